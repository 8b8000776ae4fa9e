import type { Page } from '@playwright/test';

/** Waits until a page's program has taken over: from then on it, not the browser, restores scroll positions. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}
