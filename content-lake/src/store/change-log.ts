import type { LakeDocument } from './lake-document';
import type { MendozaPatch } from './mendoza-patch';

/** What a transaction did to one document. */
export type DocumentChange = {
  readonly id: string;
  /** As it was; undefined when it did not exist. */
  readonly before: LakeDocument | undefined;
  /** The current document; undefined if it was deleted. */
  readonly after: LakeDocument | undefined;
  /** The mutations that led from one to the other, each naming this document by its id. */
  readonly mutations: readonly Readonly<Record<string, unknown>>[];
  readonly effects: DocumentEffects;
};

/** The same as a difference, forwards and backwards. */
export type DocumentEffects = {
  readonly apply: MendozaPatch;
  readonly revert: MendozaPatch;
};

/** A transaction that is on the disk. */
export type DatasetChange = {
  /** Grows by every transaction; of no meaning otherwise. */
  readonly sequence: number;
  readonly transactionId: string;
  /** ISO 8601, as in the documents' `_updatedAt`. */
  readonly timestamp: string;
  readonly author: string;
  /** In the order in which the transaction touched them. */
  readonly documents: readonly DocumentChange[];
};

const MAX_STORED_CHANGES = 500;
const MAX_STORED_DOCUMENTS = 1_000;

/** Called with every change, in order, once it is on disk. */
type ChangeListener = (change: DatasetChange) => void;

/** Publishes a dataset's changes, and stores the latest for listeners that reconnect. */
export class ChangeLog {
  readonly #listeners = new Set<ChangeListener>();
  readonly #stored: DatasetChange[] = [];
  #documents = 0;
  /** The transaction before the oldest stored change. */
  #floor: { readonly sequence: number; readonly transactionId: string };

  /** @param start the last transaction there is so far. */
  constructor(start: { readonly sequence: number; readonly transactionId: string }) {
    this.#floor = start;
  }

  /** The last transaction there is. */
  get last(): { readonly sequence: number; readonly transactionId: string } {
    return this.#stored.at(-1) ?? this.#floor;
  }

  get listenerCount(): number {
    return this.#listeners.size;
  }

  /** Calls `listener` for every change from now on; returns how to stop. */
  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Everything after the change that `isIt` finds; undefined when that is no longer known. */
  since(
    isIt: (position: { sequence: number; transactionId: string }) => boolean,
  ): DatasetChange[] | undefined {
    if (isIt(this.#floor)) return [...this.#stored];
    const at = this.#stored.findIndex(isIt);
    return at === -1 ? undefined : this.#stored.slice(at + 1);
  }

  /** The stored change of a transaction. */
  find(transactionId: string): DatasetChange | undefined {
    return this.#stored.find((change) => change.transactionId === transactionId);
  }

  add(change: DatasetChange): void {
    this.#stored.push(change);
    this.#documents += change.documents.length;
    while (this.#stored.length > MAX_STORED_CHANGES || this.#documents > MAX_STORED_DOCUMENTS) {
      const dropped = this.#stored.shift();
      if (!dropped) break;
      this.#floor = { sequence: dropped.sequence, transactionId: dropped.transactionId };
      this.#documents -= dropped.documents.length;
    }
    for (const listener of [...this.#listeners]) tell(listener, change);
  }
}

/** The change is written: a listener's error must not look like a failed write. */
function tell(listener: ChangeListener, change: DatasetChange): void {
  try {
    listener(change);
  } catch (error) {
    console.error('content lake:', error);
  }
}
