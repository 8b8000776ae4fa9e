import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { lakeFailure } from '../content/content-errors.server';
import { env } from '../env.server';
import { log } from '../log.server';
import { createAttempts, MAX_WRONG_PER_MINUTE } from './attempts.server';
import { streamChanges } from './change-stream.server';
import { clearPreviewCookie, EDITOR_PREVIEW_MS } from './preview-cookie.server';
import { redirectWithCookie, refusal } from './preview-responses.server';
import { previewSetup } from './preview-setup.server';
import { isPerspective, safeDestination } from './preview-url';

const SECRET_PARAMETER = 'sanity-preview-secret';
const MAX_SECRET_LENGTH = 256;
const DEFAULT_PERSPECTIVE = 'drafts';
/** Sent by other sites' pages that frame the site or link to it; they must not end a preview. */
const FOREIGN = 'cross-site';

type Endpoint = (request: Request) => Promise<Response>;

const endpoints: Record<string, Endpoint> = {
  '/preview/enable': enablePreview,
  '/preview/disable': disablePreview,
  '/preview/changes': streamChanges,
};
/** Leaving a preview is the only form submission. */
const ANSWERS_POST = '/preview/disable';

/**
 * Handles the paths of previews. They are not routes, because the table of routes is part of every visitor's
 * JavaScript. Shared links (`shared-link.server.ts`) are handled by the route of pages, because they may answer with a page.
 * @returns undefined for every other path
 */
export function previewEndpoint(request: Request): Promise<Response> | Response | undefined {
  const { pathname } = new URL(request.url);
  const endpoint = Object.hasOwn(endpoints, pathname) ? endpoints[pathname] : undefined;
  if (!endpoint) return undefined;
  const methods = ['GET', 'HEAD', ...(pathname === ANSWERS_POST ? ['POST'] : [])];
  if (!methods.includes(request.method)) return refusal(405, { Allow: methods.join(', ') });
  return endpoint(request);
}

const wrongSecrets = createAttempts(MAX_WRONG_PER_MINUTE, env.TRUST_PROXY_HOPS);

/**
 * Starts a preview for an editor: Studio has written a secret into the dataset, and sends it here. The secret is valid
 * for an hour (`@sanity/preview-url-secret`).
 * @returns a redirect to the page with a cookie, or an error: 401, 404 if previews are not configured, 429, 503
 */
async function enablePreview(request: Request): Promise<Response> {
  if (!previewSetup) return refusal(404);
  if (await wrongSecrets.isExhausted(request)) return refusal(429);
  const url = new URL(request.url);
  const secrets = url.searchParams.getAll(SECRET_PARAMETER);
  const [secret = ''] = secrets;
  const isPlausible = secrets.length === 1 && secret.trim() !== '' && secret.length <= MAX_SECRET_LENGTH;
  if (!isPlausible) return refuseWrong(request);
  try {
    // Without `true` it calls `fetch` with `cache: no-store`, past our requester: without deadline and size limit.
    const found = await validatePreviewUrl(previewSetup.drafts.client, `${url.pathname}${url.search}`, true);
    if (!found.isValid) return refuseWrong(request);
    const requested = found.studioPreviewPerspective ?? DEFAULT_PERSPECTIVE;
    const perspective = isPerspective(requested) ? requested : DEFAULT_PERSPECTIVE;
    const cookie = await previewSetup.cookie.write({
      kind: 'editor',
      perspective,
      endsAt: Date.now() + EDITOR_PREVIEW_MS,
    });
    return redirectWithCookie(safeDestination(found.redirectTo, env.SITE_URL), cookie);
  } catch (error) {
    log('warn', 'preview.lake-failed', { query: 'secret', reason: lakeFailure(error).reason });
    return refusal(503);
  }
}

async function refuseWrong(request: Request): Promise<Response> {
  await wrongSecrets.count(request);
  return refusal(401);
}

/** Ends a preview: clears the cookie and redirects home. Works without configuration, for old cookies. */
async function disablePreview(request: Request): Promise<Response> {
  if (request.headers.get('Sec-Fetch-Site') === FOREIGN) return refusal(403);
  return redirectWithCookie('/', await clearPreviewCookie(env.SITE_URL.startsWith('https:')));
}
