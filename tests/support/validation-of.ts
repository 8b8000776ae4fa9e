import type { Locator, Page } from '@playwright/test';

/**
 * Opens the validation list of the open document.
 * @returns its entries, each with the field's path and the message
 */
export async function validationOf(page: Page): Promise<Locator> {
  const list = page.getByRole('complementary');
  if (!(await list.isVisible())) await page.getByRole('button', { name: 'Validation', exact: true }).click();
  await list.waitFor();
  return list.getByRole('button').filter({ hasNotText: /^$/ });
}
