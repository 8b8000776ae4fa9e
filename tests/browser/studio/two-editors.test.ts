import type { Page } from '@playwright/test';
import { eventually, expect } from '../../support/studio-expect';
import { openDocument, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ID = 'testimonial-tom-adeyemi';
const PLACE = `shared;testimonial;${ID}`;
/** Studio announces the place of an editor at most once a second. */
const ANNOUNCED_MS = 3_000;
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

/** What a text says while another editor has the focus in it. */
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'is typing here' });

test('two editors of one document lose no letter, see each other, and keep the last write', async ({
  editor,
  second,
  lake,
  expectedComplaints,
}) => {
  expectedComplaints.push(/4\d\d .*data\/actions/);
  for (const page of [editor, second]) await openDocument(page, PLACE);
  const draft = () => lake.getDocument(`drafts.${ID}`);

  await test.step('both type, in two fields', async () => {
    await field(second, 'Position').focus();
    await expect(inForm(editor)).toBeVisible();

    await Promise.all([type(editor, 'Quote', SENTENCES.Quote), type(second, 'Position', SENTENCES.Position)]);
    for (const page of [editor, second]) {
      await expect(field(page, 'Quote')).toHaveValue(SENTENCES.Quote);
      await expect(field(page, 'Position')).toHaveValue(SENTENCES.Position);
    }
    const stored = { quote: SENTENCES.Quote, designation: SENTENCES.Position };
    await eventually(draft).toMatchObject(stored);
  });

  await test.step('a field that another editor is in says so, while both are in it', async () => {
    await field(editor, 'Position').focus();
    await expect(async () => {
      await field(second, 'Company').focus();
      await field(second, 'Position').focus();
      await expect(notice(editor)).toHaveText(/^Another editor is typing here\./, { timeout: ANNOUNCED_MS });
    }).toPass();
    await expect(notice(second)).toBeVisible();

    await field(second, 'Company').focus();
    await expect(notice(editor)).toHaveCount(0);
    await field(editor, 'Company').focus();
    await expect(notice(editor)).toBeVisible();
  });

  await test.step('of two in one field the last write wins', async () => {
    const typeOn = async (page: Page, text: string) => {
      await field(page, 'Company').press('End');
      await field(page, 'Company').pressSequentially(text);
    };
    await Promise.all([typeOn(editor, ' Limited'), typeOn(second, ' and Sons')]);
    const company = () => Promise.all([editor, second].map((page) => field(page, 'Company').inputValue()));
    // Edits still in flight would be merged into the last one.
    await eventually(async () => new Set([...(await company()), (await draft())?.companyName]).size).toBe(1);
    await field(second, 'Company').fill('Southquay');
    for (const page of [editor, second]) await expect(field(page, 'Company')).toHaveValue('Southquay');
    await eventually(draft).toMatchObject({ companyName: 'Southquay' });
  });

  await test.step('the second learns that the first published', async () => {
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
    await eventually(() => lake.getDocument(`drafts.${ID}`)).toBeUndefined();
    release();
    await expect(editor.getByText('Not published: somebody else has just published')).toBeVisible();
  });
});
