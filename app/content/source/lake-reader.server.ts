import type { SanityClient } from '@sanity/client';
import { LRUCache } from 'lru-cache';
import type { CircuitBreaker } from '../../../protocol/circuit-breaker';
import { log } from '../../log.server';
import { metrics } from '../../metrics.server';
import { ContentFailure, lakeFailure } from './content-errors.server';
import { hasSite, inLanguage, provePublished, readState, validSite, withState } from './dataset-state.server';
import { type Params, type QueryName, queryLake, queryNamed } from './query-lake.server';

/** A query of one document: an answer that is not null is valid, even from an incomplete dataset. */
const ONE_DOCUMENT: QueryName = 'document';

export type LakeReaderOptions = {
  /** Sees published content only: answers are cached, and drafts must never be. */
  client: SanityClient;
  /** Its answers may be as old as the live event that the query names, so it is used only after one. */
  cdn?: SanityClient | undefined;
  breaker: CircuitBreaker;
  /** A clock in ms that never goes back. */
  now?: () => number;
  /** For each query, by default five seconds. */
  queryTimeoutMs?: number | undefined;
  /** Called when `isComplete` has changed. */
  onComplete: (isComplete: boolean) => void;
};

/** A query as it is sent; `key` names it with its parameters. */
export type SentQuery = { name: QueryName; params: Params; key: string };

/**
 * A valid answer of the Lake.
 * @property site the site as of the same moment, as JSON
 * @property isFilled whether required fields were missing, and filled
 * @property isComplete whether it came from a dataset with settings and menu
 * @property sequence grows with every query sent
 */
export type LakeAnswer = {
  result: unknown;
  tags: readonly string[];
  site: string | undefined;
  isFilled: boolean;
  isComplete: boolean;
  sequence: number;
};

const countQuery = metrics.counter(
  'site_content_queries_total',
  'Queries sent to the Lake, by name and outcome.',
);

/** Queries the Lake for published content, unless it is known to fail, and keeps what the answers tell of the dataset. */
export class LakeReader {
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
  readonly #options: LakeReaderOptions;
  readonly #failedQueries: FailedQueries;
  /** Resolves if the client sees no draft; without a token it cannot. */
  #proof: Promise<void> | undefined;
  #sent = 0;
  /** Sequence of the newest query whose answer has set `isComplete`. */
  #isCompleteFrom = 0;

  /** @throws Error for a client that could see drafts */
  constructor(options: LakeReaderOptions) {
    const { perspective, token } = options.client.config();
    if (perspective !== 'published') throw new Error('Only published content may be cached');
    if (token === undefined) this.#proof = Promise.resolve();
    this.#options = options;
    this.#failedQueries = new FailedQueries(options.now);
  }

  /**
   * Sends a query.
   * @param fills whether required fields that are missing are filled; false where there is a valid older answer
   * @param hasLiveEvents whether live events arrive; without them the API CDN is not used
   * @throws ContentFailure if the Lake is known to fail, or the answer is of no use; errors of the client and the network
   */
  async query(query: SentQuery, fills: boolean, hasLiveEvents: boolean): Promise<LakeAnswer> {
    const { breaker } = this.#options;
    if (!breaker.allows())
      throw new ContentFailure('circuit-breaker-open', 'The circuit breaker of the Lake is open');
    if (this.#failedQueries.isBackingOff(query.key))
      throw new ContentFailure('recently-failed', 'The query failed just now');
    this.#sent += 1;
    const dataset = { isComplete: true, sequence: this.#sent };
    try {
      await this.#prove();
      const answer = await this.#send(query, fills, hasLiveEvents, dataset);
      if (answer.isComplete) this.failure = undefined;
      this.confirmedAtMs = Date.now();
      return answer;
    } catch (error) {
      this.#fail(query, error, dataset.isComplete);
      throw error;
    }
  }

  /** Content has changed: a query that failed may succeed now. */
  retryFailed(): void {
    this.#failedQueries.clear();
  }

  /** @param dataset its `isComplete` is set as soon as it is known, also where the answer is of no use */
  async #send(
    { name, params }: SentQuery,
    fills: boolean,
    hasLiveEvents: boolean,
    dataset: { isComplete: boolean; sequence: number },
  ): Promise<LakeAnswer> {
    const { breaker, cdn, queryTimeoutMs: timeoutMs } = this.#options;
    const client = cdn && hasLiveEvents && this.lastEventId ? cdn : this.#options.client;
    let siteOfAnswer: unknown;
    const unwrap = (answer: unknown) => {
      const read = readState(answer);
      dataset.isComplete = read.isComplete;
      siteOfAnswer = read.site;
      if (!read.isComplete) this.#setComplete(false, dataset.sequence);
      return read.result;
    };
    const text = inLanguage(withState(name, queryNamed(name)), params.frame);
    const query = { name, params, timeoutMs, query: text };
    const { result, tags, isFilled } = await queryLake(client, query, this.lastEventId, unwrap, fills);
    const valid = validSite(siteOfAnswer, fills);
    breaker.succeeded();
    countQuery({ query: name, outcome: 'answered' });
    // Without the settings of another language, the dataset is complete.
    if (name === 'site' && params.frame === undefined) {
      if (dataset.isComplete && !hasSite(result))
        throw new ContentFailure('invalid-answer', 'No settings or menu');
      this.#setComplete(dataset.isComplete, dataset.sequence);
    }
    dataset.isComplete &&= this.isComplete;
    if (!dataset.isComplete && (result === null || name !== ONE_DOCUMENT))
      throw new ContentFailure('dataset-incomplete', 'The dataset is incomplete');
    return { result, tags, site: valid?.site, isFilled: isFilled || valid?.isFilled === true, ...dataset };
  }

  /** @param isComplete whether the answer, if any, came from a complete dataset; an incomplete one is reported once */
  #fail({ key, name }: SentQuery, error: unknown, isComplete: boolean): void {
    const { breaker } = this.#options;
    const { reason, isUnavailable, retryAfterMs } = lakeFailure(error);
    this.failure = { reason, sinceMs: this.failure?.sinceMs ?? Date.now() };
    countQuery({ query: name, outcome: 'failed' });
    if (isUnavailable) breaker.failed(retryAfterMs);
    else if (isComplete) this.#failedQueries.backOff(key);
    if (isUnavailable || isComplete) this.#failedQueries.log(name, reason);
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
}

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
