import { publishPage } from '../../support/lake-editor';
import { eventually, expect } from '../../support/studio-expect';
import { chooseAction, confirm, offeredActions, openDocument, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

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

const single = new Map([
  ['page-home', ['Share preview']],
  ['settings;navigation', []],
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
