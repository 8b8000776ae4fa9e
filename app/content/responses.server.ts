import { securityHeaders } from '../security-headers.server';

const RETRY_AFTER_S = '30';

/** No such page, or (410) one that is gone for good. Shared caches may remember it for half a minute. */
export function notFound(status: 404 | 410 = 404): Response {
  return new Response(null, {
    status,
    headers: { ...securityHeaders(), 'Cache-Control': 'public, max-age=0, s-maxage=30' },
  });
}

/** No content can be had; the page says so, and when to come back. */
export function unavailable(): Response {
  return new Response(null, {
    status: 503,
    headers: { ...securityHeaders(), 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_S },
  });
}

/**
 * Leads elsewhere.
 * @param location a root-relative path or a full address; anything that a browser would take for another host by
 *   accident (`//evil.example`) leads home instead
 */
export function redirectTo(location: string, status: number): Response {
  const safe = /^\/(?![/\\])/.test(location) || /^https?:\/\//i.test(location) ? location : '/';
  return new Response(null, {
    status,
    headers: { ...securityHeaders(), Location: safe, 'Cache-Control': 'public, max-age=3600' },
  });
}
