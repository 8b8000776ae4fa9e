import { createDraft } from '../../support/lake-editor';
import { eventually, expect } from '../../support/studio-expect';
import { createFromList, openDocument, publish, publishInVain } from '../../support/studio-page';
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
  await editor.getByRole('checkbox', { name: 'Hide from search engines' }).check({ force: true });
  await expect(result).toContainText('Search engines do not show this page.');
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

test('a picture too small to be shared stops a page from being published', async ({ editor, lake }) => {
  const small = await lake.assets.upload('image', Buffer.from(PIXEL, 'base64'), { filename: 'small.png' });
  const id = await lake.fetch<string>('*[_type == "legalPage"][0]._id');
  const image = { _type: 'image', asset: { _type: 'reference', _ref: small._id } };
  await createDraft(lake, id, {});
  await lake.patch(`drafts.${id}`, { set: { 'seo.image': image } }).commit();
  await openDocument(editor, `legal;${id}`);
  const dialog = editor.getByRole('dialog', { name: 'This cannot be published yet' });
  const error = dialog.getByRole('button', { name: /It needs 1200 × 630/ });
  await publishInVain(editor, error);
  await error.click();
  await expect(dialog).toBeHidden();
  await lake.patch(`drafts.${id}`).unset(['seo.image']).set({ 'seo.noindex': false }).commit();
  await publish(editor);
});

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
