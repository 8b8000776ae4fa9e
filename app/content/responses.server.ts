import { securityHeaders } from '../security-headers.server';
import type { Provenance } from './answer';
import { cacheTag, hasDrafts } from './cache-headers.server';
import { DRAFT_HEADERS } from './draft-headers.server';

const RETRY_AFTER_S = '30';
export const READ_METHODS = 'GET, HEAD';

/**
 * No such page, or (410) one that is gone for good. Shared caches may remember it for half a minute, or until a change of
 * what said so.
 */
export function notFound(status: 404 | 410 = 404, answers: readonly Provenance[] = []): Response {
  return new Response(null, {
    status,
    headers: {
      ...securityHeaders(),
      ...(!hasDrafts(answers) && cacheTag(answers)),
      'Cache-Control': 'public, max-age=0, s-maxage=30',
      ...(hasDrafts(answers) && DRAFT_HEADERS),
    },
  });
}

/** No content can be had; the page says so, and when to come back. */
export function unavailable(): Response {
  return new Response(null, {
    status: 503,
    headers: { ...securityHeaders(), 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_S },
  });
}

/** The action of a route that can only be read. The page says so; another route's answer has no body. */
export function refuseWrite(): Response {
  return new Response(null, {
    status: 405,
    headers: { ...securityHeaders(), 'Cache-Control': 'no-store', Allow: READ_METHODS },
  });
}

/**
 * Leads elsewhere.
 * @param location as `canonicalPath` or `redirectTarget` gives it, so that no browser takes it for another host
 */
export function redirectTo(location: string, status: number, answers: readonly Provenance[] = []): Response {
  return new Response(null, {
    status,
    headers: {
      ...securityHeaders(),
      ...(!hasDrafts(answers) && cacheTag(answers)),
      Location: location,
      'Cache-Control': 'public, max-age=3600',
      ...(hasDrafts(answers) && DRAFT_HEADERS),
    },
  });
}
