import { createDraft, publishPage } from '../../support/lake-editor';
import { expect } from '../../support/studio-expect';
import { test } from '../../support/studio-test';

const QUOTE = 'testimonial-tom-adeyemi';
const OF_ANOTHER = '"author":"local-0123456789abcdef"';

/** A block that shows testimonials. */
const showing = (...ids: string[]) => ({
  _type: 'testimonialRow',
  _key: 'row',
  title: 'What they say',
  testimonials: ids.map((_ref) => ({ _type: 'reference', _key: _ref, _ref })),
});

test('chosen drafts are published together with what they show, or none is', async ({ editor, lake }) => {
  const id = await publishPage(lake, '/resources/together', 'Together', [showing(QUOTE)]);
  const seo = (await lake.getDocument(id))?.seo;
  const description = '{produkt} in a sentence that is long enough for search results.';
  await createDraft(lake, id, { title: 'Together, again', seo: { ...seo, description } });
  const testimonial = await lake.getDocument(QUOTE);
  const quote = 'Published with the page that shows it.';
  await createDraft(lake, QUOTE, { quote });

  await editor.getByRole('link', { name: 'Needs attention' }).click();
  const choose = (name: string) => editor.getByRole('checkbox', { name: `Choose ${name}` });
  await choose('Together, again').check({ force: true });
  await expect(choose('Tom Adeyemi')).toBeChecked();
  await editor.getByRole('button', { name: 'Publish 2 together' }).click();
  const refused = editor.getByRole('alert').filter({ hasText: 'Nothing was published' });
  await expect(refused.getByRole('link')).toContainText('Nothing fills “{produkt}”');
  expect(await lake.getDocument(QUOTE)).toMatchObject({ quote: testimonial?.quote });

  await lake.patch(`drafts.${id}`).set({ 'seo.description': seo?.description }).commit();
  await editor.getByRole('button', { name: 'Publish 2 together' }).click();
  await expect(editor.getByText('2 documents were published together')).toBeVisible();
  await expect(choose('Together, again')).toHaveCount(0);
  expect(await lake.getDocument(QUOTE)).toMatchObject({ quote });
  expect(await lake.getDocument(id)).toMatchObject({ title: 'Together, again' });
  expect(await lake.getDocuments([`drafts.${id}`, `drafts.${QUOTE}`])).toEqual([null, null]);
});

test('a draft at another path is not published with others', async ({ editor, lake }) => {
  const id = await publishPage(lake, '/resources/stays', 'Stays');
  await createDraft(lake, id, { path: '/resources/moves' });
  await editor.getByRole('link', { name: 'Needs attention' }).click();
  await editor.getByRole('checkbox', { name: 'Choose Stays' }).check({ force: true });
  await editor.getByRole('button', { name: 'Publish 1 together' }).click();
  const refused = editor.getByTestId('studio-layout').getByRole('alert');
  await expect(refused).toContainText('Its path changes. Publish it by itself');
  expect(await lake.getDocument(id)).toMatchObject({ path: '/resources/stays' });
});

test('a draft names who changed it last, if that is somebody else', async ({ editor, lake }) => {
  const [own, other] = ['faqItem-contact', 'faqItem-training'];
  for (const id of [own, other]) await createDraft(lake, id, {});
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
});
