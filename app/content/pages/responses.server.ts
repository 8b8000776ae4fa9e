import type { Provenance } from '../source/answer';
import { cacheTag, DRAFT_HEADERS, hasDrafts, untilChange } from './cache-headers.server';

const RETRY_AFTER_S = '30';

/**
 * 410: a page removed permanently.
 * @param isStored by shared caches, for 30 s or until the answers behind it are purged
 */
export function notFound(
  status: 404 | 410 = 404,
  answers: readonly Provenance[] = [],
  isStored = true,
): Response {
  return empty(status, caching(isStored ? 'public, max-age=0, s-maxage=30' : 'no-store', answers));
}

export function unavailable(): Response {
  return empty(503, { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_S });
}

/** There is no page yet, because the dataset is new. Uncacheable: the first publish must show at once. */
export function notFoundYet(): Response {
  return empty(404, { 'Cache-Control': 'no-store' });
}

const HOUR = 'public, max-age=3600';
/** An editor may change a redirect, so browsers must not keep it. */
export const EDITORS_REDIRECT = 'public, max-age=0, s-maxage=60';

/** @param location from `canonicalPath` or `redirectTarget`, so that no browser resolves it to another host */
export function redirectTo(
  location: string,
  status: number,
  answers: readonly Provenance[] = [],
  cacheControl = HOUR,
): Response {
  return empty(status, { Location: location, ...caching(cacheControl, answers) });
}

/**
 * Redirects a file that is made from a page, such as its feed, to the file of the target, also for other sites.
 * @throws the redirect; 404 where the page's leads to another site; any other error as it is
 */
export function redirectWithPage(error: unknown, pathOf: (page: string) => string): never {
  const location = error instanceof Response ? error.headers.get('Location') : null;
  if (!(error instanceof Response) || !location) throw error;
  if (!location.startsWith('/')) throw notFound();
  const headers = new Headers(error.headers);
  headers.set('Location', pathOf(location.replace(/[?#].*/, '')));
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  throw new Response(null, { status: error.status, headers });
}

function caching(cacheControl: string, answers: readonly Provenance[]): Record<string, string> {
  if (hasDrafts(answers)) return DRAFT_HEADERS;
  return { ...cacheTag(answers), 'Cache-Control': untilChange(cacheControl, answers) };
}

function empty(status: number, headers: Record<string, string>): Response {
  return new Response(null, { status, headers });
}
