import { lakeEditor, type StoredDocument } from '../../support/lake-editor';
import { publishMore } from '../../support/more-articles';
import { expect } from '../../support/studio-expect';
import { openInPlace } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const COUNT = 230;

test('the list of pages shows the newest hundred articles, more on request, and finds all', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const like = await client.fetch<StoredDocument>('*[_type == "article" && channel == "blog"][0]');
  await publishMore(client, { like, count: COUNT, name: 'many' });
  await openInPlace(editor, '/');
  const pages = editor.getByRole('navigation', { name: 'Pages of the site' });
  await expect(pages.getByRole('button', { name: '/pricing' })).toBeVisible();
  await expect(pages.getByRole('button', { name: '/many/1', exact: false }).first()).toBeVisible();
  const articles = pages.getByRole('button').filter({ hasText: '/many/' });
  expect(await articles.count()).toBeLessThanOrEqual(100);
  await pages.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => articles.count()).toBeGreaterThan(100);

  await pages.getByRole('textbox', { name: 'Find a page' }).fill(`many ${COUNT}`);
  await expect(articles).toHaveText([new RegExp(`/many/${COUNT}$`)]);
  await articles.click();
  await expect(pages.locator('[aria-current="page"]')).toContainText(`/many/${COUNT}`);
  await pages.getByRole('textbox', { name: 'Find a page' }).fill('no such page');
  await expect(pages).toContainText('No page has this in its title or path.');

  // A change is listed at once.
  await pages.getByRole('textbox', { name: 'Find a page' }).fill('renamed just now');
  await client.patch('article-many-7').set({ title: 'Renamed just now' }).commit();
  await expect(articles).toHaveText([/Renamed just now/]);
  await client.delete({ query: '*[_id match "article-many-*"]' });
});
