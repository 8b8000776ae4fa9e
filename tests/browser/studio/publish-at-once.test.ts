import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { delayRequests } from '../../support/delay-requests';
import { eventually, expect } from '../../support/studio-expect';
import { openDocument, openTree, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ID = 'faqItem-contact';
const publishButton = (page: Page) => page.getByTestId('action-publish');

async function typeInAnswer(page: Page, text: string): Promise<void> {
  await page.getByTestId('field-answer').locator('[contenteditable="true"]').first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

const answerOf = async (lake: SanityClient, id: string) =>
  JSON.stringify((await lake.getDocument(id))?.answer ?? null);

test.beforeEach(({ editor }) => openDocument(editor, `shared;faqItem;${ID}`));

test('what was typed last in a formatted text is published', async ({ editor, lake }) => {
  await typeInAnswer(editor, ' By');
  await expect(publishButton(editor)).toBeEnabled();
  // The document has these letters up to a second after the press.
  await editor.keyboard.type(' hand.');
  await editor.keyboard.press('Control+Alt+p');
  await eventually(() => answerOf(lake, ID)).toContain(' By');
  expect(await answerOf(lake, ID)).toContain(' By hand.');
  await expect(publishButton(editor)).toBeDisabled();
  expect(await lake.getDocument(`drafts.${ID}`)).toBeUndefined();
});

test('what is typed after publishing is published at the next press, without a delay', async ({
  editor,
  lake,
}) => {
  await typeInAnswer(editor, ' One.');
  await publish(editor);
  await typeInAnswer(editor, ' Two.');
  await eventually(() => answerOf(lake, `drafts.${ID}`)).toContain(' Two.');
  await expect(publishButton(editor)).toBeEnabled();
  await editor.keyboard.press('Control+Alt+p');
  await eventually(() => answerOf(lake, ID)).toContain(' One. Two.');
});

test('a document that is left before it could be published is said not to be', async ({
  editor,
  studio,
  lake,
}) => {
  const storing = await delayRequests(editor, /\/data\/actions\//);
  await typeInAnswer(editor, ' Soon.');
  await publishButton(editor).click();
  await expect(editor.getByRole('button', { name: 'Validating document…' })).toBeDisabled();
  await openTree(editor, studio.url);
  await expect(editor.getByText('Not published', { exact: true })).toBeVisible();
  storing.release();
  await eventually(() => answerOf(lake, `drafts.${ID}`)).toContain(' Soon.');
});
