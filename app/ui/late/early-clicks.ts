declare global {
  interface Window {
    /** Left by the page's start script (`start-script.ts`). */
    early?: {
      /** Buttons that were pressed before anything answered them, each once, in order. */
      clicks: HTMLButtonElement[];
      /** Whether a press of this button is to be kept rather than answered. */
      isHeld: (button: Element) => boolean;
    };
  }
}

/** On a copy that stands in for a part, which it names: a selector. */
export const STANDS_FOR = 'data-stands-for';

/** Parts of the page that React has not taken over yet, as selectors; the frame stands for the rest of the page. */
const unanswered = new Set<string>();

/** The page without the parts that come later. */
export const FRAME = 'html';

/**
 * Keeps clicks on buttons within a part until `answerClicks` is called for it.
 * @param part a selector
 */
export function keepClicks(part: string): void {
  unanswered.add(part);
}

/** Whether a button within a part waits for an answer. */
export function hasEarlyClick(part: string): boolean {
  return window.early?.clicks.some((button) => isWithin(button, part)) ?? false;
}

/**
 * A part of the page has come to life: repeats the clicks on its buttons that were made too early, and keeps no more.
 * @param part a selector, as given to `keepClicks`; or `FRAME`
 */
export function answerClicks(part: string): void {
  unanswered.delete(part);
  const { early } = window;
  if (!early) return;
  early.isHeld = (button) => [...unanswered].some((other) => isWithin(button, other));
  const ready = early.clicks.filter((button) => !early.isHeld(button));
  early.clicks = early.clicks.filter((button) => early.isHeld(button));
  for (const button of ready) lasting(button)?.click();
}

/** A copy names its part, for it may have left the page. */
function isWithin(button: Element, part: string): boolean {
  return button.closest(`${part}, [${STANDS_FOR}="${part}"]`) !== null;
}

/** The button itself, or where the copy that it was in has left the page, the one that has taken its place. */
function lasting(button: HTMLButtonElement): HTMLButtonElement | undefined {
  const copy = button.isConnected ? null : button.closest(`[${STANDS_FOR}]`);
  if (!copy) return button;
  const place = [...copy.querySelectorAll('button')].indexOf(button);
  const part = copy.getAttribute(STANDS_FOR);
  return document.querySelectorAll<HTMLButtonElement>(`${part} button`)[place];
}

keepClicks(FRAME);
