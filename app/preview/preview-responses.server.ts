import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { PreviewData } from '../content/cache/content-access';
import { DRAFT_HEADERS } from '../content/pages/cache-headers.server';
import { securityHeaders } from '../security-headers.server';

const RETRY_AFTER_S = '60';
const DRAFT_RETRY_AFTER_S = '5';

const REFUSALS = {
  401: 'This preview link is not valid, or no longer. Open the page in Studio again, or ask for a new link.',
  403: 'This can only be done from our own pages.',
  404: 'Previews are not set up here.',
  405: 'Not possible here.',
  429: 'Too many attempts. Wait a minute, then try again.',
  503: 'Drafts cannot be reached at the moment. Try again soon.',
};

/** A short error in plain text, without details. */
export function refusal(status: keyof typeof REFUSALS, headers: Record<string, string> = {}): Response {
  return new Response(`${REFUSALS[status]}\n`, {
    status,
    headers: {
      ...securityHeaders(),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...(status === 429 || status === 503 ? { 'Retry-After': RETRY_AFTER_S } : {}),
      ...headers,
    },
  });
}

type Answer = (request: Request) => Promise<Response>;

/** The loader and the action of a route that answers some methods: Remix calls loaders for OPTIONS too. */
export function forMethods(methods: readonly string[], answer: Answer) {
  return async ({ request }: LoaderFunctionArgs): Promise<Response> =>
    methods.includes(request.method) ? answer(request) : refusal(405, { Allow: methods.join(', ') });
}

/**
 * The redirect target of a preview request: a path of this site, or home. The library that parses such requests returns
 * `//evil.example` for `/.//evil.example` and the like.
 * @param target an untrusted path, optionally with a query
 * @param origin of this site
 * @returns a path with exactly one leading slash, without Studio's own parameters
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
  return new Response(null, {
    status: 302,
    headers: {
      ...securityHeaders(),
      Location: path,
      'Set-Cookie': cookie,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}

const TOO_MANY = {
  title: 'Too many pages at once',
  text: 'Your browser still held a preview that has ended while you opened many pages. Wait a minute, then load this page again.',
  actions: [],
};

/** For a client that keeps sending a cookie that is not ours. A route throws it to show a page of the site. */
export function tooManyRequests(): Response {
  const headers = { ...securityHeaders(), 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_S };
  return json({ page: TOO_MANY }, { status: 429, headers });
}

/** Published content never replaces a draft: an editor could mistake it for the draft. */
const NO_DRAFT = {
  title: 'The draft cannot be shown',
  text: 'The content store does not answer at the moment. Nothing is lost, and visitors see what is published. This page shows the draft again as soon as it can.',
  actions: [],
};

/** Drafts are unavailable. @param preview the preview parts of the error page */
export function draftsUnavailable(preview: PreviewData): Response {
  return json(
    { preview, page: NO_DRAFT },
    { status: 503, headers: { ...securityHeaders(), ...DRAFT_HEADERS, 'Retry-After': DRAFT_RETRY_AFTER_S } },
  );
}
