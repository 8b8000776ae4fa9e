import type { LakeDocument } from './lake-document';
import type { MendozaPatch } from './mendoza-patch';

/** A transaction's change of one document. */
export type DocumentChange = {
  readonly id: string;
  /** The previous state; undefined when it did not exist. */
  readonly before: LakeDocument | undefined;
  /** The new state; undefined when it was deleted. */
  readonly after: LakeDocument | undefined;
  /** The mutations of this document, by its id. */
  readonly mutations: readonly Readonly<Record<string, unknown>>[];
  readonly effects: DocumentEffects;
};

/** The difference between two states, in both directions. */
export type DocumentEffects = {
  readonly apply: MendozaPatch;
  readonly revert: MendozaPatch;
};

/** A stored transaction. */
export type DatasetChange = {
  /** Increases with every transaction. */
  readonly sequence: number;
  readonly transactionId: string;
  /** ISO 8601; the documents' `_updatedAt`. */
  readonly timestamp: string;
  readonly author: string;
  /** In the order of their first mutation. */
  readonly documents: readonly DocumentChange[];
};

const MAX_RECENT_CHANGES = 500;
const MAX_RECENT_DOCUMENTS = 1_000;

/** Called with every change, in order, after it is durable. */
type ChangeListener = (change: DatasetChange) => void;

/** Publishes a dataset's changes to listeners, and retains the latest for clients that reconnect. */
export class ChangeLog {
  readonly #listeners = new Set<ChangeListener>();
  readonly #recent: DatasetChange[] = [];
  #documents = 0;
  /** The position before the oldest retained change. */
  #floor: { readonly sequence: number; readonly transactionId: string };

  /** @param start the position of the last stored transaction. */
  constructor(start: { readonly sequence: number; readonly transactionId: string }) {
    this.#floor = start;
  }

  /** The position of the last transaction. */
  get last(): { readonly sequence: number; readonly transactionId: string } {
    return this.#recent.at(-1) ?? this.#floor;
  }

  get listenerCount(): number {
    return this.#listeners.size;
  }

  /** Calls `listener` for every later change. */
  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** All changes after the one that `isIt` matches; undefined when it is not retained. */
  since(
    isIt: (position: { sequence: number; transactionId: string }) => boolean,
  ): DatasetChange[] | undefined {
    if (isIt(this.#floor)) return [...this.#recent];
    const at = this.#recent.findIndex(isIt);
    return at === -1 ? undefined : this.#recent.slice(at + 1);
  }

  /** The change of a transaction, if retained. */
  find(transactionId: string): DatasetChange | undefined {
    return this.#recent.find((change) => change.transactionId === transactionId);
  }

  add(change: DatasetChange): void {
    this.#recent.push(change);
    this.#documents += change.documents.length;
    while (this.#recent.length > MAX_RECENT_CHANGES || this.#documents > MAX_RECENT_DOCUMENTS) {
      const dropped = this.#recent.shift();
      if (!dropped) break;
      this.#floor = { sequence: dropped.sequence, transactionId: dropped.transactionId };
      this.#documents -= dropped.documents.length;
    }
    for (const listener of [...this.#listeners]) notify(listener, change);
  }
}

/** The change is stored already: an error of a listener must not fail the transaction. */
function notify(listener: ChangeListener, change: DatasetChange): void {
  try {
    listener(change);
  } catch (error) {
    console.error('content lake:', error);
  }
}
