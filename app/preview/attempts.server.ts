import { randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { bucketOf, forwardedAddress, networkOf } from '../../protocol/client-address';

const WINDOW_S = 60;

/**
 * Counts wrong attempts per network and minute, so that secrets cannot be guessed.
 * @param limit wrong attempts allowed in a minute, which starts with the first
 * @param trustedProxies number of our own proxies before the site; where no proxy reports the client's address, all
 *   clients share one limit
 */
export function createAttempts(limit: number, trustedProxies: number) {
  const key = randomBytes(16).toString('hex');
  const limiter = new RateLimiterMemory({ points: limit, duration: WINDOW_S });
  const clientOf = (request: Request) => {
    const address = forwardedAddress(request.headers.get('X-Forwarded-For'), trustedProxies) ?? '';
    return bucketOf(networkOf(address), key);
  };
  return {
    /** Counts an attempt before it is checked, so that parallel ones cannot exceed the limit. */
    mayTry: async (request: Request) => (await limiter.penalty(clientOf(request))).consumedPoints <= limit,
    /** The attempt was not a wrong one. */
    giveBack: (request: Request) => limiter.reward(clientOf(request)),
  };
}
