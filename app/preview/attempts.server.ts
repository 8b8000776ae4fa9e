import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 50_000;

/** Counts what clients get wrong, per address and minute, so that nobody can go on guessing. Bounded in memory. */
export class Attempts {
  readonly #limit: number;
  readonly #counts: LRUCache<string, number>;

  /**
   * @param limit how many an address may get wrong in a minute
   * @param now a clock in ms that never goes back
   */
  constructor(limit: number, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#counts = new LRUCache({
      // Not by `max`, which makes room for all of them at the start.
      maxSize: MAX_ADDRESSES,
      sizeCalculation: () => 1,
      ttl: WINDOW_MS,
      perf: { now },
      ttlResolution: 0,
      noUpdateTTL: true,
    });
  }

  /** Whether whoever sent the request has to wait. */
  isExhausted(request: Request): boolean {
    return (this.#counts.get(addressOf(request)) ?? 0) >= this.#limit;
  }

  /** Counts one more; the minute runs from the first. */
  count(request: Request): void {
    const address = addressOf(request);
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1);
  }
}

/** The front door names the client's true address last; of an IPv6 address the network counts, which is one household. */
function addressOf(request: Request): string {
  const address = request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '';
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}
