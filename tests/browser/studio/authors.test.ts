import { lakeEditor } from '../../support/lake-editor';
import { publicPage } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { openDocument, openInPlace, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const MATCH = { id: 'article-three-way-match', path: '/company/blog/three-way-match' };
const AUTHOR = 'author-mei-tanaka';

test('an article gets another author, and a renamed author is renamed in all of their articles', async ({
  editor,
  studio,
  expectedComplaints,
}) => {
  // On a busy machine Studio reports a slow connection to the page; `openInPlace` waits for it.
  expectedComplaints.push(/Unable to connect to visual editing/);
  const client = lakeEditor(studio.site);
  const { url } = studio.site;
  await openDocument(editor, `articles;blog;${MATCH.id}`);
  await expect(editor.getByRole('link', { name: 'Sade Bello Consultant' })).toBeVisible();
  await expect(editor.getByText('Author of this article alone')).toHaveCount(0);
  await editor.locator('#writtenBy-menuButton').click();
  await editor.getByRole('menuitem', { name: 'Replace' }).click();
  await editor.locator('input#writtenBy').fill('Mei');
  await editor.getByRole('option', { name: /Mei Tanaka/ }).click();
  await publish(editor);
  await publicPage(url + MATCH.path, (html) => html.includes('Mei Tanaka') && !html.includes('Sade Bello'));

  const paths = await client.fetch<string[]>('*[writtenBy._ref == $id].path', { id: AUTHOR });
  expect(paths.length).toBeGreaterThan(2);
  await openDocument(editor, `shared;author;${AUTHOR}`);
  await editor.getByRole('tab', { name: 'Used on' }).click();
  for (const path of paths) await expect(editor.getByTestId('document-pane')).toContainText(path);

  const page = await openInPlace(editor, MATCH.path);
  await page.getByText('Mei Tanaka').dblclick();
  const typed = page.locator('typed-text[contenteditable="plaintext-only"]');
  await expect(typed).toBeFocused();
  await typed.press('Control+A');
  await editor.keyboard.insertText('Mei Yamada');
  await editor.keyboard.press('Enter');
  await expect(page.locator('typed-text')).toHaveCount(0);
  await expect.poll(async () => (await client.getDocument(`drafts.${AUTHOR}`))?.name).toBe('Mei Yamada');
  await publish(editor);
  for (const path of paths) await publicPage(url + path, (html) => html.includes('Mei Yamada'));
});
