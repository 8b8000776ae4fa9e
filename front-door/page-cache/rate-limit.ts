import { LRUCache } from 'lru-cache';
import { networkOf } from '../../protocol/client-address';

const MAX_CLIENTS = 10_000;

export interface RateLimit {
  /** How many at once. */
  burst: number;
  perSecond: number;
}

/**
 * Makes a function that says whether a client may go on: a bucket of tokens each, refilled steadily.
 * `rate-limiter-flexible` has no token bucket, keeps a counter for each address without a bound, and adds 170 KB to read at
 * each start.
 * In: the limit; a clock in ms. The function takes the client's address; those of one IPv6 network count as one client.
 */
export function createRateLimit(
  { burst, perSecond }: RateLimit,
  now: () => number,
): (address: string) => boolean {
  const buckets = new LRUCache<string, { tokens: number; atMs: number }>({ max: MAX_CLIENTS });
  return (address) => {
    const client = networkOf(address);
    const { tokens, atMs } = buckets.get(client) ?? { tokens: burst, atMs: now() };
    const refilled = Math.min(burst, tokens + ((now() - atMs) / 1_000) * perSecond);
    const allowed = refilled >= 1;
    buckets.set(client, { tokens: allowed ? refilled - 1 : refilled, atMs: now() });
    return allowed;
  };
}
