import type { LoaderFunctionArgs } from '@remix-run/node';
import { disablePreview } from '../preview/enable-preview.server';

export const loader = ({ request }: LoaderFunctionArgs) => disablePreview(request);
export const action = loader;
