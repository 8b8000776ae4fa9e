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
  const redirectFrom = (path: string) => eventually(() => redirectOf(site.url + path));
  await redirectFrom('/plinth-rights/legal').toEqual([308, '/cornice-rights/legal']);
  await redirectFrom('/company/why-plinth').toEqual([308, '/company/why-cornice']);
});
