import { env } from '../env.server';
import { leadTo } from './lead-to.server';
import { PreviewCookie } from './preview-cookie.server';
import { refusal } from './refusals.server';

/** Of other sites only a page that frames us, or links here, can send this; nobody else may end a preview. */
const FOREIGN = 'cross-site';

/** Ends a preview: takes the cookie away and leads home. Works without any set-up, for cookies from earlier days. */
export function disablePreview(request: Request): Response {
  if (request.headers.get('Sec-Fetch-Site') === FOREIGN) return refusal(403);
  return leadTo('/', PreviewCookie.clearing(env.SITE_URL.startsWith('https:')));
}
