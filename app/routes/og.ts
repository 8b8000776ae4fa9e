import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '../content/pages/responses.server';
import { shareImage } from '../seo/share-image/share-image.server';

/** The pictures that pages are shared with. */
export const loader = ({ request }: LoaderFunctionArgs) => shareImage(request);

export const action = methodNotAllowed;
