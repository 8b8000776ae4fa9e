import type { Page } from '@playwright/test';

/** Studio's editor of formatted texts moves its caret up to 100 ms after a click. */
const CARET_MOVED_MS = 200;
const IDLE_TIMEOUT_MS = 20_000;

/**
 * Waits until the caret of a formatted text is where a click or a key has put it, and Studio has rendered that. No
 * person types sooner. Letters that come sooner go where the caret was before. In a form that is still opening, Studio
 * (5.31) also puts the caret back to the beginning after some of them: its React state has no caret yet.
 */
export async function untilCaretMoved(page: Page): Promise<void> {
  // A timer of the page fires after what the click has queued there, on a busy machine too.
  await page.evaluate(
    ([ms, timeout]) =>
      new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout }), ms)),
    [CARET_MOVED_MS, IDLE_TIMEOUT_MS] as const,
  );
}
