import { expect, type Page } from '@playwright/test';

/**
 * Opens a page and waits until its scripts have taken over: from then on the header holds no closed panels.
 * @param page a browser page that is as wide as the test needs
 * @param path a path of the site
 */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const closedPanels = page
    .getByRole('banner')
    .getByRole('link', { name: 'Procurement', exact: true, includeHidden: true });
  await expect(closedPanels).toHaveCount(0);
}
