import type { Page } from '@playwright/test';
import { expect } from './studio-expect';

/**
 * Opens a document by its place in the tree.
 * @param places names of the entries from the tree's root down, as editors read them; the last is the document
 */
export async function openFromTree(page: Page, ...places: string[]): Promise<void> {
  const panes = page.getByTestId('structure-tool-list-pane').or(page.getByTestId('document-list-pane'));
  for (const [depth, place] of places.entries())
    await panes.nth(depth).getByRole('link', { name: place }).click();
  await expect(page.getByTestId('form-view')).toBeVisible();
}
