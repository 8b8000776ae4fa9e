import type { Page } from '@playwright/test';
import { lakeEditor } from '../../support/lake-editor';
import { expect } from '../../support/studio-expect';
import { openDocument, openTree, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ID = 'testimonial-tom-adeyemi';
const PLACE = `shared;testimonial;${ID}`;
/** Studio announces the place of an editor at most once a second. */
const ANNOUNCED_MS = 1_500;
const SENTENCES = {
  Quote: 'The first of us types without a pause.',
  Position: 'The second types at the same time.',
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Another editor's picture beside a field. */
const inForm = (page: Page) => page.getByTestId('document-panel-scroller').getByLabel('Another editor');

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
  await expect(inForm(editor)).toBeVisible();

  await Promise.all([type(editor, 'Quote', SENTENCES.Quote), type(second, 'Position', SENTENCES.Position)]);
  for (const page of [editor, second]) {
    await expect(field(page, 'Quote')).toHaveValue(SENTENCES.Quote);
    await expect(field(page, 'Position')).toHaveValue(SENTENCES.Position);
  }
  await expect
    .poll(() => lakeEditor(studio.site).getDocument(`drafts.${ID}`))
    .toMatchObject({ quote: SENTENCES.Quote, designation: SENTENCES.Position });
});

/** What a text says while another editor has the focus in it. */
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'is typing here' });

test('a field that another editor types in says so before the first letter, and only while both are in it', async ({
  editor,
  openEditor,
  studio,
}) => {
  await lakeEditor(studio.site).delete({ query: `*[_id == "drafts.${ID}"]` });
  const second = await openEditor();
  for (const page of [editor, second]) await openDocument(page, PLACE);
  // The first edit makes the draft, with which Studio takes the place of the editor back.
  await field(second, 'Position').press('End');
  await field(second, 'Position').pressSequentially(' and more');
  await expect(field(editor, 'Position')).toHaveValue(/ and more$/);
  await editor.waitForTimeout(ANNOUNCED_MS);

  await field(editor, 'Company').focus();
  await expect(notice(editor)).toHaveCount(0);
  await field(editor, 'Position').focus();
  await expect(notice(editor)).toHaveText(/^Another editor is typing here\./);
  await expect(notice(second)).toBeVisible();

  await field(second, 'Company').focus();
  await expect(notice(editor)).toHaveCount(0);
  await field(editor, 'Company').focus();
  await expect(notice(editor)).toBeVisible();
});

test('a second tab of the same editor is nobody else', async ({ editor, openEditor }) => {
  const other = await openEditor();
  const second = await editor.context().newPage();
  await openTree(second, new URL(editor.url()).origin);
  for (const page of [editor, other, second]) await openDocument(page, PLACE);
  await field(second, 'Position').focus();
  await expect(inForm(other)).toBeVisible();
  await field(editor, 'Position').focus();
  await editor.waitForTimeout(ANNOUNCED_MS);
  await expect(notice(editor)).toHaveCount(0);
  await expect(inForm(editor)).toHaveCount(0);
  await second.close();
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
