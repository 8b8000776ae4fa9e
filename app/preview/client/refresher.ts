import type { SiteRouter } from './site-router';

/** Quick enough for whoever types, and within what the front door allows to one address. */
const SHORTEST_INTERVAL_MS = 250;

/**
 * Loads content anew, one time after the other: whoever asks while a load is under way, or right after one, is served by
 * the next, however many ask. A keystroke is thus never lost, and never stops the one before it.
 */
export class Refresher {
  readonly #router: Pick<SiteRouter, 'revalidate'>;
  readonly #intervalMs: number;
  #underway: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  /** @param intervalMs between the beginnings of two loads, at least */
  constructor(router: Pick<SiteRouter, 'revalidate'>, intervalMs = SHORTEST_INTERVAL_MS) {
    this.#router = router;
    this.#intervalMs = intervalMs;
  }

  /** @returns when content is shown that was asked for after this call; rejects where it cannot be had */
  refresh(): Promise<void> {
    if (!this.#underway) return this.#load();
    this.#next ??= this.#underway
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.#load();
      });
    return this.#next;
  }

  #load(): Promise<void> {
    const pause = new Promise((resolve) => setTimeout(resolve, this.#intervalMs));
    const shown = this.#router.revalidate();
    this.#underway = Promise.allSettled([shown, pause]).then(() => {
      this.#underway = undefined;
    });
    return shown;
  }
}
