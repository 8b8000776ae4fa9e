import type { Page } from '@playwright/test';

/** Studio's editor of formatted texts moves its caret up to 100 ms after a click. */
const CARET_MOVED_MS = 200;
const IDLE_TIMEOUT_MS = 20_000;

/**
 * Waits until the caret of a formatted text is where a click or a key has put it, and Studio has rendered that. Letters
 * that come sooner, as no person types them, go where it was before; and a form that still opens puts it back to the
 * beginning after some of them, because it does not know yet that there is a caret.
 */
export async function untilCaretMoved(page: Page): Promise<void> {
  // Of the page: what the click has queued there runs before them, on a busy machine too.
  await page.evaluate(
    ([ms, timeout]) =>
      new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout }), ms)),
    [CARET_MOVED_MS, IDLE_TIMEOUT_MS] as const,
  );
}
