import { LRUCache } from 'lru-cache';
import { type Purge, purgeMatcher } from '../../protocol/purge';

/** Changes are heard of as they happen; age only covers what was never heard of. */
const FOLLOWED = { freshMs: 60_000, usableMs: 600_000 };
/** Nobody tells us of changes: look often enough for an editor to see them. */
const UNFOLLOWED = { freshMs: 2_000, usableMs: 5_000 };
/** What an entry costs besides its text. */
const ENTRY_OVERHEAD_BYTES = 512;
const BYTES_PER_CHARACTER = 2;

/**
 * An answer, and how far to trust it. `fresh`: use it. `aged`: use it, and ask anew meanwhile. `old` (purged, or aged too
 * far): ask first, and use it only if that fails.
 */
export type Kept = {
  body: string;
  freshness: 'fresh' | 'aged' | 'old';
  from: 'memory' | 'snapshot';
  ageMs: number;
};

/** A question under way, whose answer may know nothing of what is purged meanwhile. */
export type Reading = {
  /** Whether anything was purged since it began: nobody who asks after that may be given its answer. */
  readonly overtaken: boolean;
};

type Entry = {
  body: string;
  tags: readonly string[];
  keptAtMs: number;
  purged: boolean;
  from: Kept['from'];
};

/** Answers of the Lake in memory, by question, with the sync tags by which changes to them are told. */
export class ContentCache {
  /** Whether changes are being told of as they happen; while they are not, entries age within seconds. */
  followed = false;
  readonly #entries: LRUCache<string, Entry>;
  readonly #purgesDuring = new Map<Reading, Purge[]>();
  readonly #now: () => number;

  /**
   * @param maxBytes the least recently used give way above this
   * @param now a clock in ms that never goes back
   */
  constructor(maxBytes: number, now = () => performance.now()) {
    this.#now = now;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) =>
        (body.length + key.length) * BYTES_PER_CHARACTER + ENTRY_OVERHEAD_BYTES,
    });
  }

  /** What it holds, in bytes, estimated from above. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** What is kept for a question. */
  find(key: string): Kept | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const { body, from, purged, keptAtMs } = entry;
    const ageMs = this.#now() - keptAtMs;
    return { body, from, freshness: purged ? 'old' : this.#freshness(ageMs), ageMs };
  }

  /** To be called before the Lake is asked. Every reading ends with `keep` or `abandon`. */
  begin(): Reading {
    const purges: Purge[] = [];
    const reading = {
      get overtaken() {
        return purges.length > 0;
      },
    };
    this.#purgesDuring.set(reading, purges);
    return reading;
  }

  /** Ends a reading that had no answer. */
  abandon(reading: Reading): void {
    this.#purgesDuring.delete(reading);
  }

  /** Keeps the answer of a reading; as old from the start, where its tags were purged meanwhile. */
  keep(key: string, body: string, tags: readonly string[], reading: Reading): void {
    const purged = this.#purgesDuring.get(reading)?.some((purge) => purgeMatcher(purge)(tags)) ?? true;
    this.#purgesDuring.delete(reading);
    this.#entries.set(key, { body, tags, keptAtMs: this.#now(), purged, from: 'memory' });
  }

  /** Keeps what was found on disk, as old. */
  keepOld(key: string, body: string): void {
    this.#entries.set(key, { body, tags: [], keptAtMs: this.#now(), purged: true, from: 'snapshot' });
  }

  /** From now on nothing that bears these tags is answered without asking, also nothing that is being asked now. */
  purge(purge: Purge): void {
    const matches = purgeMatcher(purge);
    for (const purges of this.#purgesDuring.values()) purges.push(purge);
    for (const entry of this.#entries.values()) entry.purged ||= matches(entry.tags);
  }

  #freshness(ageMs: number): Kept['freshness'] {
    const { freshMs, usableMs } = this.followed ? FOLLOWED : UNFOLLOWED;
    if (ageMs < freshMs) return 'fresh';
    return ageMs < usableMs ? 'aged' : 'old';
  }
}
