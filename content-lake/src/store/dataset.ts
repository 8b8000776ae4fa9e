import { LRUCache } from 'lru-cache';
import { buildView } from '../query/build-view';
import type { DatasetView } from '../query/dataset-view';
import type { Perspective } from '../query/perspective';
import type { CommitRecord, DocumentStore } from './document-store';
import type { LakeDocument } from './lake-document';
import { ReferenceIndex } from './reference-index';

const MAX_CACHED_VIEWS = 8;

/** Makes a document ready to be shown, such as by giving assets the address they are served at now. */
export type PrepareDocument = (document: LakeDocument) => LakeDocument;

/** One dataset in memory, in step with its store: a change is on the disk before anybody sees it here. */
export class Dataset {
  readonly #documents = new Map<string, LakeDocument>();
  readonly #views = new LRUCache<string, DatasetView>({ max: MAX_CACHED_VIEWS });
  readonly references = new ReferenceIndex();
  #sorted: readonly LakeDocument[] | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  /**
   * @param name as in URLs.
   * @param prepare applied to every document on its way into memory; must return it frozen.
   */
  constructor(
    readonly name: string,
    readonly store: DocumentStore,
    readonly prepare: PrepareDocument,
  ) {
    for (const document of store.readDocuments(name)) this.#put(document);
  }

  get size(): number {
    return this.#documents.size;
  }

  /** A document by the id it really has, `drafts.` included. */
  get(id: string): LakeDocument | undefined {
    return this.#documents.get(id);
  }

  /** All documents, in ascending order of id. */
  all(): readonly LakeDocument[] {
    this.#sorted ??= [...this.#documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
    return this.#sorted;
  }

  /** The documents as a perspective shows them now; built once after each change. */
  view(perspective: Perspective): DatasetView {
    const key = typeof perspective === 'string' ? perspective : `layers:${perspective.join(',')}`;
    const known = this.#views.get(key);
    if (known) return known;
    const view = buildView(this.all(), perspective);
    this.#views.set(key, view);
    return view;
  }

  /** Runs one piece of work at a time, in the order of asking: what it reads stays true until it has written. */
  exclusively<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  /** Writes a transaction to the disk, then shows it. Call it inside `exclusively`. */
  commit(record: CommitRecord): void {
    this.store.commit(record);
    for (const id of record.deletedIds) this.#remove(id);
    for (const document of record.written) this.#put(document);
    this.#sorted = undefined;
    this.#views.clear();
  }

  #put(document: LakeDocument): void {
    const shown = this.prepare(document);
    this.#documents.set(shown._id, shown);
    this.references.set(shown);
  }

  #remove(id: string): void {
    this.#documents.delete(id);
    this.references.delete(id);
  }
}
