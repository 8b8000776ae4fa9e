import { publishedDocuments } from '../../support/lake-editor';
import { publicPage, textsOf, untilPublic } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { createFromList, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const SENTENCE = 'How money moves through a company from one week to the next, and who sees it first.';

test('a new topic gets a path from its name, and shows its articles', async ({ editor, studio, lake }) => {
  const { url } = studio.site;
  await createFromList(editor, 'Blog and news', 'Topics');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Cash & credit');
  await editor.getByRole('textbox', { name: 'Description' }).fill(SENTENCE);
  await editor.getByRole('tab', { name: 'Address' }).click();
  const path = '/company/blog/topics/cash-credit';
  await editor.getByRole('button', { name: `Use ${path}` }).click();
  await expect(editor.getByRole('textbox', { name: 'Path' })).toHaveValue(path);
  await expect(editor.getByRole('button', { name: /^Use / })).toHaveCount(0);
  await publish(editor);
  const empty = await publicPage(url + path, (_, status) => status === 200);
  expect(textsOf(empty, 'h1')).toEqual(['Cash & credit']);

  const topic = await lake.fetch<string>('*[_type == "topic" && path == $path][0]._id', { path });
  const article = (await publishedDocuments(studio.site)).find(({ _type }) => _type === 'article');
  await lake.patch(String(article?._id)).set({ 'about._ref': topic }).commit();
  await untilPublic(url + path, (html) => html.includes(String(article?.path)));
});
