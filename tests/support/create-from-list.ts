import type { Page } from '@playwright/test';

/**
 * Creates a document from its list in the tree.
 * @param places names of the entries from the tree's root down to the list
 */
export async function createFromList(page: Page, ...places: string[]): Promise<void> {
  const panes = page.getByTestId('structure-tool-list-pane');
  for (const [depth, place] of places.entries())
    await panes.nth(depth).getByRole('link', { name: place, exact: true }).click();
  await page.getByTestId('action-intent-button').click();
  await page.getByTestId('form-view').waitFor();
}
