import type { Frame, Page } from '@playwright/test';

/** Starts React on a reader's page, as a press on a control that needs it does, and waits until the page is hydrated. */
export async function startReact(page: Page | Frame): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.locator('[data-needs-react]').first().dispatchEvent('pointerdown');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

/**
 * Opens a page, waits until all that it loads has come, and starts React.
 * @param page a browser page that is as wide as the test needs
 * @param path a path of the site
 */
export async function openWithReact(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await startReact(page);
}
