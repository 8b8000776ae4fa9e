import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { delayRequests } from '../../support/delay-requests';
import { createDraft } from '../../support/lake-editor';
import { eventually, expect } from '../../support/studio-expect';
import { openDocument, openTree, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';
import { untilCaretMoved } from '../../support/until-caret-moved';

const ID = 'faqItem-contact';
const PLACE = `shared;faqItem;${ID}`;
const publishButton = (page: Page) => page.getByTestId('action-publish');

async function typeInAnswer(page: Page, text: string): Promise<void> {
  await page.getByTestId('field-answer').locator('[contenteditable="true"]').first().click();
  await page.keyboard.press('Control+End');
  await untilCaretMoved(page);
  await page.keyboard.type(text);
}

const answerOf = async (lake: SanityClient, id: string) =>
  JSON.stringify((await lake.getDocument(id))?.answer ?? null);

test('what was typed last in a formatted text is published', async ({ editor, lake }) => {
  // A draft that is stored and validated: for nothing else does Studio wait.
  await createDraft(lake, ID, { question: 'How do I reach a person?' });
  await openDocument(editor, PLACE);
  await expect(publishButton(editor)).toBeEnabled();
  await typeInAnswer(editor, ' By hand.');
  await editor.keyboard.press('Control+Alt+p');
  await eventually(async () => (await lake.getDocument(ID))?.question).toBe('How do I reach a person?');
  expect(await answerOf(lake, ID)).toContain(' By hand.');
});

test('what is typed after publishing is published at the next press, without a delay', async ({
  editor,
  lake,
}) => {
  await openDocument(editor, PLACE);
  await typeInAnswer(editor, ' One.');
  await publish(editor);
  await typeInAnswer(editor, ' Two.');
  await eventually(() => answerOf(lake, `drafts.${ID}`)).toContain(' Two.');
  await editor.keyboard.press('Control+Alt+p');
  await eventually(() => answerOf(lake, ID)).toContain(' One. Two.');
});

test('a document that is left before it could be published is said not to be', async ({
  editor,
  studio,
  lake,
}) => {
  await openDocument(editor, PLACE);
  const storing = await delayRequests(editor, /\/data\/actions\//);
  await typeInAnswer(editor, ' Soon.');
  await publishButton(editor).click();
  await expect(editor.getByRole('button', { name: 'Validating document…' })).toBeDisabled();
  await openTree(editor, studio.url);
  await expect(editor.getByText('Not published', { exact: true })).toBeVisible();
  storing.release();
  await eventually(() => answerOf(lake, `drafts.${ID}`)).toContain(' Soon.');
});
