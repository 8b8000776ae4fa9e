import { publicPage } from '../../support/public-page';
import { eventually, expect } from '../../support/studio-expect';
import { openDocument, openHistory, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ID = 'faqItem-implementation-time';
const PLACE = `shared;faqItem;${ID}`;
const EARLIER = 'How long until we are live, all in all?';
const LATER = 'How long until we are live, from start to finish?';

test('an editor reviews changes and reverts to an earlier publication', async ({ editor, studio, lake }) => {
  const faq = `${studio.site.url}/company/faq`;
  const question = editor.getByRole('textbox', { name: 'Question' });
  await openDocument(editor, PLACE);
  await question.fill(EARLIER);
  await publish(editor);
  await question.fill(LATER);
  await eventually(() => lake.getDocument(`drafts.${ID}`)).toMatchObject({ question: LATER });

  await openDocument(editor, PLACE);
  const changes = await openHistory(editor, 'Review changes');
  await expect(changes.getByText('Question', { exact: true })).toBeVisible();
  await expect(changes.locator('del')).toContainText(['all in all']);
  await expect(changes.locator('ins')).toContainText(['from start to finish']);
  await expect(changes.getByText('Answer', { exact: true })).toHaveCount(0);

  await publish(editor);

  await openDocument(editor, PLACE);
  const past = await openHistory(editor, 'History');
  await expect(past.getByTestId('timeline-item-button')).toContainText(['Published', 'Published']);
  await past.getByTestId('timeline-item-button').nth(1).click();
  await expect(question).toHaveValue(EARLIER);
  await editor.getByRole('button', { name: 'Revert to revision' }).click();
  await editor.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toBeEditable();
  await expect(question).toHaveValue(EARLIER);

  await publish(editor);
  const page = await publicPage(faq, (html) => html.includes(EARLIER));
  expect(page.body.textContent).not.toContain(LATER);
});
