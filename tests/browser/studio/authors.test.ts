import { publicPage } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { openDocument, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const MATCH = { id: 'article-three-way-match', path: '/company/blog/three-way-match' };
const AUTHOR = 'author-mei-tanaka';

test('an article gets another author; an author names its articles', async ({ editor, studio, lake }) => {
  await openDocument(editor, `articles;blog;${MATCH.id}`);
  await expect(editor.getByRole('link', { name: 'Sade Bello Consultant' })).toBeVisible();
  await expect(editor.getByText('Author of this article alone')).toHaveCount(0);
  await editor.locator('#writtenBy-menuButton').click();
  await editor.getByRole('menuitem', { name: 'Replace' }).click();
  await editor.locator('input#writtenBy').fill('Mei');
  await editor.getByRole('option', { name: /Mei Tanaka/ }).click();
  await publish(editor);
  await publicPage(
    studio.site.url + MATCH.path,
    (html) => html.includes('Mei Tanaka') && !html.includes('Sade Bello'),
  );

  const paths = await lake.fetch<string[]>('*[writtenBy._ref == $id].path', { id: AUTHOR });
  expect(paths.length).toBeGreaterThan(2);
  await openDocument(editor, `shared;author;${AUTHOR}`);
  await editor.getByRole('tab', { name: 'Used on' }).click();
  for (const path of paths) await expect(editor.getByTestId('document-pane')).toContainText(path);
});
