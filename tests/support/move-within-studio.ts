import type { Page } from '@playwright/test';

/**
 * Navigates client-side in the running Studio, like its own links.
 * @param address absolute, of the same origin
 */
export async function moveWithinStudio(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
