import type { FrameLocator, Page } from '@playwright/test';
import { box } from '../../support/box';
import { publishPage } from '../../support/lake-editor';
import { eventually, expect } from '../../support/studio-expect';
import { ANSWER_TIMEOUT_MS, openInPlace } from '../../support/studio-page';
import { test, WINDOW } from '../../support/studio-test';

const PATH = '/pricing';
/** Of the blocks' headings, in the sample. */
const [HEAD, OUTLINE, COVERS, DURATION, QUESTIONS] = [
  'A quote by users and modules.',
  'Outline a quote.',
  'What a quote contains.',
  'How long it takes, by size.',
  'Price, time and a trial, in short.',
];
/** Away from texts, within the padding of a block. */
const EDGE = { position: { x: 8, y: 8 } };

/** The headings of the blocks, in order, without the stega in them. */
async function expectOrder(page: FrameLocator, titles: (string | undefined)[]): Promise<void> {
  const headings = page.locator('main > * :is(h1, h2)');
  const shown = async () =>
    (await headings.allTextContents()).map((text) => text.replace(/[\u200b-\u200d\ufeff]/g, ''));
  await eventually(shown).toEqual(titles);
}

const tools = (page: FrameLocator) => page.getByRole('toolbar');
const blockOf = (page: FrameLocator, title: string) =>
  page.locator('main > [data-sanity]', { hasText: title });

/** Moves the pointer onto a block, also if it is there already, until what shows the overlay is there. */
async function hoverBlock(page: FrameLocator, title: string, shown = tools(page)): Promise<void> {
  await expect(async () => {
    await page.locator('header').first().hover();
    await blockOf(page, title).hover(EDGE);
    await expect(shown).toBeVisible({ timeout: ANSWER_TIMEOUT_MS });
  }).toPass();
}

async function press(page: FrameLocator, title: string, button: string): Promise<void> {
  await blockOf(page, title).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.locator('body').evaluate(() => window.scrollBy({ top: -120, behavior: 'instant' }));
  await hoverBlock(page, title);
  await tools(page).getByRole('button', { name: button }).click();
}

test('blocks are moved, duplicated, removed and put back on the page', async ({ editor, lake }) => {
  const page = await openInPlace(editor, PATH);
  await expectOrder(page, [HEAD, OUTLINE, COVERS, DURATION, QUESTIONS]);
  await hoverBlock(page, COVERS);
  await expect(tools(page)).toContainText('What a quote contains');

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

  const stored = await lake.fetch<{ draft: object[]; published: object[] }>(
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
  await hoverBlock(page, title, page.locator('.drag-handle'));
  const [start, end] = [await box(block), await box(blockOf(page, other))];
  const x = start.left + EDGE.position.x;
  await editor.mouse.down();
  await editor.mouse.move(x, start.top + EDGE.position.y + 12, { steps: 4 });
  await editor.mouse.move(x, end.bottom, { steps: 12 });
  await editor.mouse.up();
}

test('blocks are dragged and added on the page; “Edit” hides the tools', async ({ editor, lake }) => {
  const page = await openInPlace(editor, PATH);
  await expectOrder(page, [HEAD, OUTLINE, COVERS, DURATION, QUESTIONS]);
  const storedBlock = (at: number) =>
    lake.fetch(`*[_id == "drafts.page-pricing"][0].blocks[${at}]{_type, title, "label": labels.receipt}`);

  await test.step('without “Edit” a page has no tools', async () => {
    await hoverBlock(page, COVERS);
    const edit = editor.getByRole('checkbox', { name: 'Edit', exact: true });
    await edit.click({ force: true });
    await expect(edit).not.toBeChecked();
    await blockOf(page, DURATION).hover(EDGE);
    await expect(tools(page)).toHaveCount(0);
    await edit.click({ force: true });
    await hoverBlock(page, DURATION);
  });

  await test.step('a block is dragged', async () => {
    // A window in which both blocks are in view, also where Studio gives the page little width.
    await editor.setViewportSize({ ...WINDOW, height: 8000 });
    await dragBelow(editor, page, COVERS, DURATION);
    await expectOrder(page, [HEAD, OUTLINE, DURATION, COVERS, QUESTIONS]);
    await editor.setViewportSize(WINDOW);
    await eventually(() => storedBlock(3)).toMatchObject({ title: COVERS });
  });

  await test.step('a block is added with its initial values, and opens', async () => {
    await press(page, COVERS, 'Add a block below');
    const menu = editor.getByRole('dialog');
    await menu.getByRole('tab', { name: 'To try out' }).click();
    await menu.getByRole('menuitem', { name: 'Valuation calculator' }).click();
    const form = editor.getByTestId('nested-object-dialog');
    await form.getByRole('textbox', { name: 'Title' }).fill('Try it out.');
    const label = expect.stringMatching(/./);
    const added = { _type: 'valuationCalculator', title: 'Try it out.', label };
    await eventually(() => storedBlock(4)).toEqual(added);
  });

  await test.step('right clicks are the browser’s', async () => {
    await blockOf(page, COVERS).click({ ...EDGE, button: 'right' });
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
});

test('an incomplete block is a card in its place, until it is complete', async ({ editor, lake }) => {
  // No Studio has shown an earlier draft of it, whose validation it may keep.
  const path = '/resources/incomplete';
  const testimonials = [{ _type: 'reference', _key: 'a', _ref: 'testimonial-tom-adeyemi' }];
  const row = (_key: string, title?: string) => ({ _type: 'testimonialRow', _key, title, testimonials });
  const rows = [row('above', COVERS), row('incomplete'), row('below', DURATION)];
  await publishPage(lake, path, HEAD, rows);

  const page = await openInPlace(editor, path);
  const card = page.locator('.missing-block');
  await expect(card).toContainText('visitors do not see it');
  await expect(card.getByRole('listitem')).toHaveText(['Title: Fill this in: it must not be empty.']);
  await expect(card.locator('xpath=preceding-sibling::*[1]')).toContainText(COVERS ?? '');

  const title = editor.getByTestId('nested-object-dialog').getByRole('textbox', { name: 'Title' });
  await expect(async () => {
    await card.click(EDGE);
    await expect(title).toBeVisible({ timeout: ANSWER_TIMEOUT_MS });
  }).toPass();
  await title.fill('What they say.');
  await expectOrder(page, [HEAD, COVERS, 'What they say.', DURATION]);
  await expect(card).toHaveCount(0);
});
