import type { Page } from '@playwright/test';

/**
 * Follows an address inside the running Studio, as its own links do: nothing is loaded again.
 * @param address absolute, of the same origin
 */
export async function moveWithinStudio(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
