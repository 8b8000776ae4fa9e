import type { Locator, Page } from '@playwright/test';
import { recordsIn } from '../../support/archive';
import { box } from '../../support/box';
import { publicPage, textsOf, untilPublic } from '../../support/public-page';
import { eventually, expect } from '../../support/studio-expect';
import { closeDialogs, openDocument, openInPlace, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const PATH = '/resources/blocks';
const HEAD = 'A quote by users and modules.';
const COVERS = 'What a quote contains.';
const DURATION = 'How long it takes, by size.';
const QUESTIONS = 'Price, time and a trial, in short.';
const FIGURE = '31 days';
const STANDS_FOR = 'Longest month';
const SCROLL_TIMEOUT_MS = 2_000;
/** The announcement to screen readers once the dragged block has left its place. */
const OVER_ANOTHER = /item (\w+) was moved over droppable area (?!\1)/;

const blocks = (page: Page) => page.getByTestId('field-blocks');
const handlesIn = (list: Locator) => list.locator('[aria-roledescription="sortable"]');
const handles = (page: Page) => handlesIn(blocks(page));
const addItem = (page: Page) => blocks(page).getByRole('button', { name: 'Add item...' });
const titlesIn = (list: Locator) => list.getByTestId('default-preview__header');
const titles = (page: Page) => titlesIn(blocks(page));

/** Headings of the blocks on the site's page, without those that every page has. */
const order = (document: Document) =>
  textsOf(document, 'h1, h2').filter((text) => [HEAD, COVERS, DURATION, QUESTIONS].includes(text));

async function dragByMouse(list: Locator, from: number, to: number): Promise<void> {
  const page = list.page();
  const [start, end] = [await box(handlesIn(list).nth(from)), await box(handlesIn(list).nth(to))];
  const x = start.left + start.width / 2;
  await page.mouse.move(x, start.top + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, start.top, { steps: 4 });
  await page.mouse.move(x, end.top + end.height / 4, { steps: 10 });
  await page.mouse.up();
}

async function moveUpByKeyboard(page: Page, from: number): Promise<void> {
  await handles(page).nth(from).focus();
  await page.keyboard.press('Space');
  await expect(blocks(page).getByRole('status')).toContainText(/picked up|moved over/);
  await page.keyboard.press('ArrowUp');
  await expect(blocks(page).getByRole('status')).toContainText(OVER_ANOTHER);
  await page.keyboard.press('Space');
}

/** Adds a block from the menu, whose thumbnail must load, and fills it in. */
async function addFigure(page: Page): Promise<void> {
  await blocks(page).getByRole('button', { name: 'Add item...' }).click();
  const choice = page.getByRole('menuitem', { name: 'Facts', exact: true });
  const thumbnail = choice.getByRole('img').first();
  await expect(thumbnail).toBeVisible();
  await eventually(() =>
    thumbnail.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
  ).toBe(true);
  await choice.click();
  const dialog = page.getByTestId('nested-object-dialog').last();
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await dialog.getByRole('textbox', { name: 'Figure' }).fill(FIGURE);
  await dialog.getByRole('textbox', { name: 'What it stands for' }).fill(STANDS_FOR);
  await closeDialogs(page);
}

test('blocks are reordered by mouse and by keyboard, added and removed', async ({ editor, studio, lake }) => {
  // A page of its own, since it stays changed; short enough for Studio to render all of its list.
  const pricing = await lake.getDocument('page-pricing');
  const own = { _id: 'page-blocks', _type: 'page', path: PATH };
  const parts = recordsIn(pricing?.blocks).filter(({ _type }) => _type !== 'quoteBuilder');
  await lake.createOrReplace({ ...pricing, _rev: undefined, ...own, blocks: parts });
  await openDocument(editor, 'resources;page-blocks');
  // Among the fields of all tabs Studio renders only the blocks that are in view.
  await editor.getByRole('tab', { name: 'Content', exact: true }).click();
  await expect(titles(editor)).toContainText([HEAD, COVERS, DURATION, QUESTIONS]);

  // The form renders a second time when its draft arrives, and then the first button is gone.
  await expect(() => addItem(editor).scrollIntoViewIfNeeded({ timeout: SCROLL_TIMEOUT_MS })).toPass();
  await dragByMouse(blocks(editor), 3, 1);
  await expect(titles(editor)).toContainText([HEAD, QUESTIONS, COVERS, DURATION]);

  await moveUpByKeyboard(editor, 3);
  await expect(titles(editor)).toContainText([HEAD, QUESTIONS, DURATION, COVERS]);

  await addFigure(editor);
  await expect(titles(editor)).toContainText([HEAD, QUESTIONS, DURATION, COVERS, STANDS_FOR]);
  await blocks(editor).getByTestId('array-item-menu-button').nth(3).click();
  await editor.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(titles(editor)).toContainText([HEAD, QUESTIONS, DURATION, STANDS_FOR]);

  await publish(editor);
  const page = await publicPage(studio.site.url + PATH, (html) => html.includes(FIGURE));
  expect(order(page)).toEqual([HEAD, QUESTIONS, DURATION]);
  const text = page.body.textContent ?? '';
  expect(text.indexOf(FIGURE)).toBeGreaterThan(text.indexOf(DURATION));
});

test('the menu opens beside a page, and is reordered with a drag', async ({ editor, studio, lake }) => {
  const names = () => lake.fetch<string[]>('*[_id == "navigation"][0].items[].name');
  const [first = '', second = '', ...others] = await names();
  await openInPlace(editor, '/pricing');
  await editor.getByRole('button', { name: 'Menu and footer', exact: true }).click();
  const list = editor.getByTestId('field-items');
  await expect(titlesIn(list).first()).toContainText(first);
  // The form renders a second time, and is validated then.
  await editor.getByRole('button', { name: 'Validation', exact: true }).waitFor();
  await expect(handlesIn(list).first()).toBeVisible();
  await dragByMouse(list, 1, 0);
  await expect(titlesIn(list).first()).toContainText(second);
  await publish(editor);
  await eventually(names).toEqual([second, first, ...others]);
  await untilPublic(`${studio.site.url}/pricing`, (html) => html.indexOf(second) < html.indexOf(first));
});
