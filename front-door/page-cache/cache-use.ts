import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../protocol/client-address';
import { hasPreviewCookie } from '../../protocol/preview';

/**
 * Whether a request may be answered from the cache, and its answer stored (RFC 9111, section 3). Only an endpoint's path
 * and a preview cookie bypass the cache: other headers (`Cache-Control`, `Authorization`, `Expect`, `Upgrade`, other
 * cookies) change no page, and must not cost a render. The renderer verifies the cookie.
 * Takes the request, its path, and the paths that are never cached.
 */
export function mayUseCache(
  { method, headers }: IncomingMessage,
  path: string,
  endpoints: ReadonlySet<string>,
): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || endpoints.has(path)) return false;
  return headers.cookie === undefined || !hasPreviewCookie(headers.cookie);
}

const MAX_CLIENTS = 10_000;

export type RateLimit = {
  /** Tokens at most. */
  burst: number;
  perSecond: number;
};

/**
 * A token bucket for each client; the addresses of one IPv6 network count as one client.
 * `rate-limiter-flexible` has no token bucket, does not bound the number of its counters, and adds 170 KB to read at
 * each start.
 */
export class TokenBuckets {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #buckets = new LRUCache<string, { tokens: number; atMs: number }>({ max: MAX_CLIENTS });

  /** @param now a monotonic clock in ms */
  constructor(limit: RateLimit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Takes a request's cost from the bucket of a client's address. @returns false, and takes nothing, if that holds less. */
  take(address: string, cost = 1): boolean {
    const client = networkOf(address);
    const tokens = this.#tokens(client);
    if (tokens < cost) return false;
    this.#set(client, tokens - cost);
    return true;
  }

  /** Returns the token of a request that has turned out to cost nothing. */
  giveBack(address: string): void {
    const client = networkOf(address);
    this.#set(client, Math.min(this.#limit.burst, this.#tokens(client) + 1));
  }

  #tokens(client: string): number {
    const { burst, perSecond } = this.#limit;
    const bucket = this.#buckets.get(client);
    if (bucket === undefined) return burst;
    return Math.min(burst, bucket.tokens + ((this.#now() - bucket.atMs) / 1_000) * perSecond);
  }

  #set(client: string, tokens: number): void {
    this.#buckets.set(client, { tokens, atMs: this.#now() });
  }
}
