import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { forwardedAddress, networkOf } from '../../protocol/client-address';

const WINDOW_S = 60;
/** The library keeps a counter for each key it is given; counting in a fixed number of buckets bounds its memory. */
const BUCKETS = 65_536;
/** Of this process alone, so that nobody can choose an address that shares the bucket of another. */
const bucketKey = randomBytes(16);

/**
 * Counts what clients get wrong, per network and minute, so that secrets cannot be guessed.
 * @param limit how many a network may get wrong in a minute, which runs from the first
 * @param trustedProxies how many proxies of our own stand before the site; where no proxy names the client, the limit
 *   holds for all clients together
 */
export function createAttempts(limit: number, trustedProxies: number) {
  const limiter = new RateLimiterMemory({ points: limit, duration: WINDOW_S });
  const bucketOf = (request: Request) => {
    const address = forwardedAddress(request.headers.get('X-Forwarded-For'), trustedProxies) ?? '';
    const hash = createHmac('sha256', bucketKey).update(networkOf(address)).digest();
    return hash.readUInt32BE(0) % BUCKETS;
  };
  return {
    isExhausted: async (request: Request) => (await limiter.get(bucketOf(request)))?.remainingPoints === 0,
    count: (request: Request) => limiter.penalty(bucketOf(request)),
  };
}
