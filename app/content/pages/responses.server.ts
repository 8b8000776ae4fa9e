import { securityHeaders } from '../../security-headers.server';
import type { Provenance } from '../source/answer';
import { cacheTag, DRAFT_HEADERS, FOR_ANY_QUERY, hasDrafts, untilChange } from './cache-headers.server';

const RETRY_AFTER_S = '30';
export const READ_METHODS = 'GET, HEAD';

/**
 * 410: a page removed permanently. Shared caches may store it for 30 s, or until the answers behind it are purged.
 * @param query the header that names the parameters that it depends on; null if on all of them: it is not stored
 */
export function notFound(
  status: 404 | 410 = 404,
  answers: readonly Provenance[] = [],
  query: Record<string, string> | null = FOR_ANY_QUERY,
): Response {
  if (!query) return empty(status, caching('no-store', answers));
  return empty(status, { ...caching('public, max-age=0, s-maxage=30', answers), ...query });
}

export function unavailable(): Response {
  return empty(503, { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_S });
}

/** There is no page yet, because the dataset is new. Uncacheable: the first publish must show at once. */
export function notFoundYet(): Response {
  return empty(404, { 'Cache-Control': 'no-store' });
}

export function methodNotAllowed(): Response {
  return empty(405, { 'Cache-Control': 'no-store', Allow: READ_METHODS });
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
  return new Response(null, { status, headers: { ...securityHeaders(), ...headers } });
}
