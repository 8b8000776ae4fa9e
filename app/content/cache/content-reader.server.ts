import type { Purge } from '../../../protocol/purge';
import { type IsPurged, SingleFlight } from '../../../protocol/single-flight';
import type { Answer } from '../source/answer';
import { ContentUnavailable, isDeadlineError, withDeadline } from '../source/content-errors.server';
import { isEmpty } from '../source/dataset-state.server';
import type { LakeReader, SentQuery } from '../source/lake-reader.server';
import { hashOf, type Params, type QueryName, type ResultOf } from '../source/query-lake.server';
import type { ContentCache } from './content-cache.server';
import type { ContentConfirmation } from './content-confirmation.server';
import type { LastKnownGood } from './last-known-good.server';

/** If the newer answer takes longer, the visitor gets the stored one, as stale. */
const NEWER_ANSWER_TIMEOUT_MS = 100;

export type ContentReaderOptions = {
  lake: LakeReader;
  cache: ContentCache;
  lastKnownGood: LastKnownGood;
  /** For hosted Sanity, whose queries are counted. Without it each answer is queried again after an hour. */
  confirmation?: ContentConfirmation | undefined;
  /** Called when an answer has arrived for which older content was sent, with the tags of that content. */
  onNewerAnswer: (purge: Purge) => void;
};

/**
 * @property maxAgeMs an older entry counts as expired
 * @property timeoutMs after this, by default 100 ms, the last good answer is returned; the Lake's own is still cached
 * @property isStored false for an answer that is read once: neither cached nor written to disk
 */
export type FetchOptions = { maxAgeMs?: number; timeoutMs?: number; isStored?: boolean };

type KeyedQuery = SentQuery & { isStored: boolean };

/**
 * Reads from the cache while an answer is fresh, else from the Lake; while the Lake fails or the dataset is
 * incomplete, the last good answer, in memory or on disk. A query that begins after a purge never shares the answer
 * of one that began before it.
 */
export class ContentReader {
  readonly #options: ContentReaderOptions;
  readonly #flights = new SingleFlight<string>();

  constructor(options: ContentReaderOptions) {
    this.#options = options;
  }

  /**
   * @throws ContentUnavailable where the Lake fails or the dataset is incomplete, and there is no last good answer
   */
  async fetch<Name extends QueryName>(
    name: Name,
    params: Params = {},
    { maxAgeMs = Number.POSITIVE_INFINITY, timeoutMs, isStored = true }: FetchOptions = {},
  ): Promise<Answer<ResultOf<Name>>> {
    const { cache } = this.#options;
    const keyed = { name, params, key: this.keyOf(name, params), isStored };
    const { hasLiveEvents } = cache;
    const found = cache.find(keyed.key);
    if (found?.isFresh && found.ageMs < maxAgeMs)
      return { ...cache.parse(name, found.body, params.frame), from: 'lake', hasLiveEvents };
    const newer = this.#query(keyed);
    // A failure is handled below, once it is known whether there is a last good answer, perhaps on disk.
    newer.catch(() => undefined);
    const waitMs = (await this.#lastGood(keyed.key)) ? NEWER_ANSWER_TIMEOUT_MS : undefined;
    try {
      const body = await withDeadline(timeoutMs ?? waitMs, newer);
      return { ...cache.parse(name, body, params.frame), from: 'lake', hasLiveEvents };
    } catch (error) {
      // Looked up again, because the query may have shown that the dataset is incomplete.
      const last = await this.#lastGood(keyed.key);
      if (!last) throw new ContentUnavailable(`No answer to the ${name} query`, { cause: error });
      const old = cache.parse(name, last.body, params.frame);
      if (isDeadlineError(error))
        newer.then(() => this.#options.onNewerAnswer({ tags: old.tags })).catch(() => undefined);
      return { ...old, from: last.from, hasLiveEvents };
    }
  }

  /** Another build may have another query of the name. */
  keyOf(name: QueryName, params: Params): string {
    return `${name} ${hashOf(name)} ${JSON.stringify(params)}`;
  }

  purge(purge: Purge): void {
    this.#options.cache.purge(purge);
    this.#flights.purge(purge);
    this.#options.lake.retryFailed();
    this.#options.confirmation?.purged(purge);
  }

  #query(keyed: KeyedQuery): Promise<string> {
    return this.#flights.join(keyed.key, (_signal, isPurged) => this.#send(keyed, isPurged)).result;
  }

  /** As the cache and the snapshot have it. */
  async #send({ isStored, ...query }: KeyedQuery, isPurged: IsPurged): Promise<string> {
    const { lake, cache, lastKnownGood, confirmation } = this.#options;
    const last = await this.#lastGood(query.key);
    // A redirect with a missing field is dropped, not filled.
    const fills = query.name !== 'redirects' && (!last || JSON.parse(last.body).isFilled === true);
    const answering = lake.query(query, fills, cache.hasLiveEvents);
    confirmation?.startConfirming();
    const { result, tags, site, isFilled, isComplete, sequence } = await answering;
    const body = JSON.stringify({ result, tags, site, ...(isFilled && { isFilled }) });
    if (!isStored) return body;
    const isNewest = cache.store(query.key, body, tags, { sequence, purged: isPurged(tags) });
    if (isNewest && isComplete && !isFilled && !isEmpty(result)) lastKnownGood.store(query.key, body);
    return body;
  }

  async #lastGood(key: string): Promise<{ body: string; from: 'memory' | 'snapshot' } | undefined> {
    const { lake, cache, lastKnownGood } = this.#options;
    const found = cache.find(key);
    // The dataset may have lost content before it was noticed: an empty answer stored then proves nothing.
    if (found && (lake.isComplete || !isEmpty(JSON.parse(found.body).result))) return found;
    const body = await lastKnownGood.find(key);
    if (body === undefined) return undefined;
    cache.storeExpired(key, body);
    return { body, from: 'snapshot' };
  }
}
