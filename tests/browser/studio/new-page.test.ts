import { publicPage, textsOf } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { closeDialogs, createFromList, openBlock, publish, validationOf } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const PATH = '/resources/migration-day';
const TITLE = 'One day, and the old system is history.';

test('a new page starts with the path of its part of the site, cannot take a used path, and is public at its own', async ({
  editor,
  studio,
}) => {
  expect((await fetch(studio.site.url + PATH)).status).toBe(404);
  await createFromList(editor, 'Resources');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Migration day');
  const head = await openBlock(editor, 'blocks', /Page head$/);
  await head.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await closeDialogs(editor);
  await editor.getByRole('tab', { name: 'Search and sharing' }).click();
  await editor
    .getByRole('textbox', { name: 'Description in search results' })
    .fill('What happens on the day a company moves its books.');

  await editor.getByRole('tab', { name: 'Address' }).click();
  const path = editor.getByRole('textbox', { name: 'Path' });
  await expect(path).toHaveValue('/resources/');
  const flaws = await validationOf(editor);
  await expect(flaws).toContainText(['Write the page’s own part after the last slash']);
  await path.fill('/resources/training');
  await expect(flaws).toContainText(['“Training” has this path already. Choose another.']);
  await editor.getByTestId('action-publish').click();
  await expect(editor.getByRole('dialog')).toContainText('“Training” has this path already.');
  await closeDialogs(editor);
  await path.fill(PATH);
  await expect(flaws).toHaveCount(0);

  await publish(editor);
  const page = await publicPage(studio.site.url + PATH, (_, status) => status === 200);
  expect(textsOf(page, 'h1')).toEqual([TITLE]);
  const sitemap = await publicPage(`${studio.site.url}/sitemap.xml`, (xml) => xml.includes(`${PATH}</loc>`));
  expect(sitemap.querySelectorAll('loc').length).toBeGreaterThan(1);
});
