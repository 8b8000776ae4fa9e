import type { Locator, Page } from '@playwright/test';

/**
 * Opens one of the two panels of a document's history.
 * @param tab its label
 * @returns the panel
 */
export async function openHistory(page: Page, tab: 'History' | 'Review changes'): Promise<Locator> {
  await page.getByTestId('pane-context-menu-button').last().click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByRole('tab', { name: tab }).click();
  return page.getByRole('complementary');
}
