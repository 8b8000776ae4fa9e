import type { ActionFunctionArgs } from '@remix-run/node';
import { disablePreview } from '../preview/enable-preview.server';
import { refusal } from '../preview/preview-responses.server';

export const loader = ({ request }: ActionFunctionArgs) => disablePreview(request);

/** The bar of a preview submits a form. */
export const action = ({ request }: ActionFunctionArgs) =>
  request.method === 'POST' ? disablePreview(request) : refusal(405, { Allow: 'GET, HEAD, POST' });
