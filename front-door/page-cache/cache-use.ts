import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../protocol/client-address';
import { hasPreviewCookie } from '../../protocol/preview';

type CacheUse =
  | 'use'
  /** Not a request that a cache could answer. */
  | 'pass'
  /** It could, but the visitor's preview cookie bypasses the cache. */
  | 'preview';

/**
 * Whether a request may be answered from the cache, and its answer stored (RFC 9111, section 3). Only the path and a
 * preview cookie bypass the cache: other headers (`Cache-Control`, `Authorization`, `Expect`, `Upgrade`, other cookies)
 * change no page, and must not cost a render. The renderer verifies the cookie.
 * Takes the request, its path, the path prefixes that are never cached (`/api/`), and the site's public origin.
 */
export function mayUseCache(
  { method, headers }: IncomingMessage,
  path: string,
  uncachedPrefixes: readonly string[],
  siteUrl: string,
): CacheUse {
  if (method !== 'GET' && method !== 'HEAD') return 'pass';
  if (uncachedPrefixes.some((prefix) => path.startsWith(prefix))) return 'pass';
  return headers.cookie !== undefined && hasPreviewCookie(headers.cookie, siteUrl) ? 'preview' : 'use';
}

const MAX_CLIENTS = 10_000;

export type RateLimit = {
  /** Requests at once. */
  burst: number;
  perSecond: number;
};

/**
 * Makes a function that returns whether a client's request is allowed: a token bucket for each client.
 * `rate-limiter-flexible` has no token bucket, does not bound the number of its counters, and adds 170 KB to read at
 * each start.
 * Takes the limit; a clock in ms. The function takes the client's address, of which those of one IPv6 network count as
 * one client, and how many tokens the request costs; 0 only asks whether there is one.
 */
export function createRateLimit(
  { burst, perSecond }: RateLimit,
  now: () => number,
): (address: string, cost?: 0 | 1) => boolean {
  const buckets = new LRUCache<string, { tokens: number; atMs: number }>({ max: MAX_CLIENTS });
  return (address, cost = 1) => {
    const client = networkOf(address);
    const { tokens, atMs } = buckets.get(client) ?? { tokens: burst, atMs: now() };
    const refilled = Math.min(burst, tokens + ((now() - atMs) / 1_000) * perSecond);
    const allowed = refilled >= 1;
    if (cost > 0) buckets.set(client, { tokens: allowed ? refilled - cost : refilled, atMs: now() });
    return allowed;
  };
}
