import type { Frame, Page } from '@playwright/test';

/** Presses a control that needs React, and waits until the page is hydrated. */
export async function startReact(page: Page | Frame): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.locator('[data-needs-react]').first().dispatchEvent('pointerdown');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

/** Opens a page and hydrates it. */
export async function openWithReact(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startReact(page);
}
