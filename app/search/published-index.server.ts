import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { PublishedContent } from '../content/cache/published-content.server';
import { unlinkedTopics } from '../content/pages/linked-topics';
import { loadSite } from '../content/pages/load-site.server';
import { fillPlaceholders } from '../content/pages/placeholders';
import { inLanguageOf } from '../content/pages/site-languages';
import type { Provenance } from '../content/source/answer';
import { ContentUnavailable, ignoreUnavailable } from '../content/source/content-errors.server';
import type { Params } from '../content/source/query-lake.server';
import type { SearchedDocument } from '../content-model/content-types';
import { log } from '../log.server';
import { type PageText, pageText } from '../page-text/page-text';
import { inTurns, isDamaged, openIndex, removeIndex } from './index-file.server';
import type { Ranked, SearchResult, SectionIndex } from './section-index';

const BATCH = 50;
const NOTHING: Omit<PageText, 'id'> = {
  path: '',
  title: '',
  kind: 'page',
  hasAllQuestions: false,
  sections: [],
};
/** A visitor waits no longer for the index, and for a newer one. */
const TIMEOUT_MS = 10_000;
const OUTDATED_TIMEOUT_MS = 1_000;

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest();

/**
 * The index is made from the documents one batch after the other; afterwards only those are read again that have
 * changed, also while the site was down: by their revision, by that of a document that they show, by a date, or
 * because the product was renamed. Another build makes it from scratch. What is not visible, what search engines may
 * not list, and a topic without articles, is never in it.
 */
export class PublishedIndex {
  #madeFrom: Provenance | undefined;
  #opened: Promise<SectionIndex> | undefined;
  #before: { documents: object; state: string } | undefined;
  readonly #inTurn = pLimit(1);

  /**
   * @param file of the index; in memory without one
   * @param language of its documents, unless it is the default one
   */
  constructor(
    private readonly content: PublishedContent,
    private file: string | undefined,
    private readonly language?: string,
  ) {}

  /**
   * @param query folded by `searchQueryValue`
   * @param from the first result to return, counted from 0, and `to` the one after the last
   * @throws ContentUnavailable while the index is made for the first time
   */
  async search(
    query: string,
    { from, to }: { from: number; to: number },
  ): Promise<{ result: SearchResult; answer: Provenance }> {
    const answer = await this.#current();
    return { result: await this.#use((index) => index.search(query, from, to)), answer };
  }

  /** @throws ContentUnavailable while the index is made for the first time */
  async rank(question: string, most: number): Promise<Ranked[]> {
    await this.#current();
    return this.#use((index) => index.rank(question, most));
  }

  /** Waits for an update. @throws ContentUnavailable while the index is made for the first time */
  async #current(): Promise<Provenance> {
    const updating = this.update().catch(ignoreUnavailable);
    const waitMs = this.#madeFrom ? OUTDATED_TIMEOUT_MS : TIMEOUT_MS;
    const latest = await Promise.race([updating, wait(waitMs, undefined, { ref: false })]);
    if (latest) return latest;
    if (!this.#madeFrom) throw new ContentUnavailable('The search index is not made yet');
    // An older index is better than none; what is made from it is not stored for long.
    return { ...this.#madeFrom, from: 'memory' };
  }

  /** @throws ContentUnavailable */
  update(): Promise<Provenance> {
    return this.#inTurn(() => this.#use((index) => this.#run(index)));
  }

  /** If the file is damaged or cannot grow, it is removed, and the next update makes the index in memory. */
  async #use<T>(work: (index: SectionIndex) => T | Promise<T>): Promise<T> {
    this.#opened ??= readFile(import.meta.filename).then((program) =>
      openIndex(this.file, hashOf(program).readInt32BE()),
    );
    try {
      return await work(await this.#opened);
    } catch (error) {
      if (!isDamaged(error)) throw error;
      log('warn', 'search.index-removed', { reason: String(error) });
      if (this.file) await removeIndex(this.file);
      this.#madeFrom = this.#before = this.#opened = this.file = undefined;
      throw new ContentUnavailable('The search index was damaged');
    }
  }

  async #run(index: SectionIndex): Promise<Provenance> {
    const { brand, site } = await loadSite(this.content, this.language);
    const [{ result, site: _, ...answer }, topics] = await Promise.all([
      this.content.fetch('search', inLanguageOf(site.settings)),
      this.content.fetch('topics'),
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
      const isRead = await this.#read(index, changed, textOf).then(
        () => true,
        (error) => this.#useWhatIsThere(index, error),
      );
      if (held.size > 0 || changed.length > 0) index.compact();
      this.#before = isRead ? { documents, state } : undefined;
    }
    const changesAtMs = Math.min(index.changesAtMs, topics.changesAtMs ?? Number.POSITIVE_INFINITY);
    this.#madeFrom = { ...answer, changesAtMs };
    return this.#madeFrom;
  }

  /** If the Lake is down after a start, searches use what the file has, without pages whose dates have passed. */
  async #useWhatIsThere(index: SectionIndex, error: unknown): Promise<false> {
    ignoreUnavailable(error);
    const made = [...index.made()];
    if (this.#madeFrom || made.length === 0) throw error;
    const ended = made.filter(([, { changesAtMs }]) => changesAtMs <= Date.now());
    await inTurns(index, ended, ([id]) => index.remove(id));
    return false;
  }

  async #read(
    index: SectionIndex,
    changed: readonly { _id: string; from: string }[],
    textOf: (document: SearchedDocument) => PageText,
  ): Promise<void> {
    for (let at = 0; at < changed.length; at += BATCH) {
      const batch = changed.slice(at, at + BATCH);
      const ids = batch.map(({ _id }) => _id);
      // They say some of what is in Site settings.
      const params: Params = this.language ? { ids, frame: this.language } : { ids };
      const answer = await this.content.fetch('searchedDocuments', params, { isStored: false });
      const found = new Map(answer.result.map((document) => [document._id, document]));
      await inTurns(index, batch, ({ _id, from }) => {
        const document = found.get(_id);
        const text = document ? textOf(document) : { ...NOTHING, id: _id };
        index.set(text, from, answer.changesAtMs ?? undefined);
      });
    }
  }
}
