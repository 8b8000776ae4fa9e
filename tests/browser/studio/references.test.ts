import { fillText } from '../../../protocol/placeholders';
import { expect } from '../../support/studio-expect';
import { chooseAction, confirm, openDocument } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ID = 'testimonial-ines-carvalho';

const COVERED_TIMEOUT_MS = 10_000;
const QUESTIONS = { Unpublish: 'Unpublish anyway', Delete: 'Delete all versions anyway' };

test('a referenced document stays, and no message covers the next question', async ({
  editor,
  lake,
  expectedComplaints,
}) => {
  // The browser logs the lake's 409.
  expectedComplaints.push(/console: Failed to load resource.*409/);
  const before = await lake.getDocument(ID);
  const users = await lake.fetch<string[]>('*[references($id)].title', { id: ID });
  expect(users.length).toBeGreaterThan(1);
  for (const [action, answer] of Object.entries(QUESTIONS)) {
    await openDocument(editor, `shared;testimonial;${ID}`);
    await chooseAction(editor, action);
    const dialog = editor.getByRole('dialog');
    await expect(dialog).toContainText(`${users.length} documents refer to`);
    for (const title of users) {
      const shown = fillText(title, { productName: 'Plinth' });
      await expect(dialog.getByText(shown, { exact: true })).toBeVisible();
    }
    // The message about the first question stays for 30 s.
    await dialog.getByRole('button', { name: answer }).click({ trial: true, timeout: COVERED_TIMEOUT_MS });
    await confirm(editor, answer);
    const message = editor.getByText(`An error occurred while attempting to ${action.toLowerCase()} this`);
    await expect(message).toBeVisible();
    expect(await lake.getDocuments([ID, `drafts.${ID}`])).toEqual([before, null]);
  }
});
