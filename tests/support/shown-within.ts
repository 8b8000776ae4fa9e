import type { Locator } from '@playwright/test';
import { freshWithinMs } from './fresh-within-ms';

const LONGEST_WAIT_MS = 15_000;

/**
 * Waits until a part of a page is to be seen.
 * @param part as it looks after a change
 * @param changedAtMs when the change was made, as `performance.now()`
 * @throws when that took more than a second (on a machine that is not overloaded)
 */
export async function shownWithin(part: Locator, changedAtMs: number): Promise<void> {
  await part.waitFor({ timeout: LONGEST_WAIT_MS });
  const elapsedMs = Math.round(performance.now() - changedAtMs);
  if (elapsedMs > freshWithinMs()) throw new Error(`${part} was there after ${elapsedMs} ms`);
}
