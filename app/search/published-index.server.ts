import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { publishedContent } from '../content/cache/published-content.server';
import { unlinkedTopics } from '../content/pages/linked-topics';
import { loadSite } from '../content/pages/load-site.server';
import { fillPlaceholders } from '../content/pages/placeholders';
import type { Provenance } from '../content/source/answer';
import { contentSource } from '../content/source/content-client.server';
import { ContentUnavailable, ignoreUnavailable } from '../content/source/content-errors.server';
import type { SearchedDocument } from '../content-model/content-types';
import { env } from '../env.server';
import { log } from '../log.server';
import { type PageText, pageText } from '../page-text/page-text';
import { inTurns, isDamaged, openIndex, removeIndex } from './index-file.server';
import type { Ranked, SearchResult, SectionIndex } from './section-index';

const BATCH = 50;
/** What a document that is not visible says. */
const NOTHING: Omit<PageText, 'id'> = {
  path: '',
  title: '',
  kind: 'page',
  hasAllQuestions: false,
  sections: [],
};
/** A visitor waits no longer for the index: on a page of results, and in the chat, which says that it works. */
const BUILD_TIMEOUT_MS = 1_000;
const CHAT_TIMEOUT_MS = 10_000;
const FIRST_DELAY_MS = 500;
const RETRY_MS = 10_000;

/** As the snapshot: by dataset, so that no content of another is found. In development texts change with the code. */
function fileOfIndex(): string | undefined {
  const { projectId, dataset } = contentSource(env);
  return import.meta.env.DEV ? undefined : join(env.DATA_DIR, 'search-index', projectId, `${dataset}.db`);
}

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest();

/**
 * The search index of the published site. It is made from the documents one batch after the other, and afterwards only
 * those are read again that have changed, also while the site was down: by their revision, by that of a document that
 * they show, by a date, or because the product was renamed. Another build makes it from scratch. What is not visible, what
 * search engines may not list, and a topic without articles, is never in it.
 */
class PublishedIndex {
  /** Undefined until it has held every document. */
  madeFrom: Provenance | undefined;
  #file = fileOfIndex();
  #opened: Promise<SectionIndex> | undefined;
  #before: { documents: object; state: string } | undefined;
  readonly #inTurn = pLimit(1);

  /**
   * Brings the index up to date.
   * @returns what it is made from
   * @throws ContentUnavailable
   */
  update(): Promise<Provenance> {
    return this.#inTurn(() => this.use((index) => this.#run(index)));
  }

  /** If the file is damaged or cannot grow, it is removed, and the next update makes the index in memory. */
  async use<T>(work: (index: SectionIndex) => T | Promise<T>): Promise<T> {
    this.#opened ??= readFile(import.meta.filename).then((program) =>
      openIndex(this.#file, hashOf(program).readInt32BE()),
    );
    try {
      return await work(await this.#opened);
    } catch (error) {
      if (!isDamaged(error)) throw error;
      log('warn', 'search.index-removed', { reason: String(error) });
      if (this.#file) await removeIndex(this.#file);
      this.madeFrom = this.#before = this.#opened = this.#file = undefined;
      throw new ContentUnavailable('The search index was damaged');
    }
  }

  async #run(index: SectionIndex): Promise<Provenance> {
    const { brand } = await loadSite();
    const [{ result, site: _site, ...answer }, topics] = await Promise.all([
      publishedContent.fetch('search'),
      publishedContent.fetch('topics'),
    ]);
    const { documents, parts } = result;
    const unlinked = new Set(unlinkedTopics(topics.result).map(({ _id }) => _id));
    const state = JSON.stringify([brand, ...unlinked]);
    const isUnchanged = this.#before?.documents === documents && this.#before.state === state;
    if (!isUnchanged || index.changesAtMs <= Date.now()) {
      const held = index.made();
      const shown = JSON.stringify(parts.map(({ _rev }) => _rev));
      const changed = documents.flatMap(({ _id, _type, _rev }) => {
        if (unlinked.has(_id)) return [];
        const all = JSON.stringify([_rev, brand, _type === 'page' ? shown : '']);
        const from = hashOf(all).toString('base64url');
        const made = held.get(_id);
        held.delete(_id);
        return made?.from === from && Date.now() < made.changesAtMs ? [] : { _id, from };
      });
      await inTurns(index, [...held.keys()], (id) => index.remove(id));
      const asked = new Map(parts.map(({ _id, askedAs }) => [_id, askedAs ?? []]));
      const textOf = (document: SearchedDocument) => pageText(fillPlaceholders(document, brand), asked);
      const isRead = await read(index, changed, textOf).then(
        () => true,
        (error) => this.#useWhatIsThere(index, error),
      );
      if (held.size > 0 || changed.length > 0) index.compact();
      this.#before = isRead ? { documents, state } : undefined;
    }
    const changesAtMs = Math.min(index.changesAtMs, topics.changesAtMs ?? Number.POSITIVE_INFINITY);
    this.madeFrom = { ...answer, changesAtMs };
    return this.madeFrom;
  }

  /** If the Lake is down after a start, searches use what the file has, without pages whose dates have passed. */
  async #useWhatIsThere(index: SectionIndex, error: unknown): Promise<false> {
    ignoreUnavailable(error);
    const made = [...index.made()];
    if (this.madeFrom || made.length === 0) throw error;
    const ended = made.filter(([, { changesAtMs }]) => changesAtMs <= Date.now());
    await inTurns(index, ended, ([id]) => index.remove(id));
    return false;
  }
}

/** Reads documents, one batch after the other, into the index. */
async function read(
  index: SectionIndex,
  changed: readonly { _id: string; from: string }[],
  textOf: (document: SearchedDocument) => PageText,
): Promise<void> {
  for (let at = 0; at < changed.length; at += BATCH) {
    const batch = changed.slice(at, at + BATCH);
    const ids = batch.map(({ _id }) => _id);
    const answer = await publishedContent.fetch('searchedDocuments', { ids }, { isStored: false });
    const found = new Map(answer.result.map((document) => [document._id, document]));
    await inTurns(index, batch, ({ _id, from }) => {
      const document = found.get(_id);
      const text = document ? textOf(document) : { ...NOTHING, id: _id };
      index.set(text, from, answer.changesAtMs ?? undefined);
    });
  }
}

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
      () => log('info', 'search.built', { tookMs: Math.round(performance.now() - startedAtMs) }),
      () => buildSearchIndexWhileRunning(RETRY_MS),
    );
  }, delayMs).unref();
}

/** Brings the index up to date, if that takes no longer. Undefined while it is made for the first time. */
async function current(waitMs: number): Promise<Provenance | undefined> {
  const updating = published.update().catch(ignoreUnavailable);
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
  return answer && { result: await published.use((index) => index.search(query, from, to)), answer };
}

/**
 * The sections of the published site that fit a question best.
 * @throws ContentUnavailable while the index is made for the first time
 */
export async function rankPublished(question: string, most: number): Promise<Ranked[]> {
  if (!(await current(CHAT_TIMEOUT_MS))) throw new ContentUnavailable('The search index is not made yet');
  return published.use((index) => index.rank(question, most));
}
