import type { LoaderFunctionArgs } from '@remix-run/node';
import { streamChanges } from '../preview/preview-changes.server';
import { wrongMethod } from '../preview/preview-responses.server';

export const loader = ({ request }: LoaderFunctionArgs) => streamChanges(request);

export const action = wrongMethod;
