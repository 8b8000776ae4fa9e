import type { Page } from '@playwright/test';

/**
 * Chooses from the action menu of the open document.
 * @param action its label
 */
export async function chooseAction(page: Page, action: string): Promise<void> {
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: action }).click();
}
