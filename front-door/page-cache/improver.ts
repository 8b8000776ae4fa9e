import type { PageStore } from './page-store';
import type { StoredPage } from './stored-page';

/** A page that was given once only may never be wanted again. */
const WORTH_IT_AFTER_USES = 2;
const MAX_WAITING = 500;

/** Compresses pages at their best, one after another, once they have been asked for again. */
export class Improver {
  readonly #store: PageStore;
  readonly #waiting = new Map<StoredPage, string>();
  #busy = false;

  constructor(store: PageStore) {
    this.#store = store;
  }

  /** To be called whenever a page has been given. */
  used(address: string, page: StoredPage): void {
    page.uses += 1;
    if (page.uses !== WORTH_IT_AFTER_USES || this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(page, address);
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (const [page, address] of this.#waiting) {
      this.#waiting.delete(page);
      if (!this.#store.isCurrent(address, page)) continue;
      await page.improve();
      this.#store.recount(address, page);
    }
    this.#busy = false;
  }
}
