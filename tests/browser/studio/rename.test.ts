import { redirectOf, untilPublic } from '../../support/public-page';
import { eventually, expect } from '../../support/studio-expect';
import { chooseAction, openFromTree } from '../../support/studio-page';
import { test } from '../../support/studio-test';

test('the product is renamed in one step, with redirects', async ({ editor, studio: { site } }) => {
  await openFromTree(editor, 'Settings', 'Site settings');
  await chooseAction(editor, 'Rename product…');
  const dialog = editor.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Product name' }).fill('Cornice');
  await dialog
    .getByRole('textbox', { name: 'Address of the application' })
    .fill('https://app.cornice.example');
  const addresses = dialog.getByRole('list', { name: 'Addresses that change' }).getByRole('listitem');
  await expect(addresses).toHaveCount(7);
  await dialog.getByRole('button', { name: 'Rename now' }).click();
  await expect(dialog).toBeHidden();
  await untilPublic(`${site.url}/`, (html) => html.includes('Cornice') && !html.includes('Plinth'));
  await untilPublic(`${site.url}/cornice-rights/legal`, (_html, status) => status === 200);
  expect(await redirectOf(`${site.url}/plinth-rights/legal`)).toEqual([308, '/cornice-rights/legal']);
  expect(await redirectOf(`${site.url}/company/why-plinth`)).toEqual([308, '/company/why-cornice']);
});

test('another short name is asked about, and published', async ({ editor, studio: { site }, lake }) => {
  await openFromTree(editor, 'Settings', 'Site settings');
  const field = (name: string) => editor.getByRole('textbox', { name, exact: true });
  await field('Product’s short name').fill('cornice');
  await field('Tagline').fill('Books that close themselves');
  // An edit that is stored after the dialog has read the draft is a conflict, and the rename is refused.
  await eventually(() => lake.fetch('*[_id == "drafts.siteSettings"][0].tagline')).toBe(
    'Books that close themselves',
  );
  await editor.getByTestId('action-publish').click();
  const dialog = editor.getByRole('dialog', { name: 'Rename the product' });
  await expect(dialog.getByRole('listitem')).toHaveCount(7);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await redirectOf(`${site.url}/company/why-plinth`)).toEqual([200, null]);

  await editor.getByTestId('action-publish').click();
  await dialog.getByRole('button', { name: 'Rename now' }).click();
  await untilPublic(`${site.url}/company/why-cornice`, (html) =>
    html.includes('Books that close themselves'),
  );
  expect(await redirectOf(`${site.url}/company/why-plinth`)).toEqual([308, '/company/why-cornice']);
  await eventually(() => lake.fetch('count(*[_id == "drafts.siteSettings"])')).toBe(0);
});
