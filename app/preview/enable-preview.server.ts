import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { env } from '../env.server';
import { clearPreviewCookie, EDITOR_PREVIEW_MS, isPerspective } from './preview-cookie.server';
import { redirectWithCookie, refusal, safeDestination } from './preview-responses.server';
import type { Previews } from './preview-setup.server';

const SECRET_PARAMETER = 'sanity-preview-secret';
const MAX_SECRET_LENGTH = 256;
const DEFAULT_PERSPECTIVE = 'drafts';
/** Sent by other sites' pages that frame the site or link to it; they must not end a preview. */
const FOREIGN = 'cross-site';

/**
 * Starts a preview for an editor. Studio has written a secret into the dataset and sends it here; it is valid for an hour
 * (`@sanity/preview-url-secret`).
 * @returns a redirect to the page with a cookie, or an error: 401, 404 if previews are not configured, 429, 503
 */
export async function enablePreview(request: Request, { setup, trySecret }: Previews): Promise<Response> {
  if (!setup) return refusal(404);
  const check = async () => {
    const url = new URL(request.url);
    const secrets = url.searchParams.getAll(SECRET_PARAMETER);
    const [secret = ''] = secrets;
    const isPlausible = secrets.length === 1 && secret.trim() !== '' && secret.length <= MAX_SECRET_LENGTH;
    if (!isPlausible) return undefined;
    // Without `true` it calls `fetch` with `cache: no-store`, past our requester: without deadline and size limit.
    const found = await validatePreviewUrl(setup.drafts.client, `${url.pathname}${url.search}`, true);
    if (!found.isValid) return undefined;
    const requested = found.studioPreviewPerspective ?? DEFAULT_PERSPECTIVE;
    const perspective = isPerspective(requested) ? requested : DEFAULT_PERSPECTIVE;
    const endsAt = Date.now() + EDITOR_PREVIEW_MS;
    const cookie = await setup.cookie.write({ kind: 'editor', perspective, endsAt });
    return redirectWithCookie(safeDestination(found.redirectTo, env.SITE_URL), cookie);
  };
  return trySecret(request, check, refusal);
}

/**
 * Shows an editor the site as of a date, or with all that has dates if the form names none.
 * @returns a redirect to the page that sent the form, with a new cookie; 401 without a session
 */
export async function datePreview(request: Request, { setup }: Previews): Promise<Response> {
  if (request.headers.get('Sec-Fetch-Site') === FOREIGN) return refusal(403);
  const session = await setup?.cookie.read(request.headers.get('Cookie'));
  if (!setup || session?.kind !== 'editor') return refusal(401);
  const cookie = await setup.cookie.write({ ...session, atMs: momentIn(await request.formData()) });
  const { pathname, search } = new URL(request.headers.get('Referer') ?? '/', env.SITE_URL);
  return redirectWithCookie(safeDestination(pathname + search, env.SITE_URL), cookie);
}

const MINUTE_MS = 60_000;

/** The moment that the preview bar sends: a local date and time, and the minutes by which UTC is later. */
function momentIn(form: FormData): number | undefined {
  const ms = Date.parse(`${form.get('at')}Z`) + Number(form.get('offset')) * MINUTE_MS;
  return Number.isNaN(ms) ? undefined : ms;
}

/** Ends a preview: clears the cookie and redirects home. Works without configuration, for old cookies. */
export async function disablePreview(request: Request): Promise<Response> {
  if (request.headers.get('Sec-Fetch-Site') === FOREIGN) return refusal(403);
  return redirectWithCookie('/', await clearPreviewCookie(env.SITE_URL.startsWith('https:')));
}
