import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { forwardedAddress, networkOf } from '../../protocol/client-address';

const WINDOW_S = 60;
/** The library stores a counter per key; a fixed number of buckets bounds its memory. */
const BUCKETS = 65_536;

/**
 * Counts wrong attempts per network and minute, so that secrets cannot be guessed.
 * @param limit wrong attempts allowed in a minute, which starts with the first
 * @param trustedProxies number of our own proxies before the site; where no proxy reports the client's address, all
 *   clients share one limit
 */
export function createAttempts(limit: number, trustedProxies: number) {
  /** Random, so that no client can choose an address in another's bucket. */
  const bucketKey = randomBytes(16);
  const limiter = new RateLimiterMemory({ points: limit, duration: WINDOW_S });
  const bucketOf = (request: Request) => {
    const address = forwardedAddress(request.headers.get('X-Forwarded-For'), trustedProxies) ?? '';
    const hash = createHmac('sha256', bucketKey).update(networkOf(address)).digest();
    return hash.readUInt32BE(0) % BUCKETS;
  };
  return {
    /** Counts an attempt before it is checked, so that parallel ones cannot exceed the limit. */
    mayTry: async (request: Request) => (await limiter.penalty(bucketOf(request))).consumedPoints <= limit,
    /** The attempt was not a wrong one. */
    giveBack: (request: Request) => limiter.reward(bucketOf(request)),
  };
}
