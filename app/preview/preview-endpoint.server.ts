import type { SanityClient } from '@sanity/client';
import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { canonicalPath } from '../../protocol/canonical-path';
import { lakeFailure } from '../content/content-errors.server';
import { followLiveEvents } from '../content/follow-live-events.server';
import { env } from '../env.server';
import { log } from '../log.server';
import { securityHeaders } from '../security-headers.server';
import { createAttempts, MAX_WRONG_PER_MINUTE } from './attempts.server';
import { clearPreviewCookie, EDITOR_PREVIEW_MS, isPerspective } from './preview-cookie.server';
import { redirectWithCookie, refusal, safeDestination } from './preview-responses.server';
import { previewSetup } from './preview-setup.server';

const SECRET_PARAMETER = 'sanity-preview-secret';
const MAX_SECRET_LENGTH = 256;
const DEFAULT_PERSPECTIVE = 'drafts';
/** Sent by other sites' pages that frame the site or link to it; they must not end a preview. */
const FOREIGN = 'cross-site';

const endpoints: Record<string, ((request: Request) => Promise<Response>) | undefined> = {
  '/preview/enable': enablePreview,
  '/preview/disable': disablePreview,
  '/preview/changes': streamChanges,
};
/** Leaving a preview is the only form submission. */
const ANSWERS_POST = '/preview/disable';

/**
 * Handles the paths of previews. Shared links (`shared-link.server.ts`) are handled by the route of pages, because they
 * may answer with a page.
 */
export async function previewEndpoint(request: Request): Promise<Response> {
  const pathname = canonicalPath(new URL(request.url).pathname);
  const endpoint = endpoints[pathname];
  if (!endpoint) return refusal(404);
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
  if (!(await wrongSecrets.mayTry(request))) return refusal(429);
  const url = new URL(request.url);
  const secrets = url.searchParams.getAll(SECRET_PARAMETER);
  const [secret = ''] = secrets;
  const isPlausible = secrets.length === 1 && secret.trim() !== '' && secret.length <= MAX_SECRET_LENGTH;
  if (!isPlausible) return refusal(401);
  try {
    // Without `true` it calls `fetch` with `cache: no-store`, past our requester: without deadline and size limit.
    const found = await validatePreviewUrl(previewSetup.drafts.client, `${url.pathname}${url.search}`, true);
    if (!found.isValid) return refusal(401);
    await wrongSecrets.giveBack(request);
    const requested = found.studioPreviewPerspective ?? DEFAULT_PERSPECTIVE;
    const perspective = isPerspective(requested) ? requested : DEFAULT_PERSPECTIVE;
    const cookie = await previewSetup.cookie.write({
      kind: 'editor',
      perspective,
      endsAt: Date.now() + EDITOR_PREVIEW_MS,
    });
    return redirectWithCookie(safeDestination(found.redirectTo, env.SITE_URL), cookie);
  } catch (error) {
    await wrongSecrets.giveBack(request);
    log('warn', 'preview.lake-failed', { query: 'secret', reason: lakeFailure(error).reason });
    return refusal(503);
  }
}

/** Ends a preview: clears the cookie and redirects home. Works without configuration, for old cookies. */
async function disablePreview(request: Request): Promise<Response> {
  if (request.headers.get('Sec-Fetch-Site') === FOREIGN) return refusal(403);
  return redirectWithCookie('/', await clearPreviewCookie(env.SITE_URL.startsWith('https:')));
}

/** Shorter than any proxy's timeout, and than a stopping server's; the browser reconnects by itself. */
const STREAM_LIFETIME_MS = 20_000;
const RETRY_MS = 100;
/** The connection to the Lake outlives its last listener: each new one is a change, because events may have been missed. */
const LINGER_MS = 5_000;

/** Called with the id of each change. All listeners share one connection to the Lake. */
const listeners = new Set<(changeId: string) => void>();
let lastId = '';
let unfollow: (() => void) | undefined;
let lingering: NodeJS.Timeout | undefined;

/** @param client with the token, to receive changes of drafts */
function follow(client: SanityClient): () => void {
  // Distinguishes ids from those of an earlier process or connection.
  const epoch = Date.now().toString(36);
  let count = 0;
  lastId = `${epoch}.${count}`;
  const onPurge = () => {
    count += 1;
    lastId = `${epoch}.${count}`;
    for (const listener of listeners) listener(lastId);
  };
  const onError = (error: unknown) =>
    log('warn', 'preview.live-failed', { reason: lakeFailure(error).reason });
  return followLiveEvents(client, { onPurge, onFollowing: () => {}, onError }, { includeDrafts: true });
}

function endFollowing(): void {
  unfollow?.();
  unfollow = undefined;
}

/**
 * Server-sent events for preview pages: one for each change of content, including drafts. An event has no data; the
 * page reloads its content.
 * @returns 401 without a session
 */
async function streamChanges(request: Request): Promise<Response> {
  const session = await previewSetup?.cookie.read(request.headers.get('Cookie'));
  if (!previewSetup || !session) return refusal(401);
  clearTimeout(lingering);
  unfollow ??= follow(previewSetup.drafts.client);
  const knownId = request.headers.get('Last-Event-ID');
  const encoder = new TextEncoder();
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      // The browser names this id when it reconnects, even if no change has happened.
      send(`retry: ${RETRY_MS}\nid: ${lastId}\n\n`);
      const report = (id: string) => send(`id: ${id}\nevent: change\ndata: {}\n\n`);
      listeners.add(report);
      if (knownId !== null && knownId !== lastId) report(lastId);
      const timer = setTimeout(() => end(), STREAM_LIFETIME_MS);
      end = () => {
        clearTimeout(timer);
        listeners.delete(report);
        if (listeners.size === 0) lingering = setTimeout(endFollowing, LINGER_MS).unref();
        end = () => {};
        controller.close();
      };
      request.signal.addEventListener('abort', () => end());
    },
    cancel: () => end(),
  });
  return new Response(stream, {
    headers: {
      ...securityHeaders(),
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Proxies must not buffer events to compress them.
      'Cache-Control': 'no-store, no-transform',
      'X-Robots-Tag': 'noindex',
    },
  });
}
