import type { Page } from '@playwright/test';
import { publicPage, textsOf, untilPublic } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import {
  closeDialogs,
  createFromList,
  openBlock,
  openInPlace,
  publish,
  validationOf,
} from '../../support/studio-page';
import { test } from '../../support/studio-test';

const PATH = '/resources/migration-day';
const TITLE = 'One day, and the old system is history.';

test('a new page gets a path in its part of the site, but not a used one', async ({ editor, studio }) => {
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
  await path.fill(PATH);
  await expect(flaws).toHaveCount(0);

  await publish(editor);
  const page = await publicPage(studio.site.url + PATH, (_, status) => status === 200);
  expect(textsOf(page, 'h1')).toEqual([TITLE]);
  const sitemap = await publicPage(`${studio.site.url}/sitemap.xml`, (xml) => xml.includes(`${PATH}</loc>`));
  expect(sitemap.querySelectorAll('loc').length).toBeGreaterThan(1);
});

/** Opens `/industry`, and makes a page below it with all that is offered: two actions beyond the typing. */
async function makeIndustryPage(editor: Page, name: string): Promise<void> {
  await openInPlace(editor, '/industry');
  await editor.getByRole('button', { name: 'New page', exact: true }).click();
  const dialog = editor.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Name').fill(name);
  await dialog
    .getByLabel(/^One sentence/)
    .fill('Stock by the tonne, trucks by the hour and royalties by the site, in one set of books.');
  await expect(dialog.getByLabel('Part of the site')).toHaveValue('/industry');
  await expect(dialog).toContainText(`It will be at /industry/${name.toLowerCase()}`);
  await expect(dialog.getByLabel('In the menu, under “Industry”')).toBeChecked();
  await expect(dialog.getByLabel(/^With a card on/)).toBeChecked();
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await expect(editor.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(name);
}

const PUBLISH = 'Publish with menu entry and card';
const MADE = `*[_id in path("drafts.**") && !(_type match "sanity.*")] | order(_type asc, path asc){
  _type,
  "title": coalesce(title, ""),
  "entry": coalesce(items[name == "Industry"][0].items[-1].href, blocks[_type == "industryGrid"][0].industries[-1]._ref)
}`;

test('an industry page, its card and menu entry take three actions', async ({ editor, studio, lake }) => {
  const path = '/industry/quarries';
  await makeIndustryPage(editor, 'Quarries');
  expect(await lake.fetch(MADE)).toEqual([
    { _type: 'industry', title: 'Quarries', entry: null },
    { _type: 'navigation', title: '', entry: path },
    { _type: 'page', title: expect.any(String), entry: expect.stringMatching(/^industry-/) },
    { _type: 'page', title: 'Quarries', entry: null },
  ]);
  await editor.getByRole('button', { name: PUBLISH }).click();
  await expect(editor.getByText('4 documents were published together')).toBeVisible();
  const page = await publicPage(studio.site.url + path, (_, status) => status === 200);
  expect(textsOf(page, 'h1')).toEqual(['Quarries']);
  expect(page.querySelectorAll(`header a[href="${path}"]`).length).toBeGreaterThan(0);
  await untilPublic(`${studio.site.url}/industry`, (html) => html.split(`href="${path}"`).length > 2);
  expect(await lake.fetch(MADE)).toEqual([]);
});

test('publishing a new page asks about other changes of the menu', async ({ editor, studio, lake }) => {
  const path = '/industry/forestry';
  const before = await lake.getDocument('navigation');
  await makeIndustryPage(editor, 'Forestry');
  await lake.patch('drafts.navigation').set({ 'items[0].name': 'Unfinished' }).commit();
  await editor.getByRole('button', { name: PUBLISH }).click();
  const dialog = editor.getByRole('dialog', { name: 'Other changes would be published too' });
  await expect(dialog.getByRole('link')).toContainText(['Menu and footer']);
  await expect(dialog.getByRole('button', { name: 'Publish all 4' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Only this page' }).click();
  await untilPublic(studio.site.url + path, (_, status) => status === 200);
  expect(await lake.getDocument('navigation')).toEqual(before);
});
