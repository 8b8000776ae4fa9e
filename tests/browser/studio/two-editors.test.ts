import type { Page } from '@playwright/test';
import { box } from '../../support/box';
import { eventually, expect } from '../../support/studio-expect';
import { openDocument, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';
import { untilCaretMoved } from '../../support/until-caret-moved';

const ID = 'testimonial-tom-adeyemi';
const PLACE = `shared;testimonial;${ID}`;
/** Studio announces the place of an editor at most once a second. */
const ANNOUNCED_MS = 3_000;
const SENTENCES = {
  Quote: 'One goes on.',
  Position: 'So do I.',
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Another editor's picture beside a field. */
const inForm = (page: Page) => page.getByTestId('document-panel-scroller').getByLabel('Another editor');

/** Empties a field and types into it as a person does. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill('');
  await field(page, name).pressSequentially(text);
}

/** What a text says that another editor types in, and one that another editor waits for. */
const holds = (page: Page) => page.getByRole('status').filter({ hasText: 'Another editor is typing here' });
const waits = (page: Page) => page.getByRole('status').filter({ hasText: 'Another editor is waiting' });

test('two editors of one document lose no letter, see each other, and type one at a time', async ({
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

  await test.step('in one field the second to come waits, or takes it over', async () => {
    const position = (page: Page) => field(page, 'Position');
    await position(editor).focus();
    await expect(async () => {
      await field(second, 'Company').focus();
      await position(second).focus();
      await expect(holds(second)).toBeVisible({ timeout: ANNOUNCED_MS });
    }).toPass();
    await expect(waits(editor)).toBeVisible();
    await second.keyboard.type('Not mine. ');
    await position(editor).press('End');
    await editor.keyboard.type(' I go on.');
    const typed = `${SENTENCES.Position} I go on.`;
    for (const page of [editor, second]) await expect(position(page)).toHaveValue(typed);

    await field(editor, 'Company').focus();
    await expect(holds(second)).toHaveCount(0);
    await position(second).press('End');
    await second.keyboard.type(' My turn.');
    await expect(position(editor)).toHaveValue(`${typed} My turn.`);

    await position(editor).focus();
    await expect(holds(editor)).toBeVisible();
    await editor.getByRole('button', { name: 'Take over' }).click();
    await expect(holds(second)).toBeVisible();
    await expect(position(editor)).toBeFocused();
    await position(editor).press('End');
    await Promise.all([editor.keyboard.type(' Mine again.'), second.keyboard.type('Not now.')]);
    const all = `${typed} My turn. Mine again.`;
    for (const page of [editor, second]) await expect(position(page)).toHaveValue(all);
    await eventually(draft).toMatchObject({ designation: all });

    await second.keyboard.press('Control+Enter');
    await expect(holds(second)).toHaveCount(0);
    await expect(holds(editor)).toBeVisible();
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

const QUESTION = 'faqItem-contact';
const answer = (page: Page) => page.getByTestId('pt-editor');

/** Puts the caret at the end of a paragraph, by a click beside it. */
async function comeTo(page: Page, text: string): Promise<void> {
  const words = answer(page).getByText(text);
  await words.scrollIntoViewIfNeeded();
  const { right, top, bottom } = await box(words);
  await page.mouse.click(right + 40, (top + bottom) / 2);
  await untilCaretMoved(page);
}

test('in a formatted text a paragraph is one text: the second to come waits, or takes it over', async ({
  editor,
  second,
  lake,
}) => {
  const block = (_key: string, text: string) => {
    const children = [{ _type: 'span', _key: 'words', text, marks: [] }];
    return { _type: 'block', _key, style: 'normal', markDefs: [], children };
  };
  await lake.patch(QUESTION, { set: { answer: [block('a', 'Ask us.'), block('b', 'Or write.')] } }).commit();
  for (const page of [editor, second]) await openDocument(page, `shared;faqItem;${QUESTION}`);
  await comeTo(editor, 'Ask us.');
  await editor.keyboard.type(' I begin.');
  await expect(answer(second)).toContainText('Ask us. I begin.');
  await expect(async () => {
    await comeTo(second, 'Or write.');
    await comeTo(second, 'Ask us.');
    await expect(holds(second)).toBeVisible({ timeout: ANNOUNCED_MS });
  }).toPass();
  await field(second, 'Question').click();
  await expect(holds(second)).toHaveCount(0);
  await comeTo(second, 'Ask us.');
  await expect(holds(second), 'the caret is where it was').toBeVisible();
  await expect(waits(editor)).toBeVisible();
  await Promise.all([second.keyboard.type(' Not yet.'), editor.keyboard.type(' I go on.')]);
  await second.keyboard.press('Backspace');
  await second.keyboard.press('Enter');
  for (const page of [editor, second]) await expect(answer(page)).toContainText('Ask us. I begin. I go on.');

  // A dead key begins a composition.
  const keyboard = await second.context().newCDPSession(second);
  await keyboard.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
  await keyboard.send('Input.insertText', { text: 'é' });

  // A click misses its line when the form above it has just grown.
  await expect(async () => {
    await comeTo(second, 'Or write.');
    await expect(holds(second)).toHaveCount(0, { timeout: ANNOUNCED_MS });
  }).toPass();
  await second.keyboard.type(' I am here.');
  for (const page of [editor, second]) {
    await expect(answer(page)).toContainText('Or write. I am here.');
    await expect(answer(page)).not.toContainText('é');
  }

  await expect(async () => {
    await comeTo(second, 'Ask us.');
    await expect(holds(second)).toBeVisible({ timeout: ANNOUNCED_MS });
  }).toPass();
  await second.keyboard.press('Control+Enter');
  await expect(holds(second)).toHaveCount(0);
  await expect(holds(editor)).toBeVisible();
  await Promise.all([second.keyboard.type(' Mine.'), editor.keyboard.type(' Not now.')]);
  const all = ['Ask us. I begin. I go on. Mine.', 'Or write. I am here.'];
  await eventually(() =>
    lake.fetch('*[_id == $id][0].answer[].children[].text', { id: `drafts.${QUESTION}` }),
  ).toEqual(all);
});
