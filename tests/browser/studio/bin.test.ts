import type { Page } from '@playwright/test';
import { publishPage } from '../../support/lake-editor';
import { publicPage, textsOf, untilPublic } from '../../support/public-page';
import { eventually, expect } from '../../support/studio-expect';
import { chooseAction, confirm, openDocument, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

async function openBin(editor: Page) {
  await editor.getByRole('link', { name: 'Bin', exact: true }).click();
  await expect(editor.getByRole('heading', { name: 'Bin', exact: true })).toBeVisible();
  return editor.getByRole('listitem');
}

test('a deleted page is in the bin, and restored it is the same draft', async ({ editor, studio, lake }) => {
  const path = '/resources/in-the-bin';
  const id = await publishPage(lake, path, 'In the bin');
  await openDocument(editor, `resources;${id}`);
  await editor.getByRole('textbox', { name: 'Name' }).fill('In the bin, changed');
  await eventually(() => lake.getDocument(`drafts.${id}`)).toMatchObject({ title: 'In the bin, changed' });
  await chooseAction(editor, 'Delete');
  await confirm(editor, 'Delete now');
  await eventually(() => lake.getDocuments([id, `drafts.${id}`])).toEqual([null, null]);
  await untilPublic(`${studio.site.url}${path}`, (_, status) => status === 404);

  const row = (await openBin(editor)).filter({ hasText: 'In the bin, changed' });
  await expect(row).toContainText(`Page · ${path} · Deleted `);
  await expect(row).toContainText('by Local editor');
  await row.getByRole('button', { name: 'Restore' }).click();
  await row.getByRole('link', { name: 'In the bin, changed' }).click();
  await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('In the bin, changed');
  expect(await lake.getDocument(id)).toBeUndefined();
  await expect(await openBin(editor)).not.toContainText(['In the bin, changed']);

  await openDocument(editor, `resources;${id}`);
  await publish(editor);
  const page = await publicPage(`${studio.site.url}${path}`, (_, status) => status === 200);
  expect(textsOf(page, 'h1')).toEqual(['In the bin']);
});

test('what is restored is the version that was deleted, not a discarded draft', async ({ editor, lake }) => {
  const _id = 'faqItem-test-bin';
  const answer = { answer: [] };
  await lake.create({ _id, _type: 'faqItem', question: 'Was this published?', ...answer });
  await lake.create({ _id: `drafts.${_id}`, _type: 'faqItem', question: 'Was this discarded?', ...answer });
  await lake.action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${_id}` });
  await openDocument(editor, `shared;faqItem;${_id}`);
  await chooseAction(editor, 'Delete');
  await editor.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await eventually(() => lake.getDocument(_id)).toBeUndefined();

  const row = (await openBin(editor)).filter({ hasText: 'Was this published?' });
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(row).toContainText('Restored as a draft');
  expect(await lake.getDocument(`drafts.${_id}`)).toMatchObject({ question: 'Was this published?' });
});

test('“Restore” in a deleted page that a link has opened restores it', async ({ editor, studio, lake }) => {
  const id = await publishPage(lake, '/resources/linked-to', 'Linked to');
  await lake.action({ actionType: 'sanity.action.document.delete', publishedId: id, includeDrafts: [] });
  // Loaded, so that nothing else in the window watches operations.
  await editor.goto(`${studio.url}/intent/edit/id=${id};type=page/`);
  await editor.getByTestId('deleted-document-banner').getByRole('button', { name: 'Restore' }).click();
  await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('Linked to');
  await expect(editor.getByRole('textbox', { name: 'Name' })).toBeEditable();
  expect(await lake.getDocument(`drafts.${id}`)).toMatchObject({ title: 'Linked to' });
});
