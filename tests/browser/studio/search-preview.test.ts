import { eventually, expect } from '../../support/studio-expect';
import { createFromList, openDocument } from '../../support/studio-page';
import { test } from '../../support/studio-test';

test('a page shows how search engines show it, while it is typed', async ({ editor, studio, lake }) => {
  const { id, title } = await lake.fetch('*[path == "/company/blog"][0]{ "id": _id, title }');
  const productName = (await lake.getDocument('siteSettings'))?.productName;
  await openDocument(editor, `company;${id}`);
  await editor.getByRole('tab', { name: 'Search and sharing' }).click();
  const result = editor.getByRole('region', { name: 'In search results' });
  const card = editor.getByRole('region', { name: 'When shared' });
  await expect(result).toContainText(`${new URL(studio.site.url).host} › company › blog`);
  // What is not chosen comes from the page, and the picture from the site.
  const field = editor.getByTestId('field-seo.title');
  await field.getByRole('textbox').fill('');
  await expect(result).toContainText(`${title} | ${productName}`);
  const drawn = card.getByRole('img', { name: 'As the site draws it' });
  await drawn.scrollIntoViewIfNeeded();
  await eventually(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);

  await field.getByRole('textbox').fill('Notes on {product} from the people who write it');
  const filled = `Notes on ${productName} from the people who write it`;
  await expect(result).toContainText(filled);
  await expect(result).not.toContainText(`| ${productName}`);
  await expect(card).toContainText(filled);
  await expect(field).toContainText(`${filled.length} of 60 characters`);

  await field
    .getByRole('textbox')
    .fill('Notes on closing months, counting stock and paying suppliers on time');
  await expect(field).toContainText('68 of 60 characters, 8 too many');
  await expect(result).toContainText('Notes on closing months, counting stock and paying …');
});

test('a picture that could not be drawn is tried again after the next publish', async ({ editor, lake }) => {
  const id = await lake.fetch<string>('*[_type == "page" && path == "/company/about"][0]._id');
  // Not a 404: the browser would report it as an error.
  const noPicture = { contentType: 'image/png', body: '' };
  await editor.route('**/og/**', (route) => route.fulfill(noPicture));
  await openDocument(editor, `company;${id}`);
  await editor.getByRole('tab', { name: 'Search and sharing' }).click();
  const card = editor.getByRole('region', { name: 'When shared' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('img', { name: 'What networks show' })).toBeVisible();
  await editor.unroute('**/og/**');
  await lake.patch(id).set({ 'seo.title': 'Notes on closing the month' }).commit();
  const drawn = card.getByRole('img', { name: 'As the site draws it' });
  await eventually(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
});

test('an article that nobody has seen says what its picture will be', async ({ editor }) => {
  await createFromList(editor, 'Blog and news', 'Blog');
  await editor.getByTestId('field-title').getByRole('textbox').fill('Cash & credit in May');
  await editor.getByRole('tab', { name: 'Search and sharing' }).click();
  const card = editor.getByRole('region', { name: 'When shared' });
  await expect(card).toContainText('Cash & credit in May');
  await expect(card).toContainText('once visitors see the page');
});
