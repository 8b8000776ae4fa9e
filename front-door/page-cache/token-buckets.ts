import { LRUCache } from 'lru-cache';
import { networkOf } from '../../protocol/client-address';

const MAX_CLIENTS = 10_000;
/** Requests of one client that wait for its tokens. */
const MAX_WAITING = 100;

export type RateLimit = {
  /** Tokens at most. */
  burst: number;
  perSecond: number;
};

type Bucket = {
  tokens: number;
  atMs: number;
  /** Tokens that may come back. */
  lent: number;
  /** Called when one of them has, or has been spent. */
  waiting: (() => void)[];
};

/**
 * A token bucket for each client; the addresses of one IPv6 network count as one client.
 * `rate-limiter-flexible` has no token bucket, does not bound the number of its counters, and adds 170 KB to read at
 * each start.
 */
export class TokenBuckets {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });

  /** @param now a monotonic clock in ms */
  constructor(limit: RateLimit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Takes a request's cost from the bucket of a client's address. @returns false, and takes nothing, if that holds less. */
  take(address: string, cost = 1): boolean {
    const bucket = this.#bucketOf(address);
    if (bucket.tokens < cost) return false;
    bucket.tokens -= cost;
    return true;
  }

  /** Takes a token that may come back. @returns a function to be called with whether it does; undefined without a token */
  lend(address: string): ((isReturned: boolean) => void) | undefined {
    if (!this.take(address)) return undefined;
    const bucket = this.#bucketOf(address);
    bucket.lent += 1;
    return (isReturned) => {
      bucket.lent -= 1;
      if (isReturned) bucket.tokens = Math.min(this.#limit.burst, bucket.tokens + 1);
      for (const wake of bucket.waiting.splice(0)) wake();
    };
  }

  /** Resolves when one of a client's lent tokens has come back, or been spent. @returns undefined if none is lent, or too many wait */
  whenSettled(address: string): Promise<void> | undefined {
    const { lent, waiting } = this.#bucketOf(address);
    if (lent === 0 || waiting.length >= MAX_WAITING) return undefined;
    return new Promise((resolve) => waiting.push(resolve));
  }

  #bucketOf(address: string): Bucket {
    const client = networkOf(address);
    const { burst, perSecond } = this.#limit;
    const nowMs = this.#now();
    const bucket = this.#buckets.get(client) ?? { tokens: burst, atMs: nowMs, lent: 0, waiting: [] };
    bucket.tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.atMs) / 1_000) * perSecond);
    bucket.atMs = nowMs;
    this.#buckets.set(client, bucket);
    return bucket;
  }
}
