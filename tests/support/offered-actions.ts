import type { Page } from '@playwright/test';

/** Labels of the open document's actions, except publishing. */
export async function offeredActions(page: Page): Promise<string[]> {
  const button = page.getByTestId('action-menu-button');
  if ((await button.count()) === 0) return [];
  await button.click();
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  const names = await items.allInnerTexts();
  await page.keyboard.press('Escape');
  return names;
}
