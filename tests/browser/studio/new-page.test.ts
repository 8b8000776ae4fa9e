import { lakeEditor } from '../../support/lake-editor';
import { publicPage, textsOf } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import {
  closeDialogs,
  createFromList,
  openBlock,
  openInPlace,
  openTree,
  publish,
  validationOf,
} from '../../support/studio-page';
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

test('a page made in Site brings along its card, its entry among the cards and in the menu', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const path = '/industry/mining';
  await openInPlace(editor, '/industry');
  await editor.getByRole('button', { name: 'New page', exact: true }).click();
  const dialog = editor.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Name').fill('Mining');
  await dialog.getByLabel(/^One sentence/).fill('From the face to the port, in one set of books.');
  await dialog.getByLabel('Part of the site').selectOption('/industry');
  await expect(dialog).toContainText(`It will be at ${path}`);
  await expect(dialog.getByLabel('In the menu, under “Industry”')).toBeChecked();
  await expect(dialog.getByLabel(/^With a card on/)).toBeChecked();
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await expect(editor.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('Mining');

  const made = await client.fetch<unknown[]>(
    `*[_id in path("drafts.**") && !(_type match "sanity.*")] | order(_type asc, path asc){
      _type,
      "title": coalesce(title, ""),
      "entry": coalesce(items[name == "Industry"][0].items[-1].href, blocks[_type == "industryGrid"][0].industries[-1]._ref)
    }`,
  );
  expect(made).toEqual([
    { _type: 'industry', title: 'Mining', entry: null },
    { _type: 'navigation', title: '', entry: path },
    { _type: 'page', title: expect.any(String), entry: expect.stringMatching(/^industry-/) },
    { _type: 'page', title: 'Mining', entry: null },
  ]);
  // The page must not be open when it goes.
  await openTree(editor, studio.url);
  await client.delete({ query: '*[_id in path("drafts.**")]' });
});

test('a page made in Site is published together with its card and its entry in the menu', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const path = '/industry/quarries';
  const changed = ['navigation', 'page-industry'];
  const before = await client.getDocuments(changed);
  await openInPlace(editor, '/industry');
  await editor.getByRole('button', { name: 'New page', exact: true }).click();
  const dialog = editor.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Name').fill('Quarries');
  await dialog
    .getByLabel(/^One sentence/)
    .fill('Stock by the tonne, trucks by the hour and royalties by the site, in one set of books.');
  await dialog.getByLabel('Part of the site').selectOption('/industry');
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await expect(editor.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('Quarries');

  await editor.getByRole('link', { name: 'Needs attention' }).click();
  for (const name of ['Menu and footer', 'Quarries', 'Industry'])
    await expect(editor.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).first()).toBeVisible();
  await editor.getByRole('button', { name: 'Choose all' }).click();
  const publishAll = editor.getByRole('button', { name: 'Publish 4 together' });
  await publishAll.click();
  const refused = editor.getByRole('alert').filter({ hasText: 'Nothing was published' });
  await expect(refused.getByRole('link')).toContainText(['Upload an image']);
  const card = await client.fetch('*[_type == "industry" && href == $path][0]._id', { path });
  const image = await client.fetch('*[_type == "industry" && !(_id in path("drafts.**"))][0].image');
  await client.patch(String(card)).set({ image }).commit();
  await publishAll.click();
  await expect(editor.getByText('4 documents were published together')).toBeVisible();
  const page = await publicPage(studio.site.url + path, (_, status) => status === 200);
  expect(textsOf(page, 'h1')).toEqual(['Quarries']);
  expect(page.querySelectorAll(`header a[href="${path}"]`).length).toBeGreaterThan(0);
  await publicPage(`${studio.site.url}/industry`, (html) => html.includes(`href="${path}"`));

  const transaction = client.transaction();
  for (const document of before) if (document) transaction.createOrReplace(document);
  await transaction.commit();
  await client.delete({ query: '*[path == $path || href == $path]', params: { path } });
});
