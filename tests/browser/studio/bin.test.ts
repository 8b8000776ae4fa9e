import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { lakeEditor, publishPage } from '../../support/lake-editor';
import { publicPage, textsOf } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { chooseAction, confirm, openDocument, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

async function openBin(editor: Page) {
  await editor.getByRole('link', { name: 'Bin', exact: true }).click();
  await expect(editor.getByRole('heading', { name: 'Bin', exact: true })).toBeVisible();
  return editor.getByRole('listitem');
}

/** Deletes a page without Studio, as a script does. */
async function deleteDirectly(client: SanityClient, publishedId: string): Promise<void> {
  const actionType = 'sanity.action.document.delete';
  await client.action({ actionType, publishedId, includeDrafts: [] });
}

test('a deleted page is in the bin, and restored it is the draft that it was', async ({ editor, studio }) => {
  const client = lakeEditor(studio.site);
  const path = '/resources/in-the-bin';
  const id = await publishPage(client, path, 'In the bin');
  await openDocument(editor, `resources;${id}`);
  await editor.getByRole('textbox', { name: 'Name' }).fill('In the bin, changed');
  await expect.poll(() => client.getDocument(`drafts.${id}`)).toMatchObject({ title: 'In the bin, changed' });
  await chooseAction(editor, 'Delete');
  await confirm(editor, 'Delete now');
  await expect.poll(() => client.getDocuments([id, `drafts.${id}`])).toEqual([null, null]);

  const row = (await openBin(editor)).filter({ hasText: 'In the bin, changed' });
  await expect(row).toContainText(`Page · ${path} · Deleted `);
  await expect(row).toContainText('by Local editor');
  await row.getByRole('button', { name: 'Restore' }).click();
  await row.getByRole('link', { name: 'In the bin, changed' }).click();
  await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('In the bin, changed');
  expect(await client.getDocument(id)).toBeUndefined();
  await expect(await openBin(editor)).not.toContainText(['In the bin, changed']);

  await openDocument(editor, `resources;${id}`);
  await publish(editor);
  const page = await publicPage(`${studio.site.url}${path}`, (_, status) => status === 200);
  expect(textsOf(page, 'h1')).toEqual(['In the bin']);
});

test('what is restored is the version that was deleted, not a discarded draft', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const _id = 'faqItem-test-bin';
  const answer = { answer: [] };
  await client.create({ _id, _type: 'faqItem', question: 'Was this published?', ...answer });
  await client.create({ _id: `drafts.${_id}`, _type: 'faqItem', question: 'Was this discarded?', ...answer });
  await client.action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${_id}` });
  await openDocument(editor, `shared;faqItem;${_id}`);
  await chooseAction(editor, 'Delete');
  await editor.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => client.getDocument(_id)).toBeUndefined();

  const row = (await openBin(editor)).filter({ hasText: 'Was this published?' });
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(row).toContainText('Restored as a draft');
  expect(await client.getDocument(`drafts.${_id}`)).toMatchObject({ question: 'Was this published?' });
  await client.delete(`drafts.${_id}`);
});

test('“Restore” in a deleted page that a link has opened restores it', async ({ editor, studio }) => {
  const client = lakeEditor(studio.site);
  const id = await publishPage(client, '/resources/linked-to', 'Linked to');
  await deleteDirectly(client, id);
  await editor.goto(`${studio.url}/intent/edit/id=${id};type=page/`);
  await editor.getByTestId('deleted-document-banner').getByRole('button', { name: 'Restore' }).click();
  await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('Linked to');
  await expect(editor.getByRole('textbox', { name: 'Name' })).toBeEditable();
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({ title: 'Linked to' });
  await client.delete(`drafts.${id}`);
});
