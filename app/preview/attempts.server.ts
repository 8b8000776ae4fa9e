import { randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { bucketOf, forwardedAddress, networkOf } from '../../protocol/client-address';
import { lakeFailure } from '../content/source/content-errors.server';
import { log } from '../log.server';

const WINDOW_S = 60;

/**
 * Answers attempts to use a secret. Wrong ones are counted per network and minute, so that secrets cannot be guessed.
 * @param limit wrong attempts allowed in a minute, which starts with the first
 * @param trustedProxies number of our own proxies before the site; where no proxy reports the client's address, all
 *   clients share one limit
 */
export function createAttempts(limit: number, trustedProxies: number) {
  const key = randomBytes(16).toString('hex');
  const limiter = new RateLimiterMemory({ points: limit, duration: WINDOW_S });

  /**
   * @param check resolves with the answer to the right secret, or with undefined for a wrong one; rejects if the Lake fails
   * @param refuse answers a wrong secret (401), one too many (429), and a failure (503)
   */
  return async (
    request: Request,
    check: () => Promise<Response | undefined>,
    refuse: (status: 401 | 429 | 503) => Response,
  ): Promise<Response> => {
    const address = forwardedAddress(request.headers.get('X-Forwarded-For'), trustedProxies) ?? '';
    const client = bucketOf(networkOf(address), key);
    // Before it is checked, so that parallel attempts cannot exceed the limit.
    if ((await limiter.penalty(client)).consumedPoints > limit) return refuse(429);
    const answer = await check().catch((error: unknown) => {
      log('warn', 'preview.lake-failed', { query: 'secret', reason: lakeFailure(error).reason });
      return refuse(503);
    });
    if (answer) await limiter.reward(client);
    return answer ?? refuse(401);
  };
}
