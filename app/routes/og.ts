import type { LoaderFunctionArgs } from '@remix-run/node';
import { shareImage } from '../seo/share-image/share-image.server';
import { publishedContent } from '../services.server';

/** The pictures that pages are shared with. */
export const loader = ({ request }: LoaderFunctionArgs) => shareImage(request, publishedContent);
