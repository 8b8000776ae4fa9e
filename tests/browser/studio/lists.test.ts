import type { StoredDocument } from '../../support/lake-editor';
import { publishMore } from '../../support/more-articles';
import { eventually, expect } from '../../support/studio-expect';
import { openDocument, openInPlace } from '../../support/studio-page';
import { test } from '../../support/studio-test';

/** More than the list shows at once. */
const COUNT = 105;

test('the list of pages shows the newest articles, then more, and finds all', async ({ editor, lake }) => {
  const like = await lake.fetch<StoredDocument>('*[_type == "article" && channel == "blog"][0]');
  await publishMore(lake, { like, count: COUNT, name: 'many' });
  await openInPlace(editor, '/');
  const pages = editor.getByRole('navigation', { name: 'Pages of the site' });
  await expect(pages.getByRole('button', { name: '/pricing' })).toBeVisible();
  await expect(pages.getByRole('button', { name: '/many/1', exact: false }).first()).toBeVisible();
  const articles = pages.getByRole('button').filter({ hasText: '/many/' });
  expect(await articles.count()).toBeLessThanOrEqual(100);
  await pages.getByRole('button', { name: 'Show more' }).click();
  await eventually(() => articles.count()).toBeGreaterThan(100);

  await pages.getByRole('textbox', { name: 'Find a page' }).fill(`many ${COUNT}`);
  await expect(articles).toHaveText([new RegExp(`/many/${COUNT}$`)]);
  await articles.click();
  await expect(pages.locator('[aria-current="page"]')).toContainText(`/many/${COUNT}`);
  await pages.getByRole('textbox', { name: 'Find a page' }).fill('no such page');
  await expect(pages).toContainText('No page has this in its title or path.');

  // A change is listed at once.
  await pages.getByRole('textbox', { name: 'Find a page' }).fill('renamed just now');
  await lake.patch('article-many-7').set({ title: 'Renamed just now' }).commit();
  await expect(articles).toHaveText([/Renamed just now/]);
});

test('lists and titles have the product’s name and the facts, filled in', async ({ editor, lake }) => {
  const page = await lake.fetch('*[_type == "page" && path match "*{product}*"][0]{ _id, path }');
  await lake.patch(page._id).set({ title: 'All of {product} at {uptime}' }).commit();
  await editor.getByRole('link', { name: 'Company', exact: true }).click();
  const list = editor.getByTestId('document-list-pane');
  await expect(list.getByRole('link', { name: /All of Plinth at [\d.]+/ })).toBeVisible();
  await expect(list).toContainText(page.path.replaceAll('{product}', 'plinth'));
  await expect(list).not.toContainText('{product}');
  await openDocument(editor, `company;${page._id}`);
  await expect(editor.getByTestId('document-panel-document-title')).toContainText('All of Plinth');
  await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('All of {product} at {uptime}');
});
