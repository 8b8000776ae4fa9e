import type { Page } from '@playwright/test';
import { lakeEditor } from '../../support/lake-editor';
import { expect } from '../../support/studio-expect';
import { openDocument, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ID = 'testimonial-tom-adeyemi';
const PLACE = `shared;testimonial;${ID}`;
const SENTENCES = {
  Quote: 'The first of us types without a pause.',
  Position: 'The second types at the same time.',
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Empties a field and types into it as a person does. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill('');
  await field(page, name).pressSequentially(text);
}

test('two editors typing in one document lose no letter and see each other’s presence', async ({
  editor,
  openEditor,
  studio,
}) => {
  const second = await openEditor();
  for (const page of [editor, second]) await openDocument(page, PLACE);

  await field(second, 'Position').focus();
  await expect(editor.getByTestId('document-panel-scroller').getByLabel('Local editor')).toBeVisible();

  await Promise.all([type(editor, 'Quote', SENTENCES.Quote), type(second, 'Position', SENTENCES.Position)]);
  for (const page of [editor, second]) {
    await expect(field(page, 'Quote')).toHaveValue(SENTENCES.Quote);
    await expect(field(page, 'Position')).toHaveValue(SENTENCES.Position);
  }
  await expect
    .poll(() => lakeEditor(studio.site).getDocument(`drafts.${ID}`))
    .toMatchObject({ quote: SENTENCES.Quote, designation: SENTENCES.Position });
});

test('of two editors in one field the last write wins, and both see the same', async ({
  editor,
  openEditor,
  studio,
}) => {
  const second = await openEditor();
  for (const page of [editor, second]) await openDocument(page, PLACE);
  const typeOn = async (page: Page, text: string) => {
    await field(page, 'Company').press('End');
    await field(page, 'Company').pressSequentially(text);
  };
  await Promise.all([typeOn(editor, ' Limited'), typeOn(second, ' and Sons')]);
  const company = () => Promise.all([editor, second].map((page) => field(page, 'Company').inputValue()));
  const draft = () => lakeEditor(studio.site).getDocument(`drafts.${ID}`);
  // Edits still in flight would be merged into the last one.
  await expect.poll(async () => new Set([...(await company()), (await draft())?.companyName]).size).toBe(1);
  await field(second, 'Company').fill('Southquay');
  for (const page of [editor, second]) await expect(field(page, 'Company')).toHaveValue('Southquay');
  await expect.poll(draft).toMatchObject({ companyName: 'Southquay' });
});

test('an editor who publishes second learns that somebody else was first', async ({
  editor,
  openEditor,
  studio,
  expectedComplaints,
}) => {
  expectedComplaints.push(/4\d\d .*data\/actions/);
  const client = lakeEditor(studio.site);
  const second = await openEditor();
  for (const page of [editor, second]) await openDocument(page, PLACE);
  await type(editor, 'Position', 'Published by one of two');
  await expect(field(second, 'Position')).toHaveValue('Published by one of two');

  // Both have pressed the button; the first one's request arrives late.
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await editor.route('**/data/actions/**', async (route) => {
    if (route.request().postData()?.includes('document.publish')) await isReleased;
    await route.continue();
  });
  await expect(editor.getByText(/^Saving/)).toHaveCount(0);
  await editor.getByTestId('action-publish').click();
  await publish(second);
  await expect.poll(() => client.getDocument(`drafts.${ID}`)).toBeUndefined();
  release();
  await expect(editor.getByText('Not published: somebody else has just published')).toBeVisible();
  await editor.unroute('**/data/actions/**');
});
