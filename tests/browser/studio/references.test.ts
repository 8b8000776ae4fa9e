import { fillText } from '../../../protocol/placeholders';
import { expect } from '../../support/studio-expect';
import { chooseAction, openDocument } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ID = 'testimonial-ines-carvalho';

test('a referenced document stays, and the question names page and block', async ({ editor, lake }) => {
  const before = await lake.getDocument(ID);
  const users = await lake.fetch<string[]>('*[references($id)].title', { id: ID });
  expect(users.length).toBeGreaterThan(1);
  for (const action of ['Unpublish', 'Delete']) {
    await openDocument(editor, `shared;testimonial;${ID}`);
    await chooseAction(editor, action);
    const dialog = editor.getByRole('dialog');
    const named = dialog.getByRole('list', { name: 'What refers to it' });
    for (const title of users) {
      const row = named.getByRole('listitem').filter({ hasText: fillText(title, { productName: 'Plinth' }) });
      await expect(row.first()).toContainText(/Blocks \/ .*Testimonials/);
    }
    await expect(dialog.getByRole('button', { name: `${action} now` })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  }
  expect(await lake.getDocuments([ID, `drafts.${ID}`])).toEqual([before, null]);
});
