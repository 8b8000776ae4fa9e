import { LRUCache } from 'lru-cache';
import { type Purge, purgeMatcher } from '../../protocol/purge';

/** While live events arrive, they purge; the age only bounds changes whose event was lost. */
const FOLLOWED = { freshMs: 60_000, usableMs: 600_000 };
/** Without live events entries expire within seconds, so that an editor sees changes. */
const UNFOLLOWED = { freshMs: 2_000, usableMs: 5_000 };
/** What an entry costs besides its text. */
const ENTRY_OVERHEAD_BYTES = 512;
const BYTES_PER_CHARACTER = 2;

/**
 * A cached answer. `fresh`: use it. `stale`: use it, and revalidate in the background. `expired` (by purge or by age):
 * query first, and use it only if the query fails.
 */
export type CachedAnswer = {
  body: string;
  freshness: 'fresh' | 'stale' | 'expired';
  from: 'memory' | 'snapshot';
  ageMs: number;
};

type Entry = {
  body: string;
  tags: readonly string[];
  storedAtMs: number;
  purged: boolean;
  from: CachedAnswer['from'];
  /** Of the query that it answers. */
  sequence: number;
};

/** Answers of the Lake in memory, by query, with the sync tags that purge them. */
export class ContentCache {
  /** Whether live events arrive; while they do not, entries expire within seconds. */
  followed = false;
  readonly #entries: LRUCache<string, Entry>;
  readonly #now: () => number;

  /**
   * @param maxBytes above this the least recently used entries are evicted
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

  /** Size of all entries in bytes, an upper estimate. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** The entry of a query. */
  find(key: string): CachedAnswer | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const { body, from, purged, storedAtMs } = entry;
    const ageMs = this.#now() - storedAtMs;
    return { body, from, freshness: purged ? 'expired' : this.#freshness(ageMs), ageMs };
  }

  /**
   * Stores an answer, unless a query that was sent later has been answered before it.
   * @param query `sequence` grows with every query sent; `purged` if a purge matched it in flight: stored as expired
   * @returns whether it is stored
   */
  store(
    key: string,
    body: string,
    tags: readonly string[],
    { sequence, purged }: { sequence: number; purged: boolean },
  ): boolean {
    const newest = this.#entries.peek(key)?.sequence ?? 0;
    if (sequence < newest) return false;
    this.#entries.set(key, { body, tags, storedAtMs: this.#now(), purged, from: 'memory', sequence });
    return true;
  }

  /** Stores an answer that was found on disk, as expired. */
  storeExpired(key: string, body: string): void {
    this.#entries.set(key, {
      body,
      tags: [],
      storedAtMs: this.#now(),
      purged: true,
      from: 'snapshot',
      sequence: 0,
    });
  }

  /** Expires every entry that a purge matches. */
  purge(purge: Purge): void {
    const matches = purgeMatcher(purge);
    for (const entry of this.#entries.values()) entry.purged ||= matches(entry.tags);
  }

  #freshness(ageMs: number): CachedAnswer['freshness'] {
    const { freshMs, usableMs } = this.followed ? FOLLOWED : UNFOLLOWED;
    if (ageMs < freshMs) return 'fresh';
    return ageMs < usableMs ? 'stale' : 'expired';
  }
}
