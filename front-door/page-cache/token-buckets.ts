import { LRUCache } from 'lru-cache';
import { networkOf } from '../../protocol/client-address';

const MAX_CLIENTS = 10_000;

export type RateLimit = {
  /** Tokens at most. */
  burst: number;
  perSecond: number;
};

type Bucket = { tokens: number; atMs: number };

/** A customer of a provider may own a /56, or a /48, which have two and four times the tokens of a client. */
const PREFIXES = [64, 56, 48] as const;

/**
 * A token bucket for each client, and one for each network that it belongs to: a request takes its cost from all.
 * (`rate-limiter-flexible` has no token bucket, and does not bound the number of its counters.)
 */
export class TokenBuckets {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #networks = PREFIXES.map((prefix, at) => ({
    ...{ prefix, times: 2 ** at },
    buckets: new LRUCache<string, Bucket>({ max: MAX_CLIENTS }),
  }));

  /** @param now a monotonic clock in ms */
  constructor(limit: RateLimit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** @returns false, and takes nothing, if one bucket holds less */
  take(address: string, cost = 1): boolean {
    const buckets = this.#bucketsOf(address);
    if (buckets.some(({ tokens }) => tokens < cost)) return false;
    for (const bucket of buckets) bucket.tokens -= cost;
    return true;
  }

  giveBack(address: string): void {
    for (const bucket of this.#bucketsOf(address)) bucket.tokens += 1;
  }

  #bucketsOf(address: string): Bucket[] {
    const { burst, perSecond } = this.#limit;
    const nowMs = this.#now();
    return this.#networks.map(({ prefix, times, buckets }) => {
      const network = networkOf(address, prefix);
      const most = burst * times;
      const bucket = buckets.get(network) ?? { tokens: most, atMs: nowMs };
      bucket.tokens = Math.min(most, bucket.tokens + ((nowMs - bucket.atMs) / 1_000) * perSecond * times);
      bucket.atMs = nowMs;
      buckets.set(network, bucket);
      return bucket;
    });
  }
}
