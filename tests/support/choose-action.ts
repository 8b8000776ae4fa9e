import type { Page } from '@playwright/test';

/**
 * Chooses from the menu of what can be done with the open document.
 * @param action as editors read it
 */
export async function chooseAction(page: Page, action: string): Promise<void> {
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: action }).click();
}
