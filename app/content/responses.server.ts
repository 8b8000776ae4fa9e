import { securityHeaders } from '../security-headers.server';
import { cacheTag, DRAFT_HEADERS, hasDrafts } from './cache-headers.server';
import type { Provenance } from './content-access';

const RETRY_AFTER_S = '30';
export const READ_METHODS = 'GET, HEAD';

/**
 * No such page, or (410) one that is gone for good. Shared caches may remember it for half a minute, or until a change of
 * what said so.
 */
export function notFound(status: 404 | 410 = 404, answers: readonly Provenance[] = []): Response {
  return empty(status, caching('public, max-age=0, s-maxage=30', answers));
}

/** No content can be had; the page says so, and when to come back. */
export function unavailable(): Response {
  return empty(503, { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_S });
}

/** The action of a route that can only be read. */
export function refuseWrite(): Response {
  return empty(405, { 'Cache-Control': 'no-store', Allow: READ_METHODS });
}

/**
 * Leads elsewhere.
 * @param location as `canonicalPath` or `redirectTarget` gives it, so that no browser takes it for another host
 */
export function redirectTo(location: string, status: number, answers: readonly Provenance[] = []): Response {
  return empty(status, { Location: location, ...caching('public, max-age=3600', answers) });
}

/** Drafts are kept by nobody; anything else as long as it is said, under the tags of what went into it. */
function caching(cacheControl: string, answers: readonly Provenance[]): Record<string, string> {
  return hasDrafts(answers) ? DRAFT_HEADERS : { ...cacheTag(answers), 'Cache-Control': cacheControl };
}

function empty(status: number, headers: Record<string, string>): Response {
  return new Response(null, { status, headers: { ...securityHeaders(), ...headers } });
}
