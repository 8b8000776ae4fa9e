import { LRUCache } from 'lru-cache';
import { forwardedAddress, networkOf } from '../../protocol/client-address';

const WINDOW_MS = 60_000;
const MAX_NETWORKS = 50_000;

/** Counts what clients get wrong, per network and minute, so that nobody can go on guessing. Bounded in memory. */
export class Attempts {
  readonly #limit: number;
  readonly #trustedProxies: number;
  readonly #counts: LRUCache<string, number>;

  /**
   * @param limit how many a network may get wrong in a minute
   * @param trustedProxies how many proxies of our own stand before the site
   * @param now a clock in ms that never goes back
   */
  constructor(limit: number, trustedProxies: number, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#trustedProxies = trustedProxies;
    this.#counts = new LRUCache({
      // Not by `max`, which makes room for all of them at the start.
      maxSize: MAX_NETWORKS,
      sizeCalculation: () => 1,
      ttl: WINDOW_MS,
      perf: { now },
      ttlResolution: 0,
      noUpdateTTL: true,
    });
  }

  /** Whether whoever sent the request has to wait. */
  isExhausted(request: Request): boolean {
    return (this.#counts.get(this.#networkOf(request)) ?? 0) >= this.#limit;
  }

  /** Counts one more; the minute runs from the first. */
  count(request: Request): void {
    const network = this.#networkOf(request);
    this.#counts.set(network, (this.#counts.get(network) ?? 0) + 1);
  }

  /** Where no proxy names the client, the limit holds for all clients together. */
  #networkOf(request: Request): string {
    return networkOf(forwardedAddress(request.headers.get('X-Forwarded-For'), this.#trustedProxies) ?? '');
  }
}
