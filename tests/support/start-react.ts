import type { Frame, Page } from '@playwright/test';

/** Presses a control that needs React, and waits until the page is hydrated. */
export async function startReact(page: Page | Frame): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.locator('[data-needs-react]').first().dispatchEvent('pointerdown');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

/**
 * Opens a page, waits until the network is idle, and hydrates it.
 * @param page a browser page that is as wide as the test needs
 * @param path a path of the site
 */
export async function openWithReact(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await startReact(page);
}
