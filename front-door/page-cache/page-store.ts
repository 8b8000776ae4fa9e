import { LRUCache } from 'lru-cache';
import { type Purge, purgeMatcher } from '../../protocol/purge';
import type { StoredPage } from './stored-page';

export type PageStoreLimits = {
  /** For pages. */
  maxBytes: number;
  /** For redirects, 4xx answers and those to made-up parameters: requests for made-up addresses evict only each other. */
  maxErrorBytes: number;
};

/** A larger answer is refused with 502. */
export const MAX_PAGE_BYTES = 32 * 1024 * 1024;
const FIRST_REDIRECT_STATUS = 300;

/** Answers by address; the least recently used is evicted first. */
export class PageStore {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #madeUp: LRUCache<string, StoredPage>;

  constructor({ maxBytes, maxErrorBytes }: PageStoreLimits) {
    const sizeCalculation = (page: StoredPage, address: string) => page.heldBytes + address.length * 2;
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation });
    this.#madeUp = new LRUCache({ maxSize: maxErrorBytes, sizeCalculation });
  }

  /** Memory in bytes, an upper estimate. */
  get heldBytes(): number {
    return this.#pages.calculatedSize + this.#madeUp.calculatedSize;
  }

  find(address: string): StoredPage | undefined {
    return this.#pages.get(address) ?? this.#madeUp.get(address);
  }

  /** Stores an answer, unless one to a later request is stored. */
  store(address: string, page: StoredPage): void {
    const before = this.#pages.peek(address) ?? this.#madeUp.peek(address);
    if (before !== undefined && before.sequence > page.sequence) return;
    const isMadeUp = page.isMadeUp || page.status >= FIRST_REDIRECT_STATUS;
    const [into, outOf] = isMadeUp ? [this.#madeUp, this.#pages] : [this.#pages, this.#madeUp];
    outOf.delete(address);
    into.set(address, page);
  }

  remove(address: string): void {
    this.#pages.delete(address);
    this.#madeUp.delete(address);
  }

  purge(purge: Purge): void {
    const matches = purgeMatcher(purge);
    for (const pages of [this.#pages, this.#madeUp]) {
      for (const page of pages.values()) page.purged ||= matches(page.tags);
    }
  }
}
