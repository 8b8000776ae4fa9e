import { json } from '@remix-run/node';
import { canonicalPath } from '../../protocol/canonical-path';
import { SHARED_LINK_PATH } from '../../protocol/shared-link';
import { lakeFailure } from '../content/content-errors.server';
import type { ErrorPage } from '../content/content-types';
import { notFound } from '../content/responses.server';
import { env } from '../env.server';
import { log } from '../log.server';
import { securityHeaders } from '../security-headers.server';
import { createAttempts, MAX_WRONG_PER_MINUTE } from './attempts.server';
import { redirectWithCookie } from './preview-responses.server';
import { previewSetup } from './preview-setup.server';
import { findShare, isSecretOf, readShareKey } from './share.server';

const RETRY_AFTER_S = '60';

const wrongKeys = createAttempts(MAX_WRONG_PER_MINUTE, env.TRUST_PROXY_HOPS);

/** Whether a request opens a shared link. */
export function isSharedLink(request: Request): boolean {
  return new URL(request.url).pathname === SHARED_LINK_PATH;
}

/**
 * Starts the preview of one page for a visitor with its shared link, `/preview/share?key=…`.
 * @returns a redirect to the page with a cookie, or what a route throws to show an error page: 401, 404 if previews are
 *   not configured, 429, 503
 */
export async function openSharedLink(request: Request): Promise<Response> {
  if (!previewSetup) return notFound();
  if (await wrongKeys.isExhausted(request)) return sharePage(429);
  const key = readShareKey(new URL(request.url).searchParams.get('key'));
  if (!key) return refuseWrong(request);
  try {
    const share = await findShare(previewSetup.drafts.client, key.id);
    if (!share || !isSecretOf(share, key.secret)) return refuseWrong(request);
    const { path, expiresAtMs: endsAt } = share;
    const cookie = await previewSetup.cookie.write({ kind: 'share', shareId: key.id, path, endsAt });
    return redirectWithCookie(path, cookie);
  } catch (error) {
    log('warn', 'preview.lake-failed', { query: 'share', reason: lakeFailure(error).reason });
    return sharePage(503);
  }
}

async function refuseWrong(request: Request): Promise<Response> {
  await wrongKeys.count(request);
  return sharePage(401);
}

/**
 * What to throw instead of a 404: a visitor of a shared link looks at its page again, which was never published, after the
 * link was taken back.
 * @param error thrown while the page was loaded
 * @returns the error itself in every other case
 */
export async function orEndedShare(error: unknown, request: Request): Promise<unknown> {
  if (!(error instanceof Response) || error.status !== 404) return error;
  const session = await previewSetup?.cookie.read(request.headers.get('Cookie'));
  const isOfPage = session?.kind === 'share' && session.path === canonicalPath(new URL(request.url).pathname);
  return isOfPage ? sharePage(401) : error;
}

const home = [{ _key: 'home', label: 'Home page', href: '/', newTab: false }];

/** The same for a link that has ended and one that never was: nobody learns which ones exist. */
const TEXTS = {
  401: {
    title: 'This preview has ended',
    text: 'The link has run out, was taken back, or a part of it is missing. Ask the person who sent it for a new one.',
  },
  429: {
    title: 'Too many attempts',
    text: 'Links that do not work were opened too often. Wait a minute, then open yours again.',
  },
  503: {
    title: 'The preview cannot be shown just now',
    text: 'The draft could not be reached. Your link stays valid: open it again in a minute.',
  },
};

/** What a route throws to show one of these texts as a page of the site. */
function sharePage(status: keyof typeof TEXTS): Response {
  const page: ErrorPage = { ...TEXTS[status], actions: home };
  const headers = {
    ...securityHeaders(),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    ...(status === 401 ? {} : { 'Retry-After': RETRY_AFTER_S }),
  };
  return json({ page }, { status, headers });
}
