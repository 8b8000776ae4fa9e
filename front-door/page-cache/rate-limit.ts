import { LRUCache } from 'lru-cache';

const MAX_CLIENTS = 10_000;

export interface RateLimit {
  /** How many at once. */
  burst: number;
  perSecond: number;
}

/**
 * Makes a function that says whether a client may go on: a bucket of tokens each, refilled steadily.
 * In: the limit; a clock in ms. The function takes the client's address; those of one IPv6 network count as one client.
 */
export function createRateLimit(
  { burst, perSecond }: RateLimit,
  now: () => number,
): (address: string) => boolean {
  const buckets = new LRUCache<string, { tokens: number; atMs: number }>({ max: MAX_CLIENTS });
  return (address) => {
    const client = address.includes(':') ? network(address) : address;
    const { tokens, atMs } = buckets.get(client) ?? { tokens: burst, atMs: now() };
    const refilled = Math.min(burst, tokens + ((now() - atMs) / 1_000) * perSecond);
    const allowed = refilled >= 1;
    buckets.set(client, { tokens: allowed ? refilled - 1 : refilled, atMs: now() });
    return allowed;
  };
}

/** The first 64 bits, which one household has to itself. In: IPv6 in canonical form. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
