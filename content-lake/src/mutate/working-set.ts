import type { Dataset } from '../store/dataset';
import { baseDocumentId, type LakeDocument } from '../store/lake-document';
import type { Mutation } from './read-mutations';

/** A transaction's id, author and options. */
export type TransactionHeader = {
  /** Becomes the `_rev` of every document it touches. */
  readonly id: string;
  readonly author: string;
  readonly timestamp: Date;
  /** Give objects in arrays a `_key` where they lack one. */
  readonly generateArrayKeys: boolean;
  /** Work everything out, and write nothing. */
  readonly isDryRun: boolean;
};

/** A transaction to run: all of it, or nothing. */
export type Transaction = TransactionHeader & {
  readonly mutations: readonly Mutation[];
};

/** A dataset as it looks from within a transaction that has not been written yet. */
export class WorkingSet {
  /** The new state of each changed document; null if it was deleted. */
  readonly changes = new Map<string, LakeDocument | null>();
  /** What was done to each document, as mutations that name it by its id. */
  readonly mutations = new Map<string, Readonly<Record<string, unknown>>[]>();
  /** Which mutation touched a document last, for errors that are found at the end. */
  readonly touchedBy = new Map<string, number>();

  constructor(readonly dataset: Dataset) {}

  get(id: string): LakeDocument | undefined {
    const change = this.changes.get(id);
    return change === undefined ? this.dataset.get(id) : (change ?? undefined);
  }

  /** The ids of the drafts and versions that a document has at this moment. */
  versionsOf(publishedId: string): string[] {
    const known = new Set(this.dataset.versionsOf(publishedId));
    for (const [id, document] of this.changes) {
      if (!document) known.delete(id);
      else if (id !== publishedId && baseDocumentId(id) === publishedId) known.add(id);
    }
    return [...known];
  }

  /** @param mutation what led to this state. */
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
