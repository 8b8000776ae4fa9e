import { lakeEditor, publishPage } from '../../support/lake-editor';
import { publicPage, textsOf } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { chooseAction, confirm, offeredActions, openDocument, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

test('discarding changes restores the published document', async ({ editor, studio }) => {
  const client = lakeEditor(studio.site);
  const question = editor.getByRole('textbox', { name: 'Question' });
  await openDocument(editor, 'shared;faqItem;faqItem-free-trial');
  const before = await question.inputValue();
  await question.fill('Is it all a dream?');
  await expect
    .poll(() => client.getDocument('drafts.faqItem-free-trial'))
    .toMatchObject({
      question: 'Is it all a dream?',
    });
  await chooseAction(editor, 'Discard changes');
  await confirm(editor, 'Discard changes');
  await expect(question).toHaveValue(before);
  expect(await client.getDocument('drafts.faqItem-free-trial')).toBeUndefined();
});

test('unpublishing takes a page off the site and leaves a draft, which can be published again', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const url = `${studio.site.url}/resources/short-lived`;
  const sitemap = `${studio.site.url}/sitemap.xml`;
  const id = await publishPage(client, '/resources/short-lived', 'Short-lived');
  await publicPage(sitemap, (xml) => xml.includes('/resources/short-lived<'));
  await openDocument(editor, `resources;${id}`);
  await chooseAction(editor, 'Unpublish');
  await confirm(editor, 'Unpublish now');
  await expect.poll(() => client.getDocument(id)).toBeUndefined();
  await publicPage(url, (_, status) => status === 404);
  await publicPage(sitemap, (xml) => !xml.includes('/resources/short-lived<'));
  await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('Short-lived');

  await publish(editor);
  const page = await publicPage(url, (_, status) => status === 200);
  expect(textsOf(page, 'h1')).toEqual(['Short-lived']);
});

test('a duplicate is a new draft at a path of its own, which can be published', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const id = await publishPage(client, '/resources/original', 'Original');
  await openDocument(editor, `resources;${id}`);
  const address = editor.url();
  await chooseAction(editor, 'Duplicate');
  await expect.poll(() => editor.url()).not.toBe(address);
  await expect(editor.getByTestId('document-list-pane')).toBeVisible();
  await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of Original');

  const original = await client.getDocument(id);
  const copy = await client.fetch('*[path == $path][0]', { path: '/resources/original-copy' });
  expect(copy._id).toMatch(/^drafts\.[-0-9a-f]{36}$/);
  expect(copy).toMatchObject({ title: 'Copy of Original', blocks: original?.blocks, seo: original?.seo });
  await publish(editor);
  const published = copy._id.replace('drafts.', '');
  await expect.poll(() => client.getDocument(published)).toMatchObject({ path: '/resources/original-copy' });

  await chooseAction(editor, 'Delete');
  await confirm(editor, 'Delete now');
  await expect.poll(() => client.getDocument(published)).toBeUndefined();
  expect(await client.getDocument(id)).toMatchObject({ title: 'Original' });
});

test('drafts of copies or redirects at the path of a published page do not block publishing it', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const path = '/resources/claimed-twice';
  const id = await publishPage(client, path, 'Claimed twice');
  const { _rev, ...published } = (await client.getDocument(id)) ?? { _rev: '', _type: 'page' };
  await client.create({
    ...published,
    _id: 'drafts.a-copy',
    title: 'Copy',
    _createdAt: new Date().toISOString(),
  });
  await client.create({
    _id: 'drafts.a-redirect',
    _type: 'redirect',
    from: path,
    to: '/pricing',
    status: 308,
  });
  await openDocument(editor, `resources;${id}`);
  await editor.getByRole('textbox', { name: 'Name' }).fill('Claimed twice, published again');
  await publish(editor);
  await expect.poll(() => client.getDocument(id)).toMatchObject({ title: 'Claimed twice, published again' });
  await client.delete({ query: '*[_id in ["drafts.a-copy", "drafts.a-redirect"]]' });
});

test('a page without references is deleted together with its draft', async ({ editor, studio }) => {
  const client = lakeEditor(studio.site);
  const id = await publishPage(client, '/resources/to-be-deleted', 'To be deleted');
  await openDocument(editor, `resources;${id}`);
  await editor.getByRole('textbox', { name: 'Name' }).fill('To be deleted at once');
  await expect
    .poll(() => client.getDocument(`drafts.${id}`))
    .toMatchObject({ title: 'To be deleted at once' });
  await chooseAction(editor, 'Delete');
  await confirm(editor, 'Delete now');
  await expect.poll(() => client.getDocuments([id, `drafts.${id}`])).toEqual([null, null]);
  const url = `${studio.site.url}/resources/to-be-deleted`;
  await publicPage(url, (_, status) => status === 404);
  await expect(editor.getByTestId('document-list-pane').getByText('To be deleted')).toHaveCount(0);
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
