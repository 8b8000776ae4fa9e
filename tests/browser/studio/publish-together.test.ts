import { lakeEditor, publishPage } from '../../support/lake-editor';
import { expect } from '../../support/studio-expect';
import { chooseAction, openDocument } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const QUOTE = 'testimonial-tom-adeyemi';
const OF_ANOTHER = '"author":"local-0123456789abcdef"';

test('chosen drafts are published together, with what they show; with an error none of them is', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const id = await publishPage(client, '/resources/together', 'Together');
  const reference = { _type: 'reference', _key: 'a', _ref: QUOTE };
  const page = await client.getDocument(id);
  const blocks = [
    ...(page?.blocks ?? []),
    { _type: 'testimonialRow', _key: 'row', title: 'What they say', testimonials: [reference] },
  ];
  const seo = {
    ...page?.seo,
    description: '{produkt} in a sentence that is long enough for search results.',
  };
  await client.create({ ...page, _id: `drafts.${id}`, _type: 'page', title: 'Together, anew', blocks, seo });
  const testimonial = await client.getDocument(QUOTE);
  const quote = 'Published with the page that shows it.';
  await client.create({ ...testimonial, _id: `drafts.${QUOTE}`, _type: 'testimonial', quote });

  await editor.getByRole('link', { name: 'Needs attention' }).click();
  const choose = (name: string) => editor.getByRole('checkbox', { name: `Choose ${name}` });
  await choose('Together, anew').check({ force: true });
  await expect(choose('Tom Adeyemi')).toBeChecked();
  await editor.getByRole('button', { name: 'Publish 2 together' }).click();
  const refused = editor.getByRole('alert').filter({ hasText: 'Nothing was published' });
  await expect(refused.getByRole('link')).toContainText('Nothing fills “{produkt}”');
  expect(await client.getDocument(QUOTE)).toMatchObject({ quote: testimonial?.quote });

  await client.patch(`drafts.${id}`).set({ 'seo.description': page?.seo?.description }).commit();
  await editor.getByRole('button', { name: 'Publish 2 together' }).click();
  await expect(editor.getByText('2 documents were published together')).toBeVisible();
  await expect(choose('Together, anew')).toHaveCount(0);
  expect(await client.getDocument(QUOTE)).toMatchObject({ quote });
  expect(await client.getDocument(id)).toMatchObject({ title: 'Together, anew' });
  expect(await client.getDocuments([`drafts.${id}`, `drafts.${QUOTE}`])).toEqual([null, null]);
});

test('a draft at another path is not published with others', async ({ editor, studio }) => {
  const client = lakeEditor(studio.site);
  const id = await publishPage(client, '/resources/stays', 'Stays');
  const page = await client.getDocument(id);
  await client.create({ ...page, _id: `drafts.${id}`, _type: 'page', path: '/resources/moves' });
  await editor.getByRole('link', { name: 'Needs attention' }).click();
  await editor.getByRole('checkbox', { name: 'Choose Stays' }).check({ force: true });
  await editor.getByRole('button', { name: 'Publish 1 together' }).click();
  const refused = editor.getByTestId('studio-layout').getByRole('alert');
  await expect(refused).toContainText('Its path changes. Publish it by itself');
  expect(await client.getDocument(id)).toMatchObject({ path: '/resources/stays' });
  await client.delete(`drafts.${id}`);
});

test('a page is published from its own menu with the drafts of what it shows, or without some of them', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const id = await publishPage(client, '/resources/shows', 'Shows');
  const page = await client.getDocument(id);
  const quotes = [QUOTE, 'testimonial-ines-carvalho'];
  const row = {
    _type: 'testimonialRow',
    _key: 'row',
    title: 'What they say',
    testimonials: quotes.map((_ref) => ({ _type: 'reference', _key: _ref, _ref })),
  };
  const blocks = [...(page?.blocks ?? []), row];
  await client.create({ ...page, _id: `drafts.${id}`, _type: 'page', title: 'Shows two', blocks });
  const before = await client.getDocuments(quotes);
  for (const each of before)
    await client.create({ ...each, _id: `drafts.${each?._id}`, _type: 'testimonial', quote: 'Said again.' });

  await openDocument(editor, `resources;${id}`);
  await chooseAction(editor, 'Publish with what it shows…');
  const dialog = editor.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await dialog.getByRole('checkbox', { name: 'Tom Adeyemi' }).uncheck({ force: true });
  await dialog.getByRole('button', { name: 'Publish 2 together' }).click();
  await expect(dialog).toBeHidden();
  expect(await client.getDocument(id)).toMatchObject({ title: 'Shows two' });
  expect(await client.getDocuments(quotes)).toMatchObject([
    { quote: before[0]?.quote },
    { quote: 'Said again.' },
  ]);
  await client.delete(`drafts.${QUOTE}`);
  await client.createOrReplace({ ...before[1], _id: quotes[1] ?? '', _type: 'testimonial' });
});

test('a draft names who changed it last, if that is somebody else', async ({ editor, studio }) => {
  const client = lakeEditor(studio.site);
  const [own, other] = ['faqItem-contact', 'faqItem-training'];
  for (const id of [own, other])
    await client.create({ ...(await client.getDocument(id)), _id: `drafts.${id}`, _type: 'faqItem' });
  // All changes of the local lake are by one user.
  await editor.route(/\/data\/history\/.+\/transactions\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .split('\n')
      .map((line) => (line.includes(other) ? line.replace('"author":"local"', OF_ANOTHER) : line));
    await route.fulfill({ response, body: body.join('\n') });
  });
  await editor.getByRole('link', { name: 'Needs attention' }).click();
  const row = (id: string) => editor.locator(`a[href*="${id}"]`);
  await expect(row(other)).toContainText('Changed, last by Another editor · ');
  await expect(row(own)).toContainText(/Changed · /);
  await client.delete({ query: '*[_id in path("drafts.**")]' });
});
