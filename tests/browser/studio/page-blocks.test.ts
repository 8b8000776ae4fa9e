import type { FrameLocator, Page } from '@playwright/test';
import { lakeEditor } from '../../support/lake-editor';
import { expect } from '../../support/studio-expect';
import { openInPlace } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const PATH = '/pricing';
/** Of the blocks' headings, in the sample. */
const [HEAD, OUTLINE, COVERS, DURATION, QUESTIONS] = [
  'A quote by users and modules.',
  'Outline your quote.',
  'What the quote covers.',
  'The timeline.',
  'Before you ask.',
];
/** From a press to the page that shows it, on a busy machine. */
const ORDER_TIMEOUT_MS = 15_000;
const HANDLE_TIMEOUT_MS = 2_000;
/** Away from texts, within the padding of a block. */
const EDGE = { position: { x: 8, y: 8 } };

test.beforeEach(({ expectedComplaints }) => {
  // On a busy machine Studio reports a slow connection to the page; `openInPlace` waits for it.
  expectedComplaints.push(/Unable to connect to visual editing/);
});

test.afterEach(async ({ editor, studio }) => {
  await expect(editor.getByText(/^Saving/)).toHaveCount(0);
  await lakeEditor(studio.site).delete({ query: '*[_id in path("drafts.**")]' });
});

/** The headings of the blocks, in order, without the stega in them. */
async function expectOrder(page: FrameLocator, titles: (string | undefined)[]): Promise<void> {
  const headings = page.locator('main > * :is(h1, h2)');
  const shown = async () =>
    (await headings.allTextContents()).map((text) => text.replace(/[\u200b-\u200d\ufeff]/g, ''));
  await expect.poll(shown, { timeout: ORDER_TIMEOUT_MS }).toEqual(titles);
}

const tools = (page: FrameLocator) => page.getByRole('toolbar');
const blockOf = (page: FrameLocator, title: string) =>
  page.locator('main > [data-sanity]', { hasText: title });

async function press(page: FrameLocator, title: string, button: string): Promise<void> {
  const block = blockOf(page, title);
  // The pointer must move onto the block, also if it is there already.
  await page.locator('header').first().hover();
  await block.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.locator('body').evaluate(() => window.scrollBy({ top: -120, behavior: 'instant' }));
  await block.hover(EDGE);
  await tools(page).getByRole('button', { name: button }).click();
}

test('blocks are moved, duplicated and removed on the page; a removed block can be put back', async ({
  editor,
  studio,
}) => {
  const page = await openInPlace(editor, PATH);
  await expectOrder(page, [HEAD, OUTLINE, COVERS, DURATION, QUESTIONS]);
  await blockOf(page, COVERS).hover(EDGE);
  await expect(tools(page)).toContainText('Ruled list');

  const place = () => blockOf(page, COVERS).evaluate((element) => element.getBoundingClientRect().top);
  await press(page, COVERS, 'Move down');
  await expectOrder(page, [HEAD, OUTLINE, DURATION, COVERS, QUESTIONS]);
  const before = await place();
  // The tools have followed the block: it is moved on without searching for it.
  await tools(page).getByRole('button', { name: 'Move down' }).click();
  await expectOrder(page, [HEAD, OUTLINE, DURATION, QUESTIONS, COVERS]);
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  await expect(tools(page).getByRole('button', { name: 'Move down' })).toBeDisabled();

  await press(page, QUESTIONS, 'Duplicate');
  await expectOrder(page, [HEAD, OUTLINE, DURATION, QUESTIONS, QUESTIONS, COVERS]);

  await press(page, DURATION, 'Remove');
  await expectOrder(page, [HEAD, OUTLINE, QUESTIONS, QUESTIONS, COVERS]);
  await expect(blockOf(page, DURATION)).toHaveCount(0);
  await editor.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectOrder(page, [HEAD, OUTLINE, DURATION, QUESTIONS, QUESTIONS, COVERS]);

  const client = lakeEditor(studio.site);
  const stored = await client.fetch<{ draft: object[]; published: object[] }>(
    '{"draft": *[_id == "drafts.page-pricing"][0].blocks, "published": *[_id == "page-pricing"][0].blocks}',
  );
  const [head, outline, covers, duration, questions] = stored.published;
  const copy = { ...questions, _key: expect.any(String) };
  expect(stored.draft).toEqual([head, outline, duration, questions, copy, covers]);
});

/** The overlays take a block only at the line between two others. */
async function dragBelow(editor: Page, page: FrameLocator, title: string, other: string): Promise<void> {
  const block = blockOf(page, title);
  await block.scrollIntoViewIfNeeded();
  // Blocks can be dragged as soon as the overlays have got the page's document from Studio.
  await expect(async () => {
    await page.locator('header').first().hover();
    await block.hover(EDGE);
    await expect(page.locator('.drag-handle')).toBeVisible({ timeout: HANDLE_TIMEOUT_MS });
  }).toPass();
  const start = await block.boundingBox();
  const end = await blockOf(page, other).boundingBox();
  if (!start || !end) throw new Error('a block is not shown');
  const x = start.x + EDGE.position.x;
  await editor.mouse.down();
  await editor.mouse.move(x, start.y + EDGE.position.y + 12, { steps: 4 });
  await editor.mouse.move(x, end.y + end.height, { steps: 12 });
  await editor.mouse.up();
}

test('a block is dragged on the page', async ({ editor }) => {
  const page = await openInPlace(editor, PATH);
  await editor.setViewportSize({ width: 1440, height: 2400 });
  await expectOrder(page, [HEAD, OUTLINE, COVERS, DURATION, QUESTIONS]);
  await dragBelow(editor, page, COVERS, DURATION);
  await expectOrder(page, [HEAD, OUTLINE, DURATION, COVERS, QUESTIONS]);
  await editor.setViewportSize({ width: 1440, height: 900 });
});

test('a block is added from the menu of the form, with its initial values, and opens; right clicks are the browser’s', async ({
  editor,
  studio,
}) => {
  const page = await openInPlace(editor, PATH);
  await press(page, COVERS, 'Add a block below');
  const menu = editor.getByRole('dialog');
  await menu.getByRole('tab', { name: 'To try out' }).click();
  await menu.getByRole('menuitem', { name: 'Valuation calculator' }).click();
  const form = editor.getByTestId('nested-object-dialog');
  await form.getByRole('textbox', { name: 'Title' }).fill('Try it out.');
  await expect
    .poll(() =>
      lakeEditor(studio.site).fetch(
        '*[_id == "drafts.page-pricing"][0].blocks[3]{_type, title, "label": labels.receipt}',
      ),
    )
    .toEqual({ _type: 'valuationCalculator', title: 'Try it out.', label: expect.stringMatching(/./) });

  await blockOf(page, COVERS).click({ ...EDGE, button: 'right' });
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('without “Edit” a page has no tools', async ({ editor }) => {
  const page = await openInPlace(editor, PATH);
  await blockOf(page, COVERS).hover(EDGE);
  await expect(tools(page)).toBeVisible();
  const edit = editor.getByRole('checkbox', { name: 'Edit', exact: true });
  await edit.click({ force: true });
  await expect(edit).not.toBeChecked();
  await blockOf(page, DURATION).hover(EDGE);
  await expect(tools(page)).toHaveCount(0);
  await edit.click({ force: true });
  await page.locator('header').first().hover();
  await blockOf(page, DURATION).hover(EDGE);
  await expect(tools(page)).toBeVisible();
});

test('a block in which something is missing is a card in its place, until it is complete', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const draft = await client.getDocument('page-pricing');
  const testimonial = { _type: 'reference', _key: 'a', _ref: 'testimonial-tom-adeyemi' };
  const incomplete = { _type: 'testimonialRow', _key: 'incomplete', testimonials: [testimonial] };
  await client.create({ ...draft, _id: 'drafts.page-pricing', _type: 'page' });
  await client.patch('drafts.page-pricing').insert('after', 'blocks[2]', [incomplete]).commit();
  // A Studio that has shown an earlier draft of the page may keep its validation.
  await editor.reload();

  const page = await openInPlace(editor, PATH);
  const card = page.locator('.missing-block');
  await expect(card).toContainText('visitors do not see it');
  await expect(card.getByRole('listitem')).toHaveText(['Title: Required']);
  await expect(card.locator('xpath=preceding-sibling::*[1]')).toContainText(COVERS ?? '');

  await card.click(EDGE);
  const form = editor.getByTestId('nested-object-dialog');
  await form.getByRole('textbox', { name: 'Title' }).fill('What they say.');
  await expectOrder(page, [HEAD, OUTLINE, COVERS, 'What they say.', DURATION, QUESTIONS]);
  await expect(card).toHaveCount(0);
});
