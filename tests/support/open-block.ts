import type { Locator, Page } from '@playwright/test';

/**
 * Opens one entry of a list of the form: a block, an item of the menu.
 * @param field name of the list's field
 * @param name of the entry: title and kind, as editors read them
 * @returns the dialog that it is edited in
 */
export async function openBlock(page: Page, field: string, name: string | RegExp): Promise<Locator> {
  // Among the fields of all tabs Studio renders only the entries that are in view.
  const tab = page.getByRole('tab', { name: 'Content', exact: true });
  const isInDialog = (await page.getByTestId('nested-object-dialog').count()) > 0;
  if (!isInDialog && (await tab.isVisible())) await tab.click();
  const list = page.getByTestId(`field-${field}`);
  await list.getByRole('button', { name }).click();
  const dialog = page.getByTestId('nested-object-dialog').last();
  await dialog.waitFor();
  return dialog;
}
