/** A publish: one transaction that gave some documents a stamp, the number of the publish. */
export type Publish = {
  number: number;
  /** Ids of the documents. */
  documents: readonly string[];
  /** When it was sent, and when it was known to be stored, in ms of a monotonic clock. It was stored in between. */
  sentMs: number;
  storedMs: number;
};

/** Stamps of one text or page, by document. */
export type Stamps = ReadonlyMap<string, readonly number[]>;

/** The text that a publish writes into a document. It has neither spaces nor capitals, which pages may change. */
export const stampOf = (document: string, number: number) => `stamp-${number}-${document}-zz`;
/** The text that drafts contain, and no publish. */
export const CANARY = 'draft-canary';

/** A part of a text holds the whole of it in memory, and a campaign keeps parts of many. */
export const ownString = (part: string) => Buffer.from(part).toString();

export function readStamps(text: string): Stamps {
  const stamps = new Map<string, number[]>();
  for (const [, number, name = ''] of text.matchAll(/stamp-(\d+)-([a-z0-9-]+?)-zz/g)) {
    const document = ownString(name);
    const seen = stamps.get(document) ?? [];
    if (!seen.includes(Number(number))) seen.push(Number(number));
    stamps.set(document, seen);
  }
  return stamps;
}

/** What an answer shows, against everything that was published. */
export type Shown =
  | {
      kind: 'state' /** When the newest such state was replaced; infinite for the current one. */;
      untilMs: number;
    }
  /** Texts of different states together. */
  | { kind: 'mixed'; what: string }
  /** A stamp of a publish that was refused, or that was sent only after the answer. */
  | { kind: 'unpublished'; what: string };

/** Everything that was published, in order. One editor publishes, so the order is that of the requests. */
export class History {
  readonly publishes: Publish[] = [];
  readonly #byDocument = new Map<string, Publish[]>();

  add(publish: Publish): void {
    this.publishes.push(publish);
    for (const document of publish.documents) {
      const own = this.#byDocument.get(document) ?? [];
      own.push(publish);
      this.#byDocument.set(document, own);
    }
  }

  /** The last stamp of each document. */
  latest(): ReadonlyMap<string, number> {
    return new Map([...this.#byDocument].map(([document, own]) => [document, own.at(-1)?.number ?? 0]));
  }

  /**
   * Finds the state that an answer shows. Each stamp was current from its own publish to the next of its document; a
   * state that contains all of them exists only if these times overlap.
   * @param endedMs when the answer was complete
   */
  find(stamps: Stamps, endedMs: number): Shown {
    let fromMs = Number.NEGATIVE_INFINITY;
    let from = 0;
    let until = Number.POSITIVE_INFINITY;
    let untilMs = Number.POSITIVE_INFINITY;
    const what = [...stamps].map(([document, numbers]) => `${document} ${numbers.join(' and ')}`).join(', ');
    for (const [document, numbers] of stamps) {
      const [number] = numbers;
      const own = this.#byDocument.get(document) ?? [];
      const at = own.findIndex((publish) => publish.number === number);
      const publish = own[at];
      if (numbers.some((each) => !own.some((known) => known.number === each)) || publish === undefined)
        return { kind: 'unpublished', what };
      if (numbers.length > 1) return { kind: 'mixed', what };
      from = Math.max(from, publish.number);
      fromMs = Math.max(fromMs, publish.sentMs);
      const next = own[at + 1];
      if (next && next.number < until) {
        until = next.number;
        untilMs = next.storedMs;
      }
    }
    if (fromMs > endedMs) return { kind: 'unpublished', what };
    return from < until ? { kind: 'state', untilMs } : { kind: 'mixed', what };
  }
}
