import { expect, type Page } from '@playwright/test';

/** Waits until a page's scripts have taken over: from then on the header holds no closed panels. */
export async function untilAlive(page: Page): Promise<void> {
  const closedPanels = page
    .getByRole('banner')
    .getByRole('link', { name: 'Procurement', exact: true, includeHidden: true });
  await expect(closedPanels).toHaveCount(0);
}
