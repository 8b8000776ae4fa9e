import { LRUCache } from 'lru-cache';
import { type Purge, purgeMatcher } from '../../../protocol/purge';
import type { QueryName } from '../source/query-lake.server';

/** While live events arrive, they purge; the age only bounds changes whose event was lost. */
const FRESH_WITH_LIVE_EVENTS_MS = 3_600_000;
/** However often an answer is confirmed, it is queried again after this. */
const LONGEST_CONFIRMED_MS = 24 * 3_600_000;
/** Without live events nobody knows of a change, so an entry is never sent as fresh for longer than a second. */
const FRESH_WITHOUT_LIVE_EVENTS_MS = 1_000;
/** What an entry costs besides its text. */
const ENTRY_OVERHEAD_BYTES = 512;
const BYTES_PER_CHARACTER = 2;
/** Answers that many pages read: they are parsed once, and no reader changes them. */
const SHARED: ReadonlySet<QueryName> = new Set([
  'paths',
  'redirects',
  'search',
  'site',
  'topics',
  'translations',
]);

type CachedAnswer = {
  body: string;
  /** If not, by purge or by age: query first, and use it only if the query fails or takes long. */
  isFresh: boolean;
  from: 'memory' | 'snapshot';
  /** Since it was stored or confirmed. */
  ageMs: number;
};

type Entry = {
  body: string;
  tags: readonly string[];
  storedAtMs: number;
  purged: boolean;
  from: CachedAnswer['from'];
  sequence: number;
};

/** Holds answers by query, with the sync tags that purge them. */
export class ContentCache {
  /** Whether live events arrive; while they do not, entries expire after a second. */
  hasLiveEvents = false;
  /** Answers stored before this time cannot be confirmed, because a change may have gone unnoticed. */
  #confirmableFromMs = Number.POSITIVE_INFINITY;
  #confirmedAtMs = Number.NEGATIVE_INFINITY;
  readonly #entries: LRUCache<string, Entry>;
  readonly #parsed = new Map<string, { text: string; value: ReturnType<JSON['parse']> }>();
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

  find(key: string): CachedAnswer | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const { body, from, purged, storedAtMs } = entry;
    const nowMs = this.#now();
    const isConfirmable = storedAtMs >= this.#confirmableFromMs && nowMs - storedAtMs < LONGEST_CONFIRMED_MS;
    const ageMs = nowMs - (isConfirmable ? Math.max(storedAtMs, this.#confirmedAtMs) : storedAtMs);
    const freshMs = this.hasLiveEvents ? FRESH_WITH_LIVE_EVENTS_MS : FRESH_WITHOUT_LIVE_EVENTS_MS;
    return { body, from, isFresh: !purged && ageMs < freshMs, ageMs };
  }

  /** Answers stored from now on can be confirmed together, until `forbidConfirmation`. */
  allowConfirmation(): void {
    this.#confirmableFromMs = Math.min(this.#confirmableFromMs, this.#now());
  }

  /** Changes may have gone unnoticed: no answer stored so far can be confirmed. */
  forbidConfirmation(): void {
    this.#confirmableFromMs = Number.POSITIVE_INFINITY;
  }

  /** Nothing has changed without a purge: every answer that can be confirmed counts as stored now. */
  confirmStored(): void {
    this.#confirmedAtMs = this.#now();
  }

  /**
   * @param query `sequence` grows with every query sent; `purged` if a purge matched it in flight: stored as expired
   * @returns false if a query that was sent later has been answered before it
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

  /** Stores an answer from disk, unless a newer one has arrived meanwhile. */
  storeExpired(key: string, body: string): void {
    if (this.#entries.has(key)) return;
    const storedAtMs = this.#now();
    this.#entries.set(key, { body, tags: [], storedAtMs, purged: true, from: 'snapshot', sequence: 0 });
  }

  /** What many pages read is parsed once for all of them. @param frame the language of its settings and menu */
  parse(name: QueryName, body: string, frame = '') {
    const answer = SHARED.has(name) ? this.#parseOnce(`${name} ${frame}`, body) : JSON.parse(body);
    if (typeof answer.site === 'string')
      answer.site = this.#parseOnce(`site of an answer ${frame}`, answer.site);
    return answer;
  }

  #parseOnce(kind: string, text: string) {
    const known = this.#parsed.get(kind);
    if (known?.text === text) return known.value;
    const value = JSON.parse(text);
    this.#parsed.set(kind, { text, value });
    return value;
  }

  purge(purge: Purge): void {
    const matches = purgeMatcher(purge);
    for (const entry of this.#entries.values()) entry.purged ||= matches(entry.tags);
  }
}
