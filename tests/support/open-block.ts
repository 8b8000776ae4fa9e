import type { Locator, Page } from '@playwright/test';

/**
 * Opens one entry of a list of the form: a block, an item of the menu.
 * @param field name of the list's field
 * @param name of the entry: title and kind, as editors read them
 * @returns the dialog that it is edited in
 */
export async function openBlock(page: Page, field: string, name: string | RegExp): Promise<Locator> {
  const list = page.getByTestId(`field-${field}`);
  await list.getByRole('button', { name }).click();
  const dialog = page.getByTestId('nested-object-dialog').last();
  await dialog.waitFor();
  return dialog;
}
