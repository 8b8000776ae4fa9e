import { publicPage } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import {
  closeDialogs,
  createFromList,
  openBlock,
  openFromTree,
  openTree,
  publish,
} from '../../support/studio-page';
import { test } from '../../support/studio-test';

const QUESTION = 'Can we close the books in two days?';
const ANSWER = 'Companies that post as they go can.';

test('a new question added to the FAQ is on the page with its answer', async ({ editor, studio }) => {
  await createFromList(editor, 'Shared content', 'Questions and answers');
  await editor.getByRole('textbox', { name: 'Question' }).fill(QUESTION);
  await editor.getByTestId('field-answer').getByRole('textbox').click();
  await editor.keyboard.type(ANSWER);
  await expect(editor.getByTestId('field-answer')).toContainText(ANSWER);
  await publish(editor);

  await openTree(editor, studio.url);
  await openFromTree(editor, 'Company', 'FAQ');
  const dialog = await openBlock(editor, 'blocks', /Questions by subject$/);
  await dialog.getByRole('button', { name: 'Getting started' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Getting started');
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await dialog.getByTestId('autocomplete').fill('close the books');
  await editor.getByRole('option', { name: QUESTION }).click();
  await expect(dialog.getByRole('link', { name: QUESTION })).toBeVisible();
  await closeDialogs(editor);

  await publish(editor);
  const page = await publicPage(`${studio.site.url}/company/faq`, (html) => html.includes(QUESTION));
  const group = page.getElementById('getting-started')?.parentElement;
  const text = group?.textContent ?? '';
  expect(text).toContain(QUESTION);
  expect(text.indexOf(ANSWER)).toBeGreaterThan(text.indexOf(QUESTION));
});
