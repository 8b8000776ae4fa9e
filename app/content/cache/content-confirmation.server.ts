import type { SanityClient } from '@sanity/client';
import type { CircuitBreaker } from '../../../protocol/circuit-breaker';
import type { Purge } from '../../../protocol/purge';
import { log } from '../../log.server';
import { lakeFailure } from '../source/content-errors.server';
import type { ContentCache } from './content-cache.server';

/** Changes with every change of a published document. */
const NEWEST_CHANGE = '{"count": count(*), "newest": * | order(_updatedAt desc)[0]{_id, _rev}}';
const TIMEOUT_MS = 5_000;
/** Shorter than the time for which an answer stays fresh. */
export const CONFIRM_EVERY_MS = 50 * 60_000;

type ContentConfirmationOptions = {
  client: SanityClient;
  cache: ContentCache;
  breaker: CircuitBreaker;
  /** Called when the dataset has changed, and no live event has announced it. */
  onMissedEvent: () => void;
};

/** While live events arrive, confirms all stored answers every 50 minutes by one query for the dataset's newest change. */
export class ContentConfirmation {
  /** When all answers were last confirmed, in ms since 1970. */
  confirmedAtMs: number | undefined;
  readonly #options: ContentConfirmationOptions;
  /** The newest change as of the last confirmation; undefined since a purge. */
  #newest: string | undefined;
  #purges = 0;
  #isConfirming = false;

  constructor(options: ContentConfirmationOptions) {
    this.#options = options;
    setInterval(() => {
      if (options.cache.hasLiveEvents) void this.confirm();
    }, CONFIRM_EVERY_MS).unref();
  }

  /** To be called when a query is sent: answers that are stored from now on can be confirmed. */
  startConfirming(): void {
    const { cache } = this.#options;
    if (!cache.hasLiveEvents) return;
    cache.allowConfirmation();
    if (this.#newest === undefined) void this.confirm();
  }

  /** Something was purged: the next confirmation has nothing to compare with. */
  purged(purge: Purge): void {
    this.#newest = undefined;
    this.#purges += 1;
    if ('everything' in purge) this.#options.cache.forbidConfirmation();
  }

  /**
   * Compares the newest change with that of the last confirmation. A difference without a purge is a lost event.
   * Never rejects.
   */
  async confirm(): Promise<void> {
    const { client, cache, breaker } = this.#options;
    if (this.#isConfirming || !breaker.allows()) return;
    this.#isConfirming = true;
    const purges = this.#purges;
    try {
      const options = { tag: 'site.newest', signal: AbortSignal.timeout(TIMEOUT_MS) };
      const newest = JSON.stringify(await client.fetch<unknown>(NEWEST_CHANGE, {}, options));
      breaker.succeeded();
      // The answer may or may not contain a change whose purge arrived meanwhile.
      if (purges === this.#purges) this.#compare(newest);
    } catch (error) {
      const { reason, isUnavailable, retryAfterMs } = lakeFailure(error);
      if (isUnavailable) breaker.failed(retryAfterMs);
      log('warn', 'content.lake-failed', { query: 'newest', reason });
      // Then each answer is queried again by itself.
      cache.forbidConfirmation();
    }
    this.#isConfirming = false;
  }

  #compare(newest: string): void {
    const before = this.#newest;
    this.#newest = newest;
    if (before !== undefined && before !== newest) {
      this.#options.onMissedEvent();
      return;
    }
    this.#options.cache.confirmStored();
    this.confirmedAtMs = Date.now();
  }
}
