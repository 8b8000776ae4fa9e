import type { Page } from '@playwright/test';

/**
 * Confirms Studio's dialog.
 * @param answer label of the button
 */
export async function confirm(page: Page, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: answer, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
