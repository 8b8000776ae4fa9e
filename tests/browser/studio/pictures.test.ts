import type { Locator, Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { box } from '../../support/box';
import { publishPage } from '../../support/lake-editor';
import { publicPage } from '../../support/public-page';
import { eventually, expect } from '../../support/studio-expect';
import {
  ANSWER_TIMEOUT_MS,
  closeDialogs,
  moveWithinStudio,
  openBlock,
  openDocument,
  openFromTree,
  openInPlace,
  publish,
} from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ALT = 'A counter in a yard, seen from above.';
const CROPPED_SHARE = 0.25;
/** Size of the image, px. */
const SAMPLE_WIDTH_PX = 1200;
const SAMPLE_HEIGHT_PX = 800;
/** Tolerance for dragging on an image drawn at about half its size. */
const TOLERANCE_PX = 12;

/**
 * An image as an editor would upload it.
 * @param colour CSS; another colour is another image
 * @returns a file for Playwright's `setInputFiles`
 */
async function samplePng(colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const size = { width: SAMPLE_WIDTH_PX, height: SAMPLE_HEIGHT_PX };
  const create = { ...size, channels: 3, background: colour } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: `${colour}.png`, mimeType: 'image/png', buffer };
}

/** Uploads an image into a picture field and waits for its preview. */
async function upload(form: Locator, colour: string): Promise<void> {
  await form.getByText('Uploaded image', { exact: true }).click();
  await form.locator('input[type="file"]').setInputFiles(await samplePng(colour));
  await expect(form.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible();
}

/** Drags a handle of the crop dialog by shares of the picture's size, and waits until it is saved. */
async function drag(page: Page, handle: string, across: number, down: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Edit hotspot and crop' });
  const picture = await box(dialog.locator('svg[data-handle="crop"]'));
  const grip = await box(dialog.locator(`[data-handle="${handle}"]`));
  const [x, y] = [grip.left + grip.width / 2, grip.top + grip.height / 2];
  const [toX, toY] = [x + across * picture.width, y + down * picture.height];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 4 });
  await page.mouse.move(toX, toY, { steps: 4 });
  const saved = page.waitForResponse((response) => response.url().includes('/data/actions/'));
  await page.mouse.up();
  await saved;
}

/** The part of the upload that the site requests, in px: left, top, width, height. */
function rectOf(image: Element | null): number[] {
  const { searchParams } = new URL(image?.getAttribute('src') ?? '', 'http://none');
  return (searchParams.get('rect') ?? '').split(',').map(Number);
}

function expectRect(actual: number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of expected.entries())
    expect(Math.abs((actual[index] ?? Number.NaN) - value)).toBeLessThanOrEqual(TOLERANCE_PX);
}

test('an uploaded picture is shown with its crop', async ({ editor, studio }) => {
  await openFromTree(editor, 'Industries', 'Manufacturing');
  const block = await openBlock(editor, 'blocks', /Text and picture$/);
  await upload(block, 'steelblue');
  await block.getByRole('button', { name: 'Open image edit dialog' }).click();
  await drag(editor, 'crop-left', CROPPED_SHARE, 0);
  await editor.getByRole('dialog', { name: 'Edit hotspot and crop' }).getByLabel('Close dialog').click();
  await block.getByRole('checkbox', { name: 'Decoration only' }).uncheck({ force: true });
  await block.getByRole('textbox', { name: 'Alternative text' }).fill(ALT);
  await closeDialogs(editor);
  await publish(editor);
  const url = `${studio.site.url}/industry/manufacturing`;
  const page = await publicPage(url, (html) => html.includes(ALT));
  const image = page.querySelector(`img[alt="${ALT}"]`);
  const left = SAMPLE_WIDTH_PX * CROPPED_SHARE;
  expectRect(rectOf(image), [left, 0, SAMPLE_WIDTH_PX - left, SAMPLE_HEIGHT_PX]);
  const answer = await fetch(image?.getAttribute('src') ?? '');
  expect([answer.status, answer.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image']);
});

/** A reference to one of the sample's product views. */
const someView = (lake: SanityClient) =>
  lake.fetch<object>('*[_type == "productView"] | order(_id asc)[0]{ "_type": "reference", "_ref": _id }');

test('another kind of picture has its own words, also when chosen again', async ({ editor, lake }) => {
  const view = await someView(lake);
  const image = {
    _type: 'media',
    source: 'view',
    view,
    decorative: true,
    caption: 'Old',
  };
  const row = { _type: 'mediaRow', _key: 'row', title: 'Row', image };
  const id = await publishPage(lake, '/resources/another-picture', 'Another picture', [row]);
  const picture = async () => (await lake.getDocument(`drafts.${id}`))?.blocks[1].image;

  await openDocument(editor, `resources;${id}`);
  const block = await openBlock(editor, 'blocks', /Text and picture$/);
  await block.getByText('Drawing', { exact: true }).click();
  await eventually(picture).toEqual({ _type: 'media', source: 'illustration', view });
  await expect(block.getByRole('textbox', { name: 'Caption' })).toHaveValue('');
  await block.getByText('Product view', { exact: true }).click();
  await eventually(picture).toEqual(image);
  await closeDialogs(editor);
});

test('a click on a picture of any kind on the page opens its picker', async ({ editor, lake }) => {
  const { buffer, name: filename } = await samplePng('seagreen');
  const { _id: assetId } = await lake.assets.upload('image', buffer, { filename });
  const image = { _type: 'image', asset: { _type: 'reference', _ref: assetId } };
  const pictures = {
    view: { source: 'view', view: await someView(lake) },
    illustration: { source: 'illustration', illustration: 'portrait-7' },
    image: { source: 'image', image },
  };
  const rows = Object.entries(pictures).map(([kind, picture]) => ({
    _type: 'mediaRow',
    _key: `row-${kind}`,
    title: kind,
    image: { _type: 'media', decorative: true, ...picture },
  }));
  await publishPage(lake, '/resources/pictures', 'Pictures', rows);

  const page = await openInPlace(editor, '/resources/pictures');
  const clickInto = (kind: string, focused: Locator) =>
    expect(async () => {
      await page.locator(`main > * [data-sanity*="row-${kind}"]`).first().click();
      await expect(focused).toBeVisible({ timeout: ANSWER_TIMEOUT_MS });
    }).toPass();
  await clickInto('view', editor.locator(':focus').getByRole('link'));
  const drawings = editor.getByRole('radiogroup', { name: 'Drawing', exact: true });
  await clickInto('illustration', drawings.locator('input:checked:focus'));
  const upload = editor.getByTestId('image-input');
  await clickInto('image', upload.locator(':focus'));
  await expect(upload.getByRole('img', { name: 'Preview of uploaded image' })).toBeInViewport();
});

test('an alternative text is kept with its image, and proposed where it is used again; tags find it', async ({
  editor,
  studio,
  lake,
}) => {
  const { buffer, name: filename } = await samplePng('darkorchid');
  const { _id } = await lake.assets.upload('image', buffer, { filename });
  const asset = { _type: 'reference', _ref: _id };
  const picture = { _type: 'media', source: 'image', image: { _type: 'image', asset } };
  const row = { _type: 'mediaRow', title: 'Row', image: picture };
  const rows = [
    { ...row, _key: 'one' },
    { ...row, _key: 'two' },
  ];
  const id = await publishPage(lake, '/resources/described', 'Described', rows);
  const kept = () => lake.getDocument(_id);

  await openDocument(editor, `resources;${id}`);
  const text = editor.getByRole('textbox', { name: 'Alternative text', exact: true });
  await openBlock(editor, 'blocks', /Text and picture$/);
  await text.fill(ALT);
  await text.press('Tab');
  await eventually(async () => (await kept())?.altText).toBe(ALT);
  await closeDialogs(editor);
  await editor
    .getByTestId('field-blocks')
    .getByRole('button', { name: /Text and picture$/ })
    .nth(1)
    .click();
  await editor.getByRole('button', { name: `Use “${ALT}”` }).click();
  await expect(text).toHaveValue(ALT);
  await closeDialogs(editor);

  await moveWithinStudio(editor, `${studio.url}/media`);
  await editor.getByRole('button', { name: /^darkorchid\.png/ }).click();
  await expect(text).toHaveValue(ALT);
  await editor.getByRole('textbox', { name: /^Tags/ }).fill('Autumn, stand');
  await editor.getByRole('button', { name: 'Save' }).click();
  await editor.getByRole('combobox', { name: 'Tag' }).selectOption('stand');
  await expect(editor.getByRole('button', { name: /\.png/ })).toHaveCount(1);
});
