import { json } from '@remix-run/node';
import type { PreviewData } from '../content/cache/content-access';
import { DRAFT_HEADERS } from '../content/pages/cache-headers.server';
import type { ErrorPage } from '../content-model/content-types';

const RETRY_AFTER_S = '60';
const DRAFT_RETRY_AFTER_S = '5';

const REFUSALS = {
  401: 'This preview link is not valid, or no longer. Open the page in Studio again, or ask for a new link.',
  403: 'This can only be done from our own pages.',
  404: 'Previews are not set up here.',
  429: 'Too many attempts. Wait a minute, then try again.',
  503: 'Drafts cannot be reached at the moment. Try again soon.',
};

/** Headers of every answer about previews; `more` replaces them. */
const headersOf = (status: number, more: Record<string, string> = {}) => ({
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  ...(status === 429 || status === 503 ? { 'Retry-After': RETRY_AFTER_S } : {}),
  ...more,
});

/** A short error in plain text, without details. */
export function refusal(status: keyof typeof REFUSALS): Response {
  const headers = headersOf(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  return new Response(`${REFUSALS[status]}\n`, { status, headers });
}

/** What a route throws to show these texts as a page of the site. */
export const errorPage = (status: number, page: Omit<ErrorPage, 'actions'> & Partial<ErrorPage>): Response =>
  json({ page: { actions: [], ...page } }, { status, headers: headersOf(status) });

/**
 * The redirect target of a preview request: a path of this site without Studio's own parameters, or home. It is checked
 * again after it is parsed, because `/.//evil.example` then becomes `//evil.example`.
 * @param target an untrusted path, optionally with a query
 */
export function safeDestination(target: string | undefined, origin: string): string {
  if (target === undefined || !/^\/(?![/\\])/.test(target) || !URL.canParse(target, origin)) return '/';
  const url = new URL(target, origin);
  for (const name of [...url.searchParams.keys()]) {
    if (name.startsWith('sanity-preview-')) url.searchParams.delete(name);
  }
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === origin && /^\/(?![/\\])/.test(path) ? path : '/';
}

/** A redirect that sets a cookie and is not cached. @param path of this site @param cookie a `Set-Cookie` */
export function redirectWithCookie(path: string, cookie: string): Response {
  const more = { ...DRAFT_HEADERS, Location: path, 'Set-Cookie': cookie, 'Referrer-Policy': 'no-referrer' };
  return new Response(null, { status: 302, headers: headersOf(302, more) });
}

/** Published content never replaces a draft: an editor could mistake it for the draft. */
const NO_DRAFT = {
  title: 'The draft cannot be shown',
  text: 'The content store does not answer at the moment. Nothing is lost, and visitors see what is published. This page shows the draft again as soon as it can.',
  actions: [],
};

/** Drafts are unavailable. @param preview the preview parts of the error page */
export function draftsUnavailable(preview: PreviewData): Response {
  const headers = headersOf(503, { ...DRAFT_HEADERS, 'Retry-After': DRAFT_RETRY_AFTER_S });
  return json({ preview, page: NO_DRAFT }, { status: 503, headers });
}
