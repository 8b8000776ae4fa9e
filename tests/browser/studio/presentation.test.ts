import type { FrameLocator, Locator, Page } from '@playwright/test';
import { box } from '../../support/box';
import { delayRequests } from '../../support/delay-requests';
import { publishPage } from '../../support/lake-editor';
import { untilPublic } from '../../support/public-page';
import { eventually, expect } from '../../support/studio-expect';
import { ANSWER_TIMEOUT_MS, openDocument, openInPlace, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';
import { untilCaretMoved } from '../../support/until-caret-moved';

/** Requests of the site's router for a page's content. */
const CONTENT = /[?&]_data=|\.data(\?|$)/;
const PHONE_WIDTH_PX = 390;
const DESK_WIDTH_PX = 1280;

const width = (page: FrameLocator) => page.locator('html').evaluate(() => window.innerWidth);
/** @returns distance of an element's upper edge from the window's, in pixels */
const top = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
const thirdCard = (page: FrameLocator) => page.getByRole('main').locator('figure:has(blockquote)').nth(2);
const textField = (editor: Page, name: string) =>
  editor.getByTestId(`field-${name}`).locator('input, textarea').first();

/**
 * Clicks on a text until the caret is in its field, so that typing goes there. Retries, because a part that has just
 * come into view may not take clicks yet.
 */
async function clickInto(part: Locator, field: Locator): Promise<void> {
  await expect(async () => {
    await part.click();
    await expect(field).toBeFocused({ timeout: ANSWER_TIMEOUT_MS });
  }).toPass();
  await expect(field).toBeEditable();
}

async function write(editor: Page, part: Locator, field: Locator, words: string): Promise<void> {
  await clickInto(part, field);
  await editor.keyboard.type(words);
  await expect(part.filter({ hasText: words })).toBeVisible();
}

/** In a field, in pixels: before the first letter. */
const BEGINNING = { x: 1, y: 10 };

/** The same for a formatted text: it gets no focus by a click on the page, so it is clicked on. */
async function writeRich(editor: Page, part: Locator, name: string, words: string): Promise<void> {
  const field = editor.getByTestId(`field-${name}`).locator('[contenteditable="true"]').first();
  await expect(async () => {
    await part.click();
    const opened = (url: URL) => url.pathname.includes(`/${name}[`);
    await editor.waitForURL(opened, { timeout: ANSWER_TIMEOUT_MS });
  }).toPass();
  await field.click({ position: BEGINNING });
  await untilCaretMoved(editor);
  await editor.keyboard.type(words);
  await expect(part.filter({ hasText: words })).toBeVisible();
}

test('one click edits the home page, which updates live without scrolling', async ({ editor, studio }) => {
  const page = await openInPlace(editor, '/');
  const quote = thirdCard(page).locator('blockquote span');
  const tagline = page.getByRole('contentinfo').locator('p').first();
  const scrollToQuote = async () => {
    await quote.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    return top(quote);
  };

  await test.step('the third testimonial is edited without scrolling, and published', async () => {
    const before = await scrollToQuote();
    await write(editor, quote, textField(editor, 'quote'), 'Honestly: ');
    expect(await top(quote)).toBe(before);
    await publish(editor);
    await untilPublic(`${studio.site.url}/`, (html) => html.includes('Honestly: '));
  });

  await test.step('revalidation keeps the position that the editor has scrolled to meanwhile', async () => {
    await clickInto(tagline, textField(editor, 'tagline'));
    const held = await delayRequests(editor, CONTENT);
    const requested = editor.waitForRequest(CONTENT);
    await editor.keyboard.type('Soon: ');
    await requested;
    const before = await scrollToQuote();
    held.release();
    await expect(tagline.filter({ hasText: 'Soon: ' })).toHaveCount(1);
    expect(await top(quote)).toBe(before);
  });

  await test.step('answers and menus stay open', async () => {
    await page.getByRole('main').locator('h3 button').first().focus();
    await editor.keyboard.press('Enter');
    const answer = page.getByRole('main').locator('h3 + [data-state="open"] p').first();
    await writeRich(editor, answer, 'answer', 'In short: ');
    const choice = editor.getByRole('combobox', { name: 'Width of the page' });
    await choice.selectOption(`${DESK_WIDTH_PX} px`);
    await eventually(() => width(page)).toBe(DESK_WIDTH_PX);
    // All of it is drawn in the room that there is.
    const frame = await box(editor.locator('iframe'));
    expect(frame.width).toBeLessThan(DESK_WIDTH_PX);
    expect(frame.height).toBeGreaterThan(frame.width);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await choice.selectOption(`${PHONE_WIDTH_PX} px`);
    await eventually(() => width(page)).toBe(PHONE_WIDTH_PX);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const name = editor.getByTestId('nested-object-dialog').getByRole('textbox', { name: 'Name' });
    await write(editor, page.getByRole('dialog').locator('a[href="/pricing"]'), name, 'Our ');
    await choice.selectOption('Window');
  });
});

test('a document links to its pages', async ({ editor }) => {
  await openDocument(editor, 'shared;testimonial;testimonial-ruth-lindqvist');
  const link = editor.getByRole('link', { name: 'Why Plinth' });
  // The form renders a second time when its draft arrives, which closes the list.
  await expect(async () => {
    await editor.getByRole('button', { name: /^Used on \d pages$/ }).click();
    await link.click({ timeout: ANSWER_TIMEOUT_MS });
  }).toPass();
  const page = editor.frameLocator('iframe');
  await expect(page.getByRole('main').locator('blockquote').first()).toBeVisible();
});

test('form and page show the published document of a path, not a newer draft', async ({ editor, lake }) => {
  const path = '/resources/contested';
  const id = await publishPage(lake, path, 'Owner');
  const { _rev, ...published } = (await lake.getDocument(id)) ?? { _rev: '', _type: 'page' };
  const title = 'Claimant';
  const blocks = [{ _type: 'pageHero', _key: 'head', layout: 'strip', title }];
  const draft = { ...published, _id: 'drafts.claimant', _createdAt: new Date().toISOString(), title, blocks };
  await lake.create(draft);

  const page = await openInPlace(editor, path);
  const name = editor.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Owner');
  await name.fill('Owner, edited');
  await eventually(() => lake.getDocument(`drafts.${id}`)).toMatchObject({ title: 'Owner, edited' });
  await openInPlace(editor, path);
  await expect(name).toHaveValue('Owner, edited');
  await expect(page.getByRole('main')).toContainText('Owner');
});
