import type { Locator, Page } from '@playwright/test';

/**
 * Opens the list of what is wrong with the open document, as its editor sees it.
 * @returns its entries, each with the field's place and the message
 */
export async function validationOf(page: Page): Promise<Locator> {
  const list = page.getByRole('complementary');
  if (!(await list.isVisible())) await page.getByRole('button', { name: 'Validation', exact: true }).click();
  await list.waitFor();
  return list.getByRole('button').filter({ hasNotText: /^$/ });
}
