import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Provenance } from '../content/content-access';
import { contentSource } from '../content/content-client.server';
import { ContentUnavailable, unlessUnavailable } from '../content/content-errors.server';
import type { SearchedDocument } from '../content/content-types';
import { unlinkedTopics } from '../content/linked-topics';
import { loadSite } from '../content/load-site.server';
import { fillPlaceholders } from '../content/placeholders';
import { publishedContent } from '../content/published-content.server';
import { env } from '../env.server';
import { log } from '../log.server';
import { type PageText, pageText } from '../page-text/page-text';
import { inTurns, isDamaged, openIndex, removeIndex, whenFree } from './index-file.server';
import type { Ranked, SearchResult, SectionIndex } from './section-index';
import type { Made } from './section-table';

type Listed = Awaited<ReturnType<typeof listed>>['result'];
type Changed = { _id: string; from: string };

const BATCH = 50;

const listed = () => publishedContent.fetch('search');

/** As the snapshot: by dataset, so that no content of another is found. In development texts change with the code. */
function fileOfIndex(): string | undefined {
  const { projectId, dataset } = contentSource(env);
  return import.meta.env.DEV ? undefined : join(env.DATA_DIR, 'search-index', projectId, `${dataset}.db`);
}

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('base64url');

/**
 * The search index of the published site. It is made from the documents one batch after the other, and afterwards only
 * those are read again that have changed, also while the site was down: by their revision, by that of a document that
 * they show, by a date, because the product was renamed, or by a new build. What is not visible, what search engines may
 * not list, and a topic without articles, is never in it.
 */
class PublishedIndex {
  /** Undefined until it has held every document. */
  madeFrom: Provenance | undefined;
  #file = fileOfIndex();
  #opened: Promise<SectionIndex> | undefined;
  #program: Promise<string> | undefined;
  /** Documents that are not visible: they are not in the file. */
  readonly #hidden = new Map<string, Made>();
  readonly #inTurn = pLimit(1);
  /** The next update, until it begins. */
  #next: Promise<Provenance> | undefined;
  #before: { documents: Listed['documents']; state: string } | undefined;

  /** How many documents it has. */
  get size(): Promise<number> {
    return this.#index.then(({ size }) => size);
  }

  get #index(): Promise<SectionIndex> {
    this.#opened ??= openIndex(this.#file);
    return this.#opened;
  }

  /**
   * Brings the index up to date.
   * @returns what it is made from
   * @throws ContentUnavailable
   */
  update(): Promise<Provenance> {
    // One that has begun may not know of the change that a caller knows of.
    this.#next ??= this.#inTurn(() => {
      this.#next = undefined;
      return this.#orReplaced((index) => this.#run(index));
    });
    return this.#next;
  }

  search(query: string, from: number, to: number): Promise<SearchResult> {
    return this.#orReplaced((index) => whenFree(() => index.search(query, from, to)));
  }

  rank(question: string, most: number): Promise<Ranked[]> {
    return this.#orReplaced((index) => whenFree(() => index.rank(question, most)));
  }

  /** If the file is damaged or cannot grow, it is removed, and the next update makes the index in memory. */
  async #orReplaced<T>(work: (index: SectionIndex) => Promise<T>): Promise<T> {
    const index = await this.#index;
    try {
      return await work(index);
    } catch (error) {
      if (!isDamaged(error)) throw error;
      log('warn', 'search.index-removed', { reason: String(error) });
      this.madeFrom = this.#before = this.#opened = undefined;
      await removeIndex(index, this.#file);
      this.#file = undefined;
      throw new ContentUnavailable('The search index was damaged');
    }
  }

  async #run(index: SectionIndex): Promise<Provenance> {
    const { brand } = await loadSite();
    const [{ result, site: _site, ...answer }, topics] = await Promise.all([
      listed(),
      publishedContent.fetch('topics'),
    ]);
    const { documents, parts } = result;
    const unlinked = new Set(unlinkedTopics(topics.result).map(({ _id }) => _id));
    const state = JSON.stringify([brand, ...unlinked]);
    const isUnchanged = this.#before?.documents === documents && this.#before.state === state;
    if (!isUnchanged || this.#changesAtMs(index) <= Date.now()) {
      const linked = documents.filter(({ _id }) => !unlinked.has(_id));
      const held = new Map([...index.made(), ...this.#hidden]);
      this.#program ??= readFile(import.meta.filename).then(hashOf);
      const all = hashOf(JSON.stringify([await this.#program, brand]));
      const shown = hashOf(all + parts.map(({ _rev }) => _rev));
      const changed = linked.flatMap(({ _id, _type, _rev }) => {
        const from = `${_rev} ${_type === 'page' ? shown : all}`;
        const made = held.get(_id);
        return made?.from === from && Date.now() < made.changesAtMs ? [] : { _id, from };
      });
      for (const { _id } of linked) held.delete(_id);
      await this.#remove(index, [...held.keys()]);
      const asked = new Map(parts.map(({ _id, askedAs }) => [_id, askedAs ?? []]));
      const textOf = (document: SearchedDocument) => pageText(fillPlaceholders(document, brand), asked);
      const isRead = await this.#read(index, changed, textOf).then(
        () => true,
        (error) => this.#keptInFile(index, error),
      );
      if (held.size > 0 || changed.length > 0 || !this.madeFrom)
        await whenFree(() => index.refresh(setImmediate));
      this.#before = isRead ? { documents, state } : undefined;
    }
    const changesAtMs = Math.min(this.#changesAtMs(index), topics.changesAtMs ?? Number.POSITIVE_INFINITY);
    this.madeFrom = { ...answer, changesAtMs };
    return this.madeFrom;
  }

  /** If the Lake is down after a start, searches use what the file has, without pages whose dates have passed. */
  async #keptInFile(index: SectionIndex, error: unknown): Promise<false> {
    unlessUnavailable(error);
    if (this.madeFrom || index.size === 0) throw error;
    const ended = [...index.made()].filter(([, { changesAtMs }]) => changesAtMs <= Date.now());
    await this.#remove(
      index,
      ended.map(([id]) => id),
    );
    return false;
  }

  async #read(
    index: SectionIndex,
    changed: readonly Changed[],
    textOf: (document: SearchedDocument) => PageText,
  ): Promise<void> {
    for (let at = 0; at < changed.length; at += BATCH) {
      const batch = changed.slice(at, at + BATCH);
      const { documents, changesAtMs } = await this.#documents(batch.map(({ _id }) => _id));
      const found = new Map(documents.map((document) => [document._id, document]));
      await inTurns(index, batch, ({ _id, from }) => {
        const document = found.get(_id);
        if (document) index.set(textOf(document), from, changesAtMs);
        else index.remove(_id);
        if (document) this.#hidden.delete(_id);
        else this.#hidden.set(_id, { from, changesAtMs });
      });
    }
  }

  async #remove(index: SectionIndex, ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#hidden.delete(id);
    await inTurns(index, ids, (id) => index.remove(id));
  }

  async #documents(ids: string[]): Promise<{ documents: SearchedDocument[]; changesAtMs: number }> {
    const { result, changesAtMs } = await publishedContent.fetch(
      'searchedDocuments',
      { ids },
      { isKept: false },
    );
    return { documents: result, changesAtMs: changesAtMs ?? Number.POSITIVE_INFINITY };
  }

  #changesAtMs(index: SectionIndex): number {
    const hidden = [...this.#hidden.values()].map(({ changesAtMs }) => changesAtMs);
    return Math.min(index.changesAtMs, ...hidden);
  }
}

/** A visitor waits no longer for the index: on a page of results, and in the chat, which says that it works. */
const BUILD_TIMEOUT_MS = 1_000;
const CHAT_TIMEOUT_MS = 10_000;
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
      async () => {
        const tookMs = Math.round(performance.now() - startedAtMs);
        log('info', 'search.built', { documents: await published.size, tookMs });
      },
      () => buildSearchIndexWhileRunning(RETRY_MS),
    );
  }, delayMs).unref();
}

/** Brings the index up to date, if that takes no longer. Undefined while it is made for the first time. */
async function current(waitMs: number): Promise<Provenance | undefined> {
  const updating = published.update().catch(unlessUnavailable);
  const latest = await Promise.race([updating, wait(waitMs, undefined, { ref: false })]);
  const { madeFrom } = published;
  // An older index is better than none; what is made from it is not stored for long.
  return latest ?? (madeFrom && { ...madeFrom, from: 'memory' });
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
  const answer = await current(BUILD_TIMEOUT_MS);
  return answer && { result: await published.search(query, from, to), answer };
}

/**
 * The sections of the published site that fit a question best.
 * @throws ContentUnavailable while the index is made for the first time
 */
export async function rankPublished(question: string, most: number): Promise<Ranked[]> {
  if (!(await current(CHAT_TIMEOUT_MS))) throw new ContentUnavailable('The search index is not made yet');
  return published.rank(question, most);
}
