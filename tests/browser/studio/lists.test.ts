import { lakeEditor } from '../../support/lake-editor';
import { expect } from '../../support/studio-expect';
import { openDocument } from '../../support/studio-page';
import { test } from '../../support/studio-test';

test('lists and titles have the product’s name and the facts, not their placeholders', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const published =
    '*[_type == "page" && path match "*{product}*" && !(_id in path("drafts.**"))][0]{ _id, title, path }';
  const page = await client.fetch<{ _id: string; title: string; path: string }>(published);
  await client.patch(page._id).set({ title: 'All of {product} at {uptime}' }).commit();
  await editor.getByRole('link', { name: 'Company', exact: true }).click();
  const list = editor.getByTestId('document-list-pane');
  await expect(list.getByRole('link', { name: /All of Plinth at [\d.]+/ })).toBeVisible();
  await expect(list).toContainText(page.path.replaceAll('{product}', 'plinth'));
  await expect(list).not.toContainText('{product}');
  await openDocument(editor, `company;${page._id}`);
  await expect(editor.getByTestId('document-panel-document-title')).toContainText('All of Plinth');
  await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('All of {product} at {uptime}');
  await client.patch(page._id).set({ title: page.title }).commit();
});

test('the tool for queries is for developers: a local editor has none', async ({ editor }) => {
  const tools = editor.getByTestId('studio-navbar').getByRole('link');
  await expect(tools.filter({ hasText: 'Needs attention' })).toHaveCount(1);
  await expect(tools.filter({ hasText: 'Queries' })).toHaveCount(0);
});
