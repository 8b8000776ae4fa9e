import type { LoaderFunctionArgs } from '@remix-run/node';
import { datePreview, enablePreview } from '../preview/enable-preview.server';
import { previews } from '../services.server';

export const loader = ({ request }: LoaderFunctionArgs) => enablePreview(request, previews);
export const action = ({ request }: LoaderFunctionArgs) => datePreview(request, previews);
