import type { LoaderFunctionArgs } from '@remix-run/node';
import { enablePreview } from '../preview/enable-preview.server';
import { wrongMethod } from '../preview/preview-responses.server';

export const loader = ({ request }: LoaderFunctionArgs) => enablePreview(request);

export const action = wrongMethod;
