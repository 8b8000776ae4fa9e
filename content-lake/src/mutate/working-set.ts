import type { Dataset } from '../store/dataset';
import { baseDocumentId, type LakeDocument } from '../store/lake-document';
import type { Mutation } from './read-mutations';

/** The id, author and options of a transaction. */
export type TransactionHeader = {
  /** Becomes the `_rev` of every document that the transaction changes. */
  readonly id: string;
  readonly author: string;
  readonly timestamp: Date;
  /** Whether objects in arrays get a missing `_key`. */
  readonly generateArrayKeys: boolean;
  /** Whether the transaction is evaluated without being stored. */
  readonly isDryRun: boolean;
};

/** A transaction to run. */
export type Transaction = TransactionHeader & {
  readonly mutations: readonly Mutation[];
};

/** A dataset with the uncommitted changes of a transaction. */
export class WorkingSet {
  /** The new state of each changed document; null for a deleted one. */
  readonly changes = new Map<string, LakeDocument | null>();
  /** The mutations of each document, by its id. */
  readonly mutations = new Map<string, Readonly<Record<string, unknown>>[]>();
  /** The index of the last mutation of each document, for errors of the whole transaction. */
  readonly touchedBy = new Map<string, number>();

  constructor(readonly dataset: Dataset) {}

  get(id: string): LakeDocument | undefined {
    const change = this.changes.get(id);
    return change === undefined ? this.dataset.get(id) : (change ?? undefined);
  }

  has(id: string): boolean {
    const change = this.changes.get(id);
    return change === undefined ? this.dataset.has(id) : change !== null;
  }

  /** The ids of a document's drafts and versions, with the uncommitted changes. */
  versionsOf(publishedId: string): string[] {
    const known = new Set(this.dataset.versionsOf(publishedId));
    for (const [id, document] of this.changes) {
      if (!document) known.delete(id);
      else if (id !== publishedId && baseDocumentId(id) === publishedId) known.add(id);
    }
    return [...known];
  }

  /** @param mutation the cause of this state. */
  put(document: LakeDocument, index: number, mutation: Readonly<Record<string, unknown>>): void {
    this.changes.set(document._id, document);
    this.#note(document._id, index, mutation);
  }

  remove(id: string, index: number): void {
    this.changes.set(id, null);
    this.#note(id, index, { delete: { id } });
  }

  #note(id: string, index: number, mutation: Readonly<Record<string, unknown>>): void {
    this.touchedBy.set(id, index);
    const earlier = this.mutations.get(id);
    if (earlier) earlier.push(mutation);
    else this.mutations.set(id, [mutation]);
  }
}
