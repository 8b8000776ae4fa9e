import { lakeEditor } from '../../support/lake-editor';
import { publicPage } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { chooseAction, openFromTree, openInPlace } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const redirect = async (url: string) => {
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  return [status, headers.get('Location')];
};

async function rename(editor: Parameters<typeof chooseAction>[0], name: string, host: string): Promise<void> {
  await chooseAction(editor, 'Rename product…');
  const dialog = editor.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Product name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Address of the application' }).fill(host);
  await expect(dialog.getByRole('list', { name: 'Addresses that change' }).getByRole('listitem')).toHaveCount(
    7,
  );
  // By keyboard: Studio's message about an earlier document may cover the button.
  await dialog.getByRole('button', { name: 'Rename now' }).press('Enter');
  await expect(dialog).toBeHidden();
}

test('renames the product in one step, with redirects from the old addresses, and back', async ({
  editor,
  studio: { site },
}) => {
  await openFromTree(editor, 'Settings', 'Site settings');
  await rename(editor, 'Cornice', 'https://app.cornice.example');
  await publicPage(`${site.url}/`, (html) => html.includes('Cornice') && !html.includes('Plinth'));
  await publicPage(`${site.url}/cornice-rights/legal`, (_html, status) => status === 200);
  expect(await redirect(`${site.url}/plinth-rights/legal`)).toEqual([308, '/cornice-rights/legal']);
  expect(await redirect(`${site.url}/company/why-plinth`)).toEqual([308, '/company/why-cornice']);

  await rename(editor, 'Plinth', 'https://app.plinth.example');
  await publicPage(`${site.url}/plinth-rights/legal`, (_html, status) => status === 200);
  expect(await redirect(`${site.url}/cornice-rights/legal`)).toEqual([308, '/plinth-rights/legal']);
});

test('publishing another short name asks first, renames, and publishes the other changes too', async ({
  editor,
  studio: { site },
}) => {
  await openInPlace(editor, '/');
  await editor.getByRole('button', { name: 'Site settings', exact: true }).click();
  const field = (name: string) => editor.getByRole('textbox', { name, exact: true });
  await field('Product’s short name').fill('cornice');
  await field('Tagline').fill('Books that close themselves');
  await editor.getByTestId('action-publish').click();
  const dialog = editor.getByRole('dialog', { name: 'Rename the product' });
  await expect(dialog.getByRole('listitem')).toHaveCount(7);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await redirect(`${site.url}/company/why-plinth`)).toEqual([200, null]);

  await editor.getByTestId('action-publish').click();
  await dialog.getByRole('button', { name: 'Rename now' }).press('Enter');
  await publicPage(`${site.url}/company/why-cornice`, (html) => html.includes('Books that close themselves'));
  expect(await redirect(`${site.url}/company/why-plinth`)).toEqual([308, '/company/why-cornice']);
  await expect.poll(() => lakeEditor(site).fetch('count(*[_id == "drafts.siteSettings"])')).toBe(0);

  // The tests of other files know the first name.
  await chooseAction(editor, 'Rename product…');
  await dialog.getByRole('textbox', { name: 'Short name, in addresses of pages' }).fill('plinth');
  await dialog.getByRole('button', { name: 'Rename now' }).press('Enter');
  await publicPage(`${site.url}/company/why-plinth`, (_html, status) => status === 200);
});
