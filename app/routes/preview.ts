import type { ActionFunctionArgs } from '@remix-run/node';
import { previewEndpoint } from '../preview/preview-endpoint.server';

/** It rejects other methods too. */
export const loader = ({ request }: ActionFunctionArgs) => previewEndpoint(request);
export const action = ({ request }: ActionFunctionArgs) => previewEndpoint(request);
