import { LRUCache } from 'lru-cache';
import { type Purge, reaches } from './purge';
import type { StoredPage } from './stored-page';

export interface PageStoreLimits {
  /** For pages and redirects. */
  maxBytes: number;
  /** For what says 4xx: whoever asks for made-up addresses only drives out others of the kind. */
  maxErrorBytes: number;
}

/** Above this an answer is relayed, not kept. */
export const MAX_PAGE_BYTES = 2 * 1024 * 1024;
const MAX_PERSONAL = 10_000;
const PERSONAL_FOR_MS = 60_000;
const FIRST_ERROR_STATUS = 400;

/** Answers by address, least recently used first to go. */
export class PageStore {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #errors: LRUCache<string, StoredPage>;
  readonly #personal = new LRUCache<string, true>({ max: MAX_PERSONAL, ttl: PERSONAL_FOR_MS });

  constructor({ maxBytes, maxErrorBytes }: PageStoreLimits) {
    const sizeCalculation = (page: StoredPage, address: string) => page.heldBytes + address.length * 2;
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation });
    this.#errors = new LRUCache({ maxSize: maxErrorBytes, sizeCalculation });
  }

  /** What it holds, in bytes, estimated from above. */
  get heldBytes(): number {
    return this.#pages.calculatedSize + this.#errors.calculatedSize;
  }

  find(address: string): StoredPage | undefined {
    return this.#pages.get(address) ?? this.#errors.get(address);
  }

  /** Keeps an answer, unless one to a later request is there. */
  keep(address: string, page: StoredPage): void {
    const before = this.#pages.peek(address) ?? this.#errors.peek(address);
    if (before !== undefined && before.sequence > page.sequence) return;
    const [into, outOf] =
      page.status < FIRST_ERROR_STATUS ? [this.#pages, this.#errors] : [this.#errors, this.#pages];
    outOf.delete(address);
    into.set(address, page);
  }

  /** Counts a page anew whose encodings have been made or improved. */
  recount(address: string, page: StoredPage): void {
    if (this.isCurrent(address, page)) this.keep(address, page);
  }

  isCurrent(address: string, page: StoredPage): boolean {
    return (this.#pages.peek(address) ?? this.#errors.peek(address)) === page;
  }

  /** Notes that the answers at an address are for one client each, so that nobody waits for another's. */
  markPersonal(address: string): void {
    this.#pages.delete(address);
    this.#errors.delete(address);
    this.#personal.set(address, true);
  }

  isPersonal(address: string): boolean {
    return this.#personal.has(address);
  }

  purge(purge: Purge): void {
    for (const pages of [this.#pages, this.#errors]) {
      for (const page of pages.values()) page.purged ||= reaches(purge, page.tags);
    }
  }
}
