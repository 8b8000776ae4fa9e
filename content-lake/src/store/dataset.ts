import { ChangeLog, type DatasetChange, type DocumentChange } from './change-log';
import type { DocumentStore } from './document-store';
import { baseDocumentId, type LakeDocument } from './lake-document';
import { createPatch } from './mendoza-patch';
import { ReferenceIndex } from './reference-index';

/** Prepares a stored document for responses, such as by setting the URL of an asset. */
type PrepareDocument = (document: LakeDocument) => LakeDocument;

/** The changes of a transaction before they are stored. */
type PendingCommit = {
  readonly transactionId: string;
  readonly timestamp: string;
  readonly author: string;
  /** The changed documents, in the order of their first mutation; `after` is undefined for a deleted one. */
  readonly documents: readonly Pick<DocumentChange, 'id' | 'after' | 'mutations'>[];
};

/** A dataset in memory. A change is durable before it becomes visible here. */
export class Dataset {
  readonly #documents = new Map<string, LakeDocument>();
  readonly references = new ReferenceIndex();
  readonly changes: ChangeLog;
  #sorted: readonly LakeDocument[] | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  /**
   * @param name the dataset's name in URLs.
   * @param prepare applied to every document that is loaded or stored; must return it frozen.
   * @param publish called with each change before its transaction is acknowledged.
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

  /** A document by its stored id, including `drafts.`. */
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

  /** Iterates over all documents in no particular order; later documents reflect changes during the iteration. */
  documents(): IterableIterator<LakeDocument> {
    return this.#documents.values();
  }

  /** All documents, in ascending order of id. */
  all(): readonly LakeDocument[] {
    this.#sorted ??= [...this.#documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
    return this.#sorted;
  }

  /** Runs one function at a time, in the order of the calls: the dataset does not change between its reads and writes. */
  exclusively<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  /** Stores a transaction, then makes it visible and publishes it. Call it inside `exclusively`. */
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

/** Differences do not contain `_rev`, as in the hosted lake: the Studio applies them to documents without it. */
function withoutRevision(document: LakeDocument | undefined): unknown {
  if (!document) return undefined;
  const { _rev, ...fields } = document;
  return fields;
}
