import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Brand } from '../../protocol/placeholders';
import type { Provenance } from '../content/content-access';
import { ContentUnavailable, unlessUnavailable } from '../content/content-errors.server';
import type { SearchedDocument } from '../content/content-types';
import { unlinkedTopics } from '../content/linked-topics';
import { loadSite } from '../content/load-site.server';
import { fillPlaceholders } from '../content/placeholders';
import { publishedContent } from '../content/published-content.server';
import { env } from '../env.server';
import { log } from '../log.server';
import { createYield } from '../yield-to-requests.server';
import { SearchIndex, type SearchResult } from './search-index';
import { type AskedAs, searchDocument } from './sections.server';

type Listed = Awaited<ReturnType<typeof listed>>['result'];
/** What a document in the index was made from, and when that changes by itself (its dates). */
type Held = { from: string; changesAtMs: number };

const BATCH = 50;

const listed = () => publishedContent.fetch('search');

/**
 * The search index of the published site. It is made from the documents one batch after the other, and afterwards only
 * those are read again that have changed: by their revision, by that of a document that they show, by a date, or because
 * the product was renamed. What is not visible, what search engines may not list, and a topic without
 * articles, is never in it.
 */
class PublishedIndex {
  readonly index = new SearchIndex();
  /** Undefined until it has held every document. */
  madeFrom: Provenance | undefined;
  readonly #held = new Map<string, Held>();
  readonly #inTurn = pLimit(1);
  /** The next update, until it begins. */
  #next: Promise<Provenance> | undefined;
  #before: { documents: Listed['documents']; state: string } | undefined;

  /**
   * Brings the index up to date.
   * @returns what it is made from
   * @throws ContentUnavailable
   */
  update(): Promise<Provenance> {
    // One that has begun may not know of the change that a caller knows of.
    this.#next ??= this.#inTurn(() => {
      this.#next = undefined;
      return this.#run();
    });
    return this.#next;
  }

  async #run(): Promise<Provenance> {
    const { brand } = await loadSite();
    const [{ result, site: _site, ...answer }, topics] = await Promise.all([
      listed(),
      publishedContent.fetch('topics'),
    ]);
    const { documents, parts } = result;
    const unlinked = new Set(unlinkedTopics(topics.result).map(({ _id }) => _id));
    const state = JSON.stringify([brand, ...unlinked]);
    const isUnchanged = this.#before?.documents === documents && this.#before.state === state;
    if (!isUnchanged || this.#changesAtMs() <= Date.now()) {
      const key = JSON.stringify(brand);
      const linked = documents.filter(({ _id }) => !unlinked.has(_id));
      const shown = parts.map(({ _rev }) => _rev).join();
      const changed = linked.flatMap(({ _id, _type, _rev }) => {
        const from = [_rev, key, _type === 'page' ? shown : ''].join(' ');
        const held = this.#held.get(_id);
        return held?.from === from && Date.now() < held.changesAtMs ? [] : { _id, from };
      });
      this.#removeOthers(new Set(linked.map(({ _id }) => _id)));
      await this.#read(changed, brand, askedAs(parts));
      this.#before = { documents, state };
    }
    const changesAtMs = Math.min(this.#changesAtMs(), topics.changesAtMs ?? Number.POSITIVE_INFINITY);
    this.madeFrom = { ...answer, changesAtMs };
    return this.madeFrom;
  }

  async #read(
    changed: readonly { _id: string; from: string }[],
    brand: Brand,
    asked: AskedAs,
  ): Promise<void> {
    const yieldToRequests = createYield();
    for (let at = 0; at < changed.length; at += BATCH) {
      const batch = changed.slice(at, at + BATCH);
      const { documents, changesAtMs } = await this.#documents(batch.map(({ _id }) => _id));
      const found = new Map(documents.map((document) => [document._id, document]));
      for (const { _id, from } of batch) {
        await yieldToRequests();
        const document = found.get(_id);
        if (document) this.index.set(searchDocument(fillPlaceholders(document, brand), asked));
        else this.index.remove(_id);
        this.#held.set(_id, { from, changesAtMs });
      }
    }
  }

  /** While the Lake cannot be reached, and nothing has been read yet, those of the snapshot. */
  async #documents(ids: string[]): Promise<{ documents: SearchedDocument[]; changesAtMs: number }> {
    const once = { isKept: false };
    try {
      const answer = await publishedContent.fetch('searchedDocuments', { ids }, once);
      return { documents: answer.result, changesAtMs: answer.changesAtMs ?? Number.POSITIVE_INFINITY };
    } catch (error) {
      if (!(error instanceof ContentUnavailable) || this.madeFrom) throw error;
      const { result } = await publishedContent.fetch('answers');
      const wanted = new Set(ids);
      const documents = result.documents.filter(({ _id }) => wanted.has(_id));
      // Read again as soon as the Lake can be reached.
      return { documents, changesAtMs: 0 };
    }
  }

  #removeOthers(ids: ReadonlySet<string>): void {
    for (const id of this.#held.keys()) {
      if (ids.has(id)) continue;
      this.index.remove(id);
      this.#held.delete(id);
    }
  }

  #changesAtMs(): number {
    let soonest = Number.POSITIVE_INFINITY;
    for (const { changesAtMs } of this.#held.values()) soonest = Math.min(soonest, changesAtMs);
    return soonest;
  }
}

const askedAs = (parts: Listed['parts']): AskedAs =>
  new Map(parts.map(({ _id, askedAs: asked }) => [_id, asked ?? []]));

/** A visitor waits no longer for the index. */
const BUILD_TIMEOUT_MS = 1_000;
const FIRST_DELAY_MS = 500;
const RETRY_MS = 10_000;

const published = new PublishedIndex();

/**
 * Makes the index soon after the start, so that the first search finds it; a failure is tried again in ten seconds.
 * Where queries are spared (`SNAPSHOT_FILL`), the first search makes it.
 */
export function buildSearchIndexWhileRunning(delayMs = FIRST_DELAY_MS): void {
  // In development this module is reloaded after each edit.
  if (!env.SNAPSHOT_FILL || import.meta.env.DEV) return;
  setTimeout(() => {
    const startedAtMs = performance.now();
    published.update().then(
      () => {
        const tookMs = Math.round(performance.now() - startedAtMs);
        log('info', 'search.built', { documents: published.index.size, tookMs });
      },
      () => buildSearchIndexWhileRunning(RETRY_MS),
    );
  }, delayMs).unref();
}

/**
 * Searches the published site.
 * @param query folded by `searchQueryValue`
 * @param from the first result to return, counted from 0, and `to` the one after the last
 * @returns what is found, and what that is made from; undefined while the index is made for the first time
 */
export async function searchPublished(
  query: string,
  { from, to }: { from: number; to: number },
): Promise<{ result: SearchResult; answer: Provenance } | undefined> {
  const updating = published.update().catch(unlessUnavailable);
  const current = await Promise.race([updating, wait(BUILD_TIMEOUT_MS, undefined, { ref: false })]);
  const { madeFrom } = published;
  if (!madeFrom) return undefined;
  // An older index is better than none; what is made from it is not stored for long.
  return {
    result: published.index.search(query, from, to),
    answer: current ?? { ...madeFrom, from: 'memory' },
  };
}
