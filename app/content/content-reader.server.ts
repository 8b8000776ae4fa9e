import type { ClientReturn, SanityClient } from '@sanity/client';
import { log } from '../log.server';
import type { Answer } from './answer';
import { askLake, type Params, type Question } from './ask-lake.server';
import type { ContentCache, Reading } from './content-cache.server';
import { ContentUnavailable } from './content-unavailable.server';
import { lakeFailure } from './lake-failure.server';
import type { LakePause } from './lake-pause.server';
import type { LastKnownGood } from './last-known-good.server';
import type { QueryName } from './query-shapes.server';

export type ContentReaderOptions = {
  /** Of published content: answers are kept, and drafts must never be. */
  client: SanityClient;
  cache: ContentCache;
  kept: LastKnownGood;
  pause: LakePause;
};

type Asking = Question & { key: string; isWhole: (result: unknown) => boolean };

/**
 * The way of all published content: from the cache while it is fresh, else from the Lake, else, while the Lake is away,
 * the last good answer, in memory or on disk. Equal questions asked at the same time are asked once; but who asks after
 * a change never shares the answer of a question asked before it.
 */
export class ContentReader {
  /** The id of the newest change heard of; no cache on the Lake's side may answer with what was before it. */
  lastEventId: string | undefined;
  readonly #options: ContentReaderOptions;
  readonly #perspective: string;
  readonly #underway = new Map<string, { body: Promise<string>; reading: Reading }>();

  /** @throws Error for a client that could see drafts */
  constructor(options: ContentReaderOptions) {
    const { perspective, token } = options.client.config();
    if (perspective !== 'published' || token) throw new Error('Only published content may be kept');
    this.#options = options;
    this.#perspective = perspective;
  }

  /**
   * @param name of the query, which names its type in `query-shapes.json`
   * @param isWhole whether an answer is worth having; one that is not counts as a failure (a dataset emptied by mistake)
   * @throws ContentUnavailable where the Lake fails and nothing is kept
   */
  async fetch<const Query extends string>(
    name: QueryName,
    query: Query,
    params: Params = {},
    isWhole: Asking['isWhole'] = () => true,
  ): Promise<Answer<ClientReturn<Query>>> {
    const { cache, pause } = this.#options;
    const key = JSON.stringify([this.#perspective, query, params]);
    const asking = { name, query, params, key, isWhole };
    const { followed } = cache;
    const found = cache.find(key);
    if (found && found.freshness !== 'old') {
      // A refresh that fails is logged where it fails; the answer stays until it is old.
      if (found.freshness === 'aged' && pause.mayAsk()) this.#askOnce(asking).catch(() => undefined);
      return { ...JSON.parse(found.body), from: 'lake', followed };
    }
    try {
      const body = await (this.#joined(key) ?? this.#askUnlessPaused(asking));
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
    if (!this.#options.pause.mayAsk()) throw new Error('The Lake is given a rest');
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

  async #ask({ key, isWhole, ...question }: Asking, reading: Reading): Promise<string> {
    const { client, cache, kept, pause } = this.#options;
    try {
      const { result, tags } = await askLake(client, question, this.lastEventId);
      pause.worked();
      if (!isWhole(result)) throw new Error(`The answer to the ${question.name} query is empty`);
      const body = JSON.stringify({ result, tags });
      cache.keep(key, body, tags, reading);
      if (result) kept.keep(key, body);
      return body;
    } catch (error) {
      cache.abandon(reading);
      const { reason, isAway, retryAfterMs } = lakeFailure(error);
      if (isAway) pause.failed(retryAfterMs);
      log('warn', 'content.lake-failed', { query: question.name, reason });
      throw error;
    }
  }

  async #lastGood(key: string): Promise<{ body: string; from: 'memory' | 'snapshot' } | undefined> {
    const { cache, kept } = this.#options;
    const found = cache.find(key);
    if (found) return found;
    const body = await kept.find(key);
    if (body === undefined) return undefined;
    cache.keepOld(key, body);
    return { body, from: 'snapshot' };
  }
}
