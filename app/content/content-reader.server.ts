import { setTimeout } from 'node:timers/promises';
import type { ClientReturn, SanityClient } from '@sanity/client';
import type { CircuitBreaker } from '../../protocol/circuit-breaker';
import { isRecord } from '../../protocol/is-record';
import { log } from '../log.server';
import type { QueryName } from './ask-lake.server';
import { askLake, type Params, type Question } from './ask-lake.server';
import type { Answer } from './content-access';
import type { ContentCache, Reading } from './content-cache.server';
import { ContentUnavailable, lakeFailure } from './content-errors.server';
import type { LastKnownGood } from './last-known-good.server';

/** The documents that no page can do without: where one is missing, nothing else that is missing can be believed. */
const IS_WHOLE = 'count(*[_id in ["siteSettings", "navigation"]]) == 2';
/** A document that these find is good, whatever else the dataset lacks. */
const FINDS_ONE: ReadonlySet<QueryName> = new Set(['document', 'redirect']);

export type ContentReaderOptions = {
  /** Of published content: answers are kept, and drafts must never be. */
  client: SanityClient;
  cache: ContentCache;
  kept: LastKnownGood;
  breaker: CircuitBreaker;
  /** Called when `isComplete` has changed. */
  onComplete: (isComplete: boolean) => void;
};

/**
 * @property maxAgeMs an answer that is kept for longer is asked for first
 * @property patienceMs after which the last good answer is used, and the Lake's only kept
 */
type Terms = { maxAgeMs?: number; patienceMs?: number };
type Asking = Question & { key: string };

/**
 * The way of all published content: from the cache while it is fresh, else from the Lake, else, while the Lake is away or
 * the dataset incomplete, the last good answer, in memory or on disk. Equal questions asked at the same time are asked
 * once; but a question asked after a change never shares the answer of one asked before it.
 */
export class ContentReader {
  /**
   * Whether the newest answer came from a dataset with settings and menu. A dataset that was emptied, or made private,
   * answers every question without an error; while this is false, an answer without content counts as a failure.
   */
  isComplete = true;
  /** The id of the newest change heard of; no cache on the Lake's side may answer with what was before it. */
  lastEventId: string | undefined;
  readonly #options: ContentReaderOptions;
  readonly #perspective: string;
  readonly #underway = new Map<string, { body: Promise<string>; reading: Reading }>();
  #asked = 0;
  /** The number of the newest question whose answer has set `isComplete`. */
  #learntFrom = 0;

  /** @throws Error for a client that could see drafts */
  constructor(options: ContentReaderOptions) {
    const { perspective, token } = options.client.config();
    if (perspective !== 'published' || token) throw new Error('Only published content may be kept');
    this.#options = options;
    this.#perspective = perspective;
  }

  /**
   * @param name of the query, which names its type in `query-shapes.json`
   * @throws ContentUnavailable where the Lake fails, or the dataset is incomplete, and nothing is kept
   */
  async fetch<const Query extends string>(
    name: QueryName,
    query: Query,
    params: Params = {},
    { maxAgeMs = Number.POSITIVE_INFINITY, patienceMs }: Terms = {},
  ): Promise<Answer<ClientReturn<Query>>> {
    const { cache, breaker } = this.#options;
    const key = JSON.stringify([this.#perspective, query, params]);
    const asking = { name, query, params, key };
    const { followed } = cache;
    const found = cache.find(key);
    if (found && found.freshness !== 'old' && found.ageMs < maxAgeMs) {
      // A refresh that fails is logged where it fails; the answer stays until it is old.
      if (found.freshness === 'aged' && breaker.mayAsk()) this.#askOnce(asking).catch(() => undefined);
      return { ...JSON.parse(found.body), from: 'lake', followed };
    }
    try {
      const body = await within(patienceMs, this.#joined(key) ?? this.#askUnlessPaused(asking));
      return { ...JSON.parse(body), from: 'lake', followed };
    } catch (error) {
      const last = await this.#lastGood(key);
      if (!last) throw new ContentUnavailable(`No answer to the ${name} query`, { cause: error });
      return { ...JSON.parse(last.body), from: last.from, followed };
    }
  }

  /** The answer that is on its way already, unless something has changed since it was asked for. */
  #joined(key: string): Promise<string> | undefined {
    const same = this.#underway.get(key);
    return same?.reading.overtaken ? undefined : same?.body;
  }

  async #askUnlessPaused(asking: Asking): Promise<string> {
    if (!this.#options.breaker.mayAsk()) throw new Error('The circuit breaker of the Lake is open');
    return this.#askOnce(asking);
  }

  #askOnce(asking: Asking): Promise<string> {
    const { key } = asking;
    const joined = this.#joined(key);
    if (joined) return joined;
    const reading = this.#options.cache.begin();
    const body = this.#ask(asking, reading).finally(() => {
      if (this.#underway.get(key)?.reading === reading) this.#underway.delete(key);
    });
    this.#underway.set(key, { body, reading });
    return body;
  }

  async #ask({ key, ...question }: Asking, reading: Reading): Promise<string> {
    const { client, cache, kept, breaker } = this.#options;
    this.#asked += 1;
    const asked = this.#asked;
    const query = `{"result": ${question.query}, "isWhole": ${IS_WHOLE}}`;
    let isWhole = true;
    const unwrap = (answer: unknown) => {
      isWhole = isRecord(answer) && answer.isWhole === true;
      if (!isWhole) this.#learn(false, asked);
      return isRecord(answer) ? answer.result : null;
    };
    try {
      const { result, tags } = await askLake(client, { ...question, query }, this.lastEventId, unwrap);
      breaker.worked();
      if (question.name === 'site') {
        isWhole &&= hasSite(result);
        this.#learn(isWhole, asked);
      }
      isWhole &&= this.isComplete;
      if (!isWhole && (result === null || !FINDS_ONE.has(question.name)))
        throw new Error('The dataset is incomplete');
      const body = JSON.stringify({ result, tags });
      cache.keep(key, body, tags, reading);
      if (isWhole && !isEmpty(result)) kept.keep(key, body);
      return body;
    } catch (error) {
      cache.abandon(reading);
      const { reason, isAway, retryAfterMs } = lakeFailure(error);
      if (isAway) breaker.failed(retryAfterMs);
      if (isAway || isWhole) log('warn', 'content.lake-failed', { query: question.name, reason });
      throw error;
    }
  }

  /** Answers may arrive in another order than their questions were asked in. */
  #learn(isComplete: boolean, asked: number): void {
    if (asked < this.#learntFrom) return;
    this.#learntFrom = asked;
    if (this.isComplete === isComplete) return;
    this.isComplete = isComplete;
    this.#options.onComplete(isComplete);
  }

  async #lastGood(key: string): Promise<{ body: string; from: 'memory' | 'snapshot' } | undefined> {
    const { cache, kept } = this.#options;
    const found = cache.find(key);
    // In an incomplete dataset the emptiness known from before may have been the beginning of the loss.
    if (found && (this.isComplete || !isEmpty(JSON.parse(found.body).result))) return found;
    const body = await kept.find(key);
    if (body === undefined) return undefined;
    cache.keepOld(key, body);
    return { body, from: 'snapshot' };
  }
}

function isEmpty(result: unknown): boolean {
  return result === null || (Array.isArray(result) && result.length === 0);
}

/** Settings and menu, as far as the answer is of its type. */
function hasSite(result: unknown): boolean {
  return isRecord(result) && isRecord(result.settings) && isRecord(result.navigation);
}

/** @throws where the answer takes longer; it still arrives where else it is waited for */
function within(ms: number | undefined, answer: Promise<string>): Promise<string> {
  if (ms === undefined) return answer;
  const late = setTimeout(ms, undefined, { ref: false }).then(() => {
    throw new Error(`No answer within ${ms} ms`);
  });
  return Promise.race([answer, late]);
}
