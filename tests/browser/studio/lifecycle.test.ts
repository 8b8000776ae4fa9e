import { createDraft, publishPage } from '../../support/lake-editor';
import { publicPage, textsOf } from '../../support/public-page';
import { eventually, expect } from '../../support/studio-expect';
import { chooseAction, confirm, offeredActions, openDocument, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

test('unpublishing takes a page off the site, and leaves a draft', async ({ editor, studio, lake }) => {
  const url = `${studio.site.url}/resources/short-lived`;
  const sitemap = `${studio.site.url}/sitemap.xml`;
  const id = await publishPage(lake, '/resources/short-lived', 'Short-lived');
  await publicPage(sitemap, (xml) => xml.includes('/resources/short-lived<'));
  await openDocument(editor, `resources;${id}`);
  await chooseAction(editor, 'Unpublish');
  await confirm(editor, 'Unpublish now');
  await eventually(() => lake.getDocument(id)).toBeUndefined();
  await publicPage(url, (_, status) => status === 404);
  await publicPage(sitemap, (xml) => !xml.includes('/resources/short-lived<'));
  await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('Short-lived');

  await publish(editor);
  const page = await publicPage(url, (_, status) => status === 200);
  expect(textsOf(page, 'h1')).toEqual(['Short-lived']);
});

test('a duplicate is a new draft at a path of its own, which can be published', async ({ editor, lake }) => {
  const id = await publishPage(lake, '/resources/original', 'Original');
  await openDocument(editor, `resources;${id}`);
  const address = editor.url();
  await chooseAction(editor, 'Duplicate');
  await eventually(() => editor.url()).not.toBe(address);
  await expect(editor.getByTestId('document-list-pane')).toBeVisible();
  await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of Original');

  const original = await lake.getDocument(id);
  const copy = await lake.fetch('*[path == $path][0]', { path: '/resources/original-copy' });
  expect(copy._id).toMatch(/^drafts\.[-0-9a-f]{36}$/);
  expect(copy).toMatchObject({ title: 'Copy of Original', blocks: original?.blocks, seo: original?.seo });
  await publish(editor);
  const published = copy._id.replace('drafts.', '');
  await eventually(() => lake.getDocument(published)).toMatchObject({ path: '/resources/original-copy' });

  await chooseAction(editor, 'Delete');
  await confirm(editor, 'Delete now');
  await eventually(() => lake.getDocument(published)).toBeUndefined();
  expect(await lake.getDocument(id)).toMatchObject({ title: 'Original' });
});

test('drafts of copies or redirects at a published path do not block it', async ({ editor, lake }) => {
  const path = '/resources/claimed-twice';
  const id = await publishPage(lake, path, 'Claimed twice');
  await publishPage(lake, '/resources/a-copy', 'Copy');
  await createDraft(lake, 'page-test-resources-a-copy', { path });
  const redirect = { _type: 'redirect', from: path, to: '/pricing', status: 308 };
  await lake.create({ ...redirect, _id: 'drafts.a-redirect' });
  await openDocument(editor, `resources;${id}`);
  await editor.getByRole('textbox', { name: 'Name' }).fill('Claimed twice, published again');
  await publish(editor);
  await eventually(() => lake.getDocument(id)).toMatchObject({ title: 'Claimed twice, published again' });
});

const single = new Map([
  ['page-home', ['Share preview']],
  ['settings;siteSettings', ['Rename product…']],
  ['settings;navigation', []],
  ['settings;chatSettings', []],
  ['settings;consentSettings', []],
]);
test('single documents cannot be duplicated, deleted or created again', async ({ editor }) => {
  for (const [place, actions] of single) {
    await openDocument(editor, place);
    await expect(editor.getByTestId('action-publish')).toBeVisible();
    expect(await offeredActions(editor), place).toEqual(actions);
  }
  await editor.getByRole('button', { name: 'Create new document' }).click();
  const offered = editor.getByRole('listbox', { name: 'new-document' }).getByRole('link');
  await expect(offered.filter({ hasText: /^Page$/ })).toHaveCount(1);
  await expect(offered.filter({ hasText: /settings|chat|menu/i })).toHaveCount(0);
  await editor.keyboard.press('Escape');
});
