import { ChangeLog, type DatasetChange, type DocumentChange } from './change-log';
import type { DocumentStore } from './document-store';
import { baseDocumentId, type LakeDocument } from './lake-document';
import { createPatch } from './mendoza-patch';
import { ReferenceIndex } from './reference-index';

/** Prepares a document for an answer, for instance with the current address of an asset. */
type PrepareDocument = (document: LakeDocument) => LakeDocument;

/** What a transaction is about to write. */
type PendingCommit = {
  readonly transactionId: string;
  readonly timestamp: string;
  readonly author: string;
  /** The documents touched, in that order; `after` is undefined for one that is deleted. */
  readonly documents: readonly Pick<DocumentChange, 'id' | 'after' | 'mutations'>[];
};

/** One dataset in memory, in step with its store: a change is on the disk before anybody sees it here. */
export class Dataset {
  readonly #documents = new Map<string, LakeDocument>();
  readonly references = new ReferenceIndex();
  readonly changes: ChangeLog;
  #sorted: readonly LakeDocument[] | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  /**
   * @param name as in URLs.
   * @param prepare applied to every document on its way into memory; must return it frozen.
   * @param publish given each change before its transaction is acknowledged.
   */
  constructor(
    readonly name: string,
    readonly store: DocumentStore,
    readonly prepare: PrepareDocument,
    readonly publish: (change: DatasetChange) => void,
  ) {
    for (const document of store.readDocuments(name)) this.#put(prepare(document));
    this.changes = new ChangeLog(store.lastTransaction(name));
  }

  get size(): number {
    return this.#documents.size;
  }

  /** A document by the id it really has, `drafts.` included. */
  get(id: string): LakeDocument | undefined {
    return this.#documents.get(id);
  }

  /** The ids of a document's drafts and versions. */
  versionsOf(publishedId: string): string[] {
    const versions = this.all().filter(
      ({ _id }) => _id !== publishedId && baseDocumentId(_id) === publishedId,
    );
    return versions.map(({ _id }) => _id);
  }

  /** All documents, in no particular order; those that are changed meanwhile come as they are by then. */
  documents(): IterableIterator<LakeDocument> {
    return this.#documents.values();
  }

  /** All documents, in ascending order of id. */
  all(): readonly LakeDocument[] {
    this.#sorted ??= [...this.#documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
    return this.#sorted;
  }

  /** Runs one piece of work at a time, in the order of asking: what it reads stays true until it has written. */
  exclusively<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  /** Writes a transaction to disk, then makes it visible and notifies listeners. Call it inside `exclusively`. */
  commit(pending: PendingCommit): DatasetChange {
    const documents = pending.documents.map((document) => this.#describe(document));
    const { transactionId, timestamp, author } = pending;
    const header = { transactionId, timestamp, author };
    const sequence = this.store.commit({
      ...header,
      dataset: this.name,
      mutations: documents.flatMap(({ mutations }) => mutations),
      changes: documents,
    });
    for (const { id, after } of documents) {
      if (after) this.#put(after);
      else this.#remove(id);
    }
    this.#sorted = undefined;
    const change = { ...header, sequence, documents };
    this.publish(change);
    this.changes.add(change);
    return change;
  }

  #describe({ id, after, mutations }: PendingCommit['documents'][number]): DocumentChange {
    const before = this.get(id);
    const shown = after && this.prepare(after);
    const [from, to] = [withoutRevision(before), withoutRevision(shown)];
    const effects = { apply: createPatch(from, to), revert: createPatch(to, from) };
    return { id, before, after: shown, mutations, effects };
  }

  #put(document: LakeDocument): void {
    this.#documents.set(document._id, document);
    this.references.set(document);
  }

  #remove(id: string): void {
    this.#documents.delete(id);
    this.references.delete(id);
  }
}

/** The hosted lake's differences leave revisions out: the Studio applies them to documents without. */
function withoutRevision(document: LakeDocument | undefined): unknown {
  if (!document) return undefined;
  const { _rev, ...fields } = document;
  return fields;
}
