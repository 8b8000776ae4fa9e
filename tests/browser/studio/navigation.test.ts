import { publicPage } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { closeDialogs, openBlock, openFromTree, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const PAGES = ['/', '/features', '/company/blog/three-way-match', '/plinth-rights/cookies', '/nothing-here'];
const LABEL = 'Prices';
const NEW_LABEL = 'Careers';

test('a renamed and a new menu item appear in header and footer of every kind of page', async ({
  editor,
  studio,
}) => {
  await openFromTree(editor, 'Settings', 'Menu and footer');
  const item = await openBlock(editor, 'items', 'Pricing /pricing');
  await item.getByRole('textbox', { name: 'Name' }).fill(LABEL);
  await closeDialogs(editor);
  await expect(editor.getByTestId('field-items')).toContainText(LABEL);

  await editor.getByTestId('field-items').getByRole('button', { name: 'Add item' }).click();
  await item.getByRole('textbox', { name: 'Name' }).fill(NEW_LABEL);
  await item.getByRole('combobox', { name: 'Leads to' }).fill('/company/careers');
  await closeDialogs(editor);

  await publish(editor);
  for (const path of PAGES) {
    const page = await publicPage(studio.site.url + path, (html) => html.includes(`>${LABEL}<`));
    for (const part of ['header', 'footer']) {
      const links = [...page.querySelectorAll(`${part} a`)].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]);
      expect(links, path).toContainEqual([LABEL, '/pricing']);
      expect(links, path).toContainEqual([NEW_LABEL, '/company/careers']);
    }
  }
});
