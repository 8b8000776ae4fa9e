import type { SanityClient } from '@sanity/client';
import type { CircuitBreaker } from '../../../protocol/circuit-breaker';
import type { Purge } from '../../../protocol/purge';
import { type IsPurged, SingleFlight } from '../../../protocol/single-flight';
import { metrics } from '../../metrics.server';
import type { Answer } from '../source/answer';
import {
  ContentFailure,
  ContentUnavailable,
  isLate,
  lakeFailure,
  within,
} from '../source/content-errors.server';
import {
  hasSite,
  isEmpty,
  provePublished,
  readState,
  validSite,
  withState,
} from '../source/dataset-state.server';
import {
  hashOf,
  type LakeQuery,
  type Params,
  type QueryName,
  queryLake,
  queryNamed,
  type ResultOf,
} from '../source/query-lake.server';
import type { ContentCache } from './content-cache.server';
import type { ContentConfirmation } from './content-confirmation.server';
import type { FailedQueries } from './failed-queries.server';
import type { LastKnownGood } from './last-known-good.server';

/** A visitor waits no longer for a newer answer than the one in hand, which is then sent as stale. */
const NEWER_ANSWER_TIMEOUT_MS = 100;
/** A query of one document: an answer that is not null is valid, even from an incomplete dataset. */
const ONE_DOCUMENT: QueryName = 'document';

export type ContentReaderOptions = {
  /** Sees published content only: answers are cached, and drafts must never be. */
  client: SanityClient;
  cache: ContentCache;
  lastKnownGood: LastKnownGood;
  breaker: CircuitBreaker;
  failed: FailedQueries;
  /** For each query to the Lake, by default five seconds. */
  queryTimeoutMs?: number | undefined;
  /** Called when an answer has arrived for which older content was sent, with the tags of that content. */
  onLate: (purge: Purge) => void;
  /** Called when `isComplete` has changed. */
  onComplete: (isComplete: boolean) => void;
  /** For hosted Sanity, whose queries are counted. Without it each answer is queried again after an hour. */
  hosted?: {
    /** Its answers may be as old as the live event that the query names, so it is used only after one. */
    cdn: SanityClient;
    confirmation: ContentConfirmation;
  };
};

/**
 * @property maxAgeMs an older entry counts as expired
 * @property timeoutMs after this the last good answer is returned, by default after 100 ms; the Lake's own is still cached
 *   when it arrives
 * @property isKept false for an answer that is read once: neither cached nor written to disk
 */
export type FetchOptions = { maxAgeMs?: number; timeoutMs?: number; isKept?: boolean };
const countQuery = metrics.counter(
  'site_content_queries_total',
  'Queries sent to the Lake, by name and outcome.',
);

type KeyedQuery = LakeQuery & { key: string; isKept: boolean };

/**
 * Reads all published content: from the cache while it is fresh, else from the Lake; while the Lake fails or the
 * dataset is incomplete, the last good answer, in memory or on disk. Equal queries in flight are sent once (single
 * flight), but a query that begins after a purge never shares the answer of one that began before it.
 */
export class ContentReader {
  /**
   * Whether the newest answer came from a dataset with settings and menu. A dataset that was emptied, or made private,
   * answers every query without an error; while this is false, an answer without content counts as a failure.
   */
  isComplete = true;
  /** Whether settings and menu have been read since the process started. */
  wasComplete = false;
  /** Id of the newest live event; no cache on the Lake's side may answer with older content. */
  lastEventId: string | undefined;
  /** Why the newest query failed, and since when queries fail, in ms since 1970; undefined after a success. */
  failure: { reason: string; sinceMs: number } | undefined;
  /** When the Lake last answered, in ms since 1970. */
  confirmedAtMs: number | undefined;
  readonly #options: ContentReaderOptions;
  readonly #flights = new SingleFlight<string>();
  /** Resolves if the client sees no draft; without a token it cannot. */
  #proof: Promise<void> | undefined;
  #sent = 0;
  /** Sequence of the newest query whose answer has set `isComplete`. */
  #isCompleteFrom = 0;

  /** @throws Error for a client that could see drafts */
  constructor(options: ContentReaderOptions) {
    const { perspective, token } = options.client.config();
    if (perspective !== 'published') throw new Error('Only published content may be cached');
    if (token === undefined) this.#proof = Promise.resolve();
    this.#options = options;
  }

  /**
   * @throws ContentUnavailable where the Lake fails or the dataset is incomplete, and there is no last good answer
   */
  async fetch<Name extends QueryName>(
    name: Name,
    params: Params = {},
    { maxAgeMs = Number.POSITIVE_INFINITY, timeoutMs, isKept = true }: FetchOptions = {},
  ): Promise<Answer<ResultOf<Name>>> {
    const { cache } = this.#options;
    const key = this.keyOf(name, params);
    const keyed = { name, query: queryNamed(name), params, key, isKept };
    const { followed } = cache;
    const found = cache.find(key);
    if (found && found.freshness !== 'expired' && found.ageMs < maxAgeMs) {
      // A failed revalidation is logged where it fails; the entry stays until it expires.
      if (found.freshness === 'stale') this.#revalidate(keyed, found.isConfirmable);
      return { ...cache.parse(name, found.body), from: 'lake', followed };
    }
    const newer = this.#query(keyed);
    // A failure is handled below, once it is known whether there is a last good answer, perhaps on disk.
    newer.catch(() => undefined);
    const waitMs = (await this.#lastGood(key)) ? NEWER_ANSWER_TIMEOUT_MS : undefined;
    try {
      const body = await within(timeoutMs ?? waitMs, newer);
      return { ...cache.parse(name, body), from: 'lake', followed };
    } catch (error) {
      // Looked up again: the query may have shown that the dataset is incomplete.
      const last = await this.#lastGood(key);
      if (!last) throw new ContentUnavailable(`No answer to the ${name} query`, { cause: error });
      const old = cache.parse(name, last.body);
      if (isLate(error)) newer.then(() => this.#options.onLate({ tags: old.tags })).catch(() => undefined);
      return { ...old, from: last.from, followed };
    }
  }

  /** Names a query's answer in the cache and the snapshot; another build may have another query of the name. */
  keyOf(name: QueryName, params: Params): string {
    return `${name} ${hashOf(name)} ${JSON.stringify(params)}`;
  }

  /** Expires what a purge matches, in the cache and in flight. */
  purge(purge: Purge): void {
    this.#options.cache.purge(purge);
    this.#flights.purge(purge);
    this.#options.failed.clear();
    this.#options.hosted?.confirmation.purged(purge);
  }

  #revalidate(keyed: KeyedQuery, isConfirmable: boolean): void {
    const { hosted } = this.#options;
    if (hosted && isConfirmable) void hosted.confirmation.confirm();
    else this.#query(keyed).catch(() => undefined);
  }

  /** Joins an equal query in flight, unless something was purged since it began. */
  #query(keyed: KeyedQuery): Promise<string> {
    return this.#flights.join(keyed.key, (_signal, isPurged) => this.#send(keyed, isPurged)).result;
  }

  async #send({ key, isKept, ...query }: KeyedQuery, isPurged: IsPurged): Promise<string> {
    const { cache, lastKnownGood, breaker, failed, hosted, queryTimeoutMs: timeoutMs } = this.#options;
    const client = hosted && cache.followed && this.lastEventId ? hosted.cdn : this.#options.client;
    if (!breaker.allows())
      throw new ContentFailure('circuit-breaker-open', 'The circuit breaker of the Lake is open');
    if (failed.isBackingOff(key)) throw new ContentFailure('recently-failed', 'The query failed just now');
    hosted?.confirmation.begin();
    this.#sent += 1;
    const sequence = this.#sent;
    let isComplete = true;
    let siteOfAnswer: unknown;
    const unwrap = (answer: unknown) => {
      const read = readState(answer);
      isComplete = read.isComplete;
      siteOfAnswer = read.site;
      if (!isComplete) this.#setComplete(false, sequence);
      return read.result;
    };
    try {
      await this.#prove();
      const last = await this.#lastGood(key);
      // No redirect is made up.
      const fills = query.name !== 'redirects' && (!last || JSON.parse(last.body).isFilled === true);
      const asking = { ...query, timeoutMs, query: withState(query.name, query.query) };
      const answer = await queryLake(client, asking, this.lastEventId, unwrap, fills);
      const { result, tags } = answer;
      const valid = validSite(siteOfAnswer, fills);
      const isFilled = answer.isFilled || valid?.isFilled === true;
      breaker.succeeded();
      countQuery({ query: query.name, outcome: 'answered' });
      if (query.name === 'site') {
        if (isComplete && !hasSite(result)) throw new ContentFailure('invalid-answer', 'No settings or menu');
        this.#setComplete(isComplete, sequence);
      }
      isComplete &&= this.isComplete;
      if (!isComplete && (result === null || query.name !== ONE_DOCUMENT))
        throw new ContentFailure('dataset-incomplete', 'The dataset is incomplete');
      if (isComplete) this.failure = undefined;
      this.confirmedAtMs = Date.now();
      const body = JSON.stringify({ result, tags, site: valid?.site, ...(isFilled && { isFilled }) });
      if (!isKept) return body;
      const isStored = cache.store(key, body, tags, { sequence, purged: isPurged(tags) });
      if (isStored && isComplete && !isFilled && !isEmpty(result)) lastKnownGood.store(key, body);
      return body;
    } catch (error) {
      this.#fail({ key, isKept, ...query }, error, isComplete);
      throw error;
    }
  }

  /** @param isComplete whether the answer, if any, came from a complete dataset; an incomplete one is reported once */
  #fail({ key, name }: KeyedQuery, error: unknown, isComplete: boolean): void {
    const { breaker, failed } = this.#options;
    const { reason, isUnavailable, retryAfterMs } = lakeFailure(error);
    this.failure = { reason, sinceMs: this.failure?.sinceMs ?? Date.now() };
    countQuery({ query: name, outcome: 'failed' });
    if (isUnavailable) breaker.failed(retryAfterMs);
    else if (isComplete) failed.backOff(key);
    if (isUnavailable || isComplete) failed.log(name, reason);
  }

  /** A failed proof is tried again with the next query. */
  #prove(): Promise<void> {
    this.#proof ??= provePublished(this.#options.client).catch((error) => {
      this.#proof = undefined;
      throw error;
    });
    return this.#proof;
  }

  /** Answers may arrive in another order than their queries were sent: the newest query's answer counts. */
  #setComplete(isComplete: boolean, sequence: number): void {
    if (sequence < this.#isCompleteFrom) return;
    this.#isCompleteFrom = sequence;
    this.wasComplete ||= isComplete;
    if (this.isComplete === isComplete) return;
    this.isComplete = isComplete;
    this.#options.onComplete(isComplete);
  }

  async #lastGood(key: string): Promise<{ body: string; from: 'memory' | 'snapshot' } | undefined> {
    const { cache, lastKnownGood } = this.#options;
    const found = cache.find(key);
    // In an incomplete dataset an empty entry from before may already have been part of the loss.
    if (found && (this.isComplete || !isEmpty(JSON.parse(found.body).result))) return found;
    const body = await lastKnownGood.find(key);
    if (body === undefined) return undefined;
    cache.storeExpired(key, body);
    return { body, from: 'snapshot' };
  }
}
