import { LRUCache } from 'lru-cache';
import { log } from '../../log.server';

const BACK_OFF_MS = 10_000;
const LOG_EVERY_MS = 60_000;
const MAX_REMEMBERED = 5_000;

/**
 * Queries that failed, each of which is not sent again for ten seconds: a wrong answer to one query says nothing about
 * the others. What concerns every query, a lost connection or `Retry-After`, is the circuit breaker's.
 */
export class FailedQueries {
  readonly #backOffUntilMs = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  readonly #logged = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  readonly #now: () => number;

  /** @param now a clock in ms that never goes back */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Whether a query failed in the last ten seconds. */
  isBackingOff(key: string): boolean {
    return this.#now() < (this.#backOffUntilMs.get(key) ?? Number.NEGATIVE_INFINITY);
  }

  backOff(key: string): void {
    this.#backOffUntilMs.set(key, this.#now() + BACK_OFF_MS);
  }

  /** Lets every query be sent again: content has changed, or the Lake is back. */
  clear(): void {
    this.#backOffUntilMs.clear();
  }

  /** Logs a failure, each query name and reason once a minute. */
  log(query: string, reason: string): void {
    const kind = `${query} ${reason}`;
    if (this.#now() - (this.#logged.get(kind) ?? Number.NEGATIVE_INFINITY) < LOG_EVERY_MS) return;
    this.#logged.set(kind, this.#now());
    log('warn', 'content.lake-failed', { query, reason });
  }
}
