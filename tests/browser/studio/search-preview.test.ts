import { lakeEditor } from '../../support/lake-editor';
import { expect } from '../../support/studio-expect';
import { createFromList, openDocument, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const PATH = '/company/blog';

test('a page shows how search engines and networks show it, while its texts are typed', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const { id, title, productName } = await client.fetch<Record<string, string>>(
    `{ ...*[_type == "page" && path == $path][0]{ "id": _id, title }, ...*[_id == "siteSettings"][0]{ productName } }`,
    { path: PATH },
  );
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
  await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);

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

test('a picture that could not be drawn is tried again after the next publish', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const id = await client.fetch<string>(
    '*[_type == "page" && path == "/company/about" && !(_id in path("drafts.**"))][0]._id',
  );
  // Not a 404: the browser would report it as an error.
  const noPicture = { contentType: 'image/png', body: '' };
  await editor.route('**/og/**', (route) => route.fulfill(noPicture));
  await openDocument(editor, `company;${id}`);
  await editor.getByRole('tab', { name: 'Search and sharing' }).click();
  const card = editor.getByRole('region', { name: 'When shared' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('img', { name: 'What networks show' })).toBeVisible();
  await editor.unroute('**/og/**');
  await client.patch(id).set({ 'seo.title': 'Notes on closing the month' }).commit();
  const drawn = card.getByRole('img', { name: 'As the site draws it' });
  await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
});

test('a new article gets its path from its title, and says what its picture will be', async ({ editor }) => {
  await createFromList(editor, 'Blog and news', 'Blog');
  await editor.getByTestId('field-title').getByRole('textbox').fill('Cash & credit in May');
  await editor.getByRole('tab', { name: 'Address' }).click();
  const path = '/company/blog/cash-credit-in-may';
  await editor.getByRole('button', { name: `Use ${path}` }).click();
  await expect(editor.getByRole('textbox', { name: 'Path' })).toHaveValue(path);
  await expect(editor.getByRole('button', { name: /^Use / })).toHaveCount(0);
  await editor.getByRole('tab', { name: 'Search and sharing' }).click();
  const card = editor.getByRole('region', { name: 'When shared' });
  await expect(card).toContainText('Cash & credit in May');
  await expect(card).toContainText('once visitors see the page');
});

test('a picture too small to be shared stops a page from being published', async ({ editor, studio }) => {
  const client = lakeEditor(studio.site);
  const small = await client.assets.upload('image', Buffer.from(PIXEL, 'base64'), { filename: 'small.png' });
  const [page] = await client.fetch<{ _id: string }[]>(
    '*[_type == "legalPage" && !(_id in path("drafts.**"))]',
  );
  await client.createOrReplace({ ...page, _type: 'legalPage', _id: `drafts.${page?._id}` });
  await client
    .patch(`drafts.${page?._id}`)
    .set({ 'seo.image': { _type: 'image', asset: { _type: 'reference', _ref: small._id } } })
    .commit();
  await openDocument(editor, `legal;${page?._id}`);
  await editor.getByTestId('action-publish').click();
  const dialog = editor.getByRole('dialog', { name: 'This cannot be published yet' });
  await dialog.getByRole('button', { name: /It needs 1200 × 630/ }).click();
  await expect(dialog).toBeHidden();
  await client.patch(`drafts.${page?._id}`).unset(['seo.image']).set({ 'seo.noindex': false }).commit();
  await publish(editor);
});

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
