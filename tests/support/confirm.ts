import type { Page } from '@playwright/test';

/**
 * Says yes to what Studio asks.
 * @param answer of the button, as editors read it
 */
export async function confirm(page: Page, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: answer, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
