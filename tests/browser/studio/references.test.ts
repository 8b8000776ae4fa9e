import { fillText } from '../../../protocol/placeholders';
import { lakeEditor } from '../../support/lake-editor';
import { expect } from '../../support/studio-expect';
import { chooseAction, confirm, openDocument } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ID = 'testimonial-ines-carvalho';

test.beforeEach(({ expectedComplaints }) => {
  // The browser logs the lake's 409.
  expectedComplaints.push(/console: Failed to load resource.*409/);
});

for (const { action, answer } of [
  { action: 'Unpublish', answer: 'Unpublish anyway' },
  { action: 'Delete', answer: 'Delete all versions anyway' },
]) {
  test(`${action.toLowerCase()}: a referenced document stays, and the editor sees which documents refer to it`, async ({
    editor,
    studio,
  }) => {
    const client = lakeEditor(studio.site);
    const before = await client.getDocument(ID);
    const users = await client.fetch<string[]>('*[references($id)].title', { id: ID });
    expect(users.length).toBeGreaterThan(1);
    // Studio has no message left that an earlier test has caused, which would cover the dialog's button.
    await editor.reload();
    await openDocument(editor, `shared;testimonial;${ID}`);
    await chooseAction(editor, action);
    const dialog = editor.getByRole('dialog');
    await expect(dialog).toContainText(`${users.length} documents refer to`);
    for (const title of users) {
      const shown = fillText(title, { productName: 'Plinth' });
      await expect(dialog.getByText(shown, { exact: true })).toBeVisible();
    }
    await confirm(editor, answer);
    await expect(editor.getByRole('alert').or(editor.getByRole('status'))).toContainText([/other documents/]);
    expect(await client.getDocuments([ID, `drafts.${ID}`])).toEqual([before, null]);
  });
}
