import { ChangeLog, type DatasetChange, type DocumentChange } from './change-log';
import type { DocumentStore } from './document-store';
import { baseDocumentId, type LakeDocument, withoutRevision } from './lake-document';
import { createPatch } from './mendoza-patch';
import { type PackedDocument, packDocument } from './packed-document';
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

/** How many documents are read from the store at once. */
const CHUNK = 200;

/** A dataset: its documents are in the store, and in memory for the query threads. */
export class Dataset {
  readonly references = new ReferenceIndex();
  readonly changes: ChangeLog;
  /** All documents, by id. */
  readonly packed = new Map<string, PackedDocument>();
  #turn: Promise<unknown> = Promise.resolve();

  /**
   * @param prepare applied to every document that is read or stored; must return it frozen.
   * @param publish called with each change before its transaction is acknowledged.
   */
  constructor(
    readonly name: string,
    readonly store: DocumentStore,
    readonly prepare: PrepareDocument,
    readonly publish: (dataset: Dataset, change: DatasetChange) => void,
  ) {
    for (const document of this.documents()) this.#hold(document, store.packed.add(document));
    this.changes = new ChangeLog(store.lastTransaction(name));
  }

  /** A document by its stored id, including `drafts.`. */
  get(id: string): LakeDocument | undefined {
    const document = this.store.readDocument(this.name, id);
    return document && this.prepare(document);
  }

  has(id: string): boolean {
    return this.store.hasDocument(this.name, id);
  }

  /** The ids of a document's drafts and versions. */
  versionsOf(publishedId: string): string[] {
    const draft = `drafts.${publishedId}`;
    const versions = this.store.idsWith(this.name, 'versions.');
    return [
      ...(this.has(draft) ? [draft] : []),
      ...versions.filter((id) => baseDocumentId(id) === publishedId),
    ];
  }

  /** Iterates over all documents, in ascending order of id; later ones reflect changes during the iteration. */
  *documents(): Generator<LakeDocument> {
    for (let afterId = ''; ; ) {
      const chunk = this.store.readDocuments(this.name, afterId, CHUNK);
      for (const document of chunk) yield this.prepare(document);
      const last = chunk.at(-1);
      if (!last || chunk.length < CHUNK) return;
      afterId = last._id;
    }
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
      if (after) this.#hold(after, packDocument(after));
      else {
        this.references.delete(id);
        this.packed.delete(id);
      }
    }
    const change = { ...header, sequence, documents };
    this.publish(this, change);
    this.changes.add(change);
    return change;
  }

  #hold(document: LakeDocument, packed: PackedDocument): void {
    this.references.set(document);
    this.packed.set(document._id, packed);
  }

  #describe({ id, after, mutations }: PendingCommit['documents'][number]): DocumentChange {
    const before = this.get(id);
    const shown = after && this.prepare(after);
    const [from, to] = [withoutRevision(before), withoutRevision(shown)];
    const effects = { apply: createPatch(from, to), revert: createPatch(to, from) };
    return { id, before, after: shown, mutations, effects };
  }
}
