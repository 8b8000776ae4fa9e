import { expect } from '../../support/studio-expect';
import { openDocument } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ARTICLE = 'article-three-way-match';
const AUTHOR = 'author-mei-tanaka';

test('an article shows its author; an author names its articles', async ({ editor, lake }) => {
  await openDocument(editor, `articles;blog;${ARTICLE}`);
  await expect(editor.getByRole('link', { name: 'Sade Bello Consultant' })).toBeVisible();
  await expect(editor.getByText('Author of this article alone')).toHaveCount(0);
  const paths = await lake.fetch<string[]>('*[writtenBy._ref == $id].path', { id: AUTHOR });
  expect(paths.length).toBeGreaterThan(1);
  await openDocument(editor, `shared;author;${AUTHOR}`);
  await editor.getByRole('tab', { name: 'Used on' }).click();
  for (const path of paths) await expect(editor.getByTestId('document-pane')).toContainText(path);
});
