import type { MendozaPatch } from '../mendoza/create-patch';
import type { LakeDocument } from './lake-document';

/** What a transaction did to one document. */
export interface DocumentChange {
  readonly id: string;
  /** As it was; undefined when it did not exist. */
  readonly before: LakeDocument | undefined;
  /** As it is; undefined when it is gone. */
  readonly after: LakeDocument | undefined;
  /** The mutations that led from one to the other, each naming this document by its id. */
  readonly mutations: readonly Readonly<Record<string, unknown>>[];
  readonly effects: DocumentEffects;
}

/** The same as a difference, forwards and backwards. */
export interface DocumentEffects {
  readonly apply: MendozaPatch;
  readonly revert: MendozaPatch;
}

/** A transaction that is on the disk. */
export interface DatasetChange {
  /** Grows by every transaction; of no meaning otherwise. */
  readonly sequence: number;
  readonly transactionId: string;
  /** ISO 8601, as in the documents' `_updatedAt`. */
  readonly timestamp: string;
  readonly author: string;
  /** In the order in which the transaction touched them. */
  readonly documents: readonly DocumentChange[];
}
