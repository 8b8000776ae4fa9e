import { publicPage, redirectOf } from '../../support/public-page';
import { eventually, expect } from '../../support/studio-expect';
import { chooseAction, openFromTree } from '../../support/studio-page';
import { test } from '../../support/studio-test';

async function rename(editor: Parameters<typeof chooseAction>[0], name: string, host: string): Promise<void> {
  await chooseAction(editor, 'Rename product…');
  const dialog = editor.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Product name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Address of the application' }).fill(host);
  await expect(dialog.getByRole('list', { name: 'Addresses that change' }).getByRole('listitem')).toHaveCount(
    7,
  );
  await dialog.getByRole('button', { name: 'Rename now' }).click();
  await expect(dialog).toBeHidden();
}

test('the product is renamed in one step, with redirects, and back', async ({ editor, studio: { site } }) => {
  await openFromTree(editor, 'Settings', 'Site settings');
  await rename(editor, 'Cornice', 'https://app.cornice.example');
  await publicPage(`${site.url}/`, (html) => html.includes('Cornice') && !html.includes('Plinth'));
  await publicPage(`${site.url}/cornice-rights/legal`, (_html, status) => status === 200);
  expect(await redirectOf(`${site.url}/plinth-rights/legal`)).toEqual([308, '/cornice-rights/legal']);
  expect(await redirectOf(`${site.url}/company/why-plinth`)).toEqual([308, '/company/why-cornice']);

  await rename(editor, 'Plinth', 'https://app.plinth.example');
  await publicPage(`${site.url}/plinth-rights/legal`, (_html, status) => status === 200);
  expect(await redirectOf(`${site.url}/cornice-rights/legal`)).toEqual([308, '/plinth-rights/legal']);
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
  await publicPage(`${site.url}/company/why-cornice`, (html) => html.includes('Books that close themselves'));
  expect(await redirectOf(`${site.url}/company/why-plinth`)).toEqual([308, '/company/why-cornice']);
  await eventually(() => lake.fetch('count(*[_id == "drafts.siteSettings"])')).toBe(0);
});
