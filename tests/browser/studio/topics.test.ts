import { publishedDocuments } from '../../support/lake-editor';
import { publicPage, textsOf } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { chooseAction, createFromList, openDocument, publish } from '../../support/studio-page';
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
  await publicPage(url + path, (html) => html.includes(String(article?.path)));
});

test('a topic with articles stays, and the question says which they are', async ({ editor, lake }) => {
  const id = 'topic-stock';
  const before = await lake.getDocument(id);
  const titles = await lake.fetch<string[]>('*[references($id)].title', { id });
  expect(titles.length).toBeGreaterThan(0);
  for (const action of ['Unpublish', 'Delete']) {
    await openDocument(editor, `articles;topic;${id}`);
    await chooseAction(editor, action);
    const dialog = editor.getByRole('dialog');
    const named = dialog.getByRole('list', { name: 'What refers to it' }).getByRole('listitem');
    await expect(named).toHaveText(titles.map((title) => `${title}Topic`));
    await expect(dialog.getByRole('button', { name: `${action} now` })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  }
  expect(await lake.getDocument(id)).toEqual(before);
});
