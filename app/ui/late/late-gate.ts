import { answerClicks, hasEarlyClick, keepClicks } from './early-clicks';
import { HELD_PAGE } from './held-page';
import { CodeGone } from './preload-code';

const REACHING = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Whoever reaches for one is about to see another page, for which every part is needed. */
const LEADING_ON = 'a[href^="/"]';

/**
 * Stands before a part of the page whose code is fetched when somebody reaches for it: with the pointer or the focus
 * within it or on a link to another page, or with any key. Until then the part stays as the server rendered it: its links
 * work, and clicks on its buttons are kept.
 * On the server, and on a page whose program was not held back, it stands open.
 */
export class LateGate {
  /** Selects the element whose content comes late. */
  readonly part: string;
  #opened: Promise<void>;
  #open = () => {};
  #isLeaving = false;

  constructor(part: string) {
    this.part = part;
    if (typeof document === 'undefined') {
      this.#opened = Promise.resolve();
      return;
    }
    keepClicks(part);
    const isHeld = document.documentElement.hasAttribute(HELD_PAGE) && !hasEarlyClick(part);
    this.#opened = isHeld ? this.#reached() : Promise.resolve();
  }

  /**
   * Fetches the part's code once the gate is open. Where it cannot be had, what the server rendered stays, and the next
   * reach tries again. The page is loaded as a document if it is the next one, or if a press waits for code that a
   * deployment has removed.
   */
  async pass<Code>(load: () => Promise<Code>): Promise<Code> {
    await this.#opened;
    try {
      return await load();
    } catch (error) {
      if (typeof document === 'undefined') throw error;
      if (this.#isLeaving || (error instanceof CodeGone && hasEarlyClick(this.part))) location.reload();
      this.#opened = this.#reached();
      return this.pass(load);
    }
  }

  /**
   * The page is being rendered again in the browser, with this part.
   * @param isLeaving whether another page is shown, which cannot do with what the server rendered for this one
   */
  open(isLeaving: boolean): void {
    this.#isLeaving = isLeaving;
    this.#open();
  }

  /** React has taken the part over. */
  arrive(): void {
    answerClicks(this.part);
  }

  #reached(): Promise<void> {
    return new Promise((resolve) => {
      const ends = new AbortController();
      this.#open = () => {
        ends.abort();
        resolve();
      };
      const reach = (event: Event) => {
        const target = event.target instanceof Element ? event.target : null;
        const isMeant = target?.closest(`${this.part}, ${LEADING_ON}`) || event.type === 'keydown';
        if (isMeant) this.#open();
      };
      for (const type of REACHING) {
        window.addEventListener(type, reach, { capture: true, passive: true, signal: ends.signal });
      }
    });
  }
}
