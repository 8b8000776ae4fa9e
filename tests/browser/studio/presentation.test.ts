import type { FrameLocator, Locator, Page } from '@playwright/test';
import { lakeEditor, publishPage } from '../../support/lake-editor';
import { publicPage } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { openDocument, openInPlace, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ARTICLE = '/company/blog/three-way-match';
/** Requests of the site's router for a page's content. */
const CONTENT = /[?&]_data=|\.data(\?|$)/;
const CLICK_TIMEOUT_MS = 8_000;
/** Width of Studio's phone viewport. */
const PHONE_WIDTH_PX = 375;

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
    await expect(field).toBeFocused({ timeout: CLICK_TIMEOUT_MS });
  }).toPass();
  await expect(field).toBeEditable();
}

async function write(editor: Page, part: Locator, field: Locator, words: string): Promise<void> {
  await clickInto(part, field);
  await editor.keyboard.type(words);
  await expect(part.filter({ hasText: words })).toBeVisible();
}

/** The same for rich text, which gets no caret if it is still loading at the click. */
async function writeRich(editor: Page, part: Locator, name: string, words: string): Promise<void> {
  const field = editor.getByTestId(`field-${name}`).locator('[contenteditable="true"]').first();
  await expect(async () => {
    await part.click();
    const opened = (url: URL) => url.pathname.includes(`/${name}[`);
    await editor.waitForURL(opened, { timeout: CLICK_TIMEOUT_MS });
  }).toPass();
  await field.press('Home');
  await editor.keyboard.type(words);
  await expect(part.filter({ hasText: words })).toBeVisible();
}

test.beforeEach(({ expectedComplaints }) => {
  // On a busy machine Studio reports a slow connection to the page; `openInPlace` waits for it.
  expectedComplaints.push(/Unable to connect to visual editing/);
});

test.afterEach(async ({ studio }) => {
  await lakeEditor(studio.site).delete({ query: '*[_id in path("drafts.**")]' });
});

test('one click edits the third testimonial of the home page; the page updates live without scrolling', async ({
  editor,
  studio,
}) => {
  const page = await openInPlace(editor, '/');
  const quote = thirdCard(page).locator('p');
  await quote.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const before = await top(quote);
  await write(editor, quote, textField(editor, 'quote'), 'Honestly: ');
  expect(await top(quote)).toBe(before);
  await publish(editor);
  await publicPage(`${studio.site.url}/`, (html) => html.includes('Honestly: '));
});

test('revalidation keeps the position that the editor has scrolled to meanwhile', async ({ editor }) => {
  const page = await openInPlace(editor, '/');
  const tagline = page.getByRole('contentinfo').locator('p').first();
  await clickInto(tagline, textField(editor, 'tagline'));

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await editor.route(CONTENT, async (route) => {
    await held;
    await route.fallback();
  });

  const requested = editor.waitForRequest(CONTENT);
  await editor.keyboard.type('Soon: ');
  await requested;
  const quote = thirdCard(page).locator('p');
  await quote.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const before = await top(quote);
  letThrough();
  await expect(tagline.filter({ hasText: 'Soon: ' })).toHaveCount(1);
  expect(await top(quote)).toBe(before);
});

test('a click on text or picture opens its field; answers and menus stay open', async ({ editor }) => {
  const page = await openInPlace(editor, '/');
  const tagline = page.getByRole('contentinfo').locator('p').first();
  await write(editor, tagline, textField(editor, 'tagline'), 'Ours. ');

  await thirdCard(page).locator('svg').last().click();
  const drawings = editor.getByTestId('field-image.illustration');
  await drawings.getByRole('radio', { name: 'Portrait 7', exact: true }).click();
  await expect(thirdCard(page).locator('svg:has(use[href*="portrait-7"])')).toBeVisible();

  await page.getByRole('main').locator('h3 button').first().focus();
  await editor.keyboard.press('Enter');
  const answer = page.getByRole('main').locator('h3 + [data-state="open"] p').first();
  await writeRich(editor, answer, 'answer', 'In short: ');

  await editor.getByRole('button', { name: 'Toggle viewport size' }).click();
  await expect.poll(() => width(page)).toBe(PHONE_WIDTH_PX);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const name = editor.getByTestId('nested-object-dialog').getByRole('textbox', { name: 'Name' });
  await write(editor, page.getByRole('dialog').locator('a[href="/pricing"]'), name, 'Our ');
});

test('a document links to the pages that use it, and a click on a page opens its document', async ({
  editor,
  studio,
}) => {
  await openDocument(editor, 'shared;testimonial;testimonial-ruth-lindqvist');
  const link = editor.getByRole('link', { name: 'Why Plinth' });
  // The form renders a second time when its draft arrives, which closes the list.
  await expect(async () => {
    await editor.getByRole('button', { name: /^Used on \d pages$/ }).click();
    await link.click({ timeout: CLICK_TIMEOUT_MS });
  }).toPass();
  const page = editor.frameLocator('iframe');
  await expect(page.getByRole('main').locator('blockquote').first()).toBeVisible();

  await openInPlace(editor, ARTICLE);
  const paragraph = page.getByRole('article').locator('p').nth(1);
  await writeRich(editor, paragraph, 'body', 'In short: ');
  await publish(editor);
  await publicPage(studio.site.url + ARTICLE, (html) => html.includes('In short: '));
});

test('form and page show the published document of a path, not an older draft at that path', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const path = '/resources/contested';
  const id = await publishPage(client, path, 'Owner');
  const { _rev, ...published } = (await client.getDocument(id)) ?? { _rev: '', _type: 'page' };
  const title = 'Claimant';
  const blocks = [{ _type: 'pageHero', _key: 'head', layout: 'strip', title }];
  const draft = { ...published, _id: 'drafts.claimant', _createdAt: '2020-01-01T00:00:00Z', title, blocks };
  await client.create(draft);

  const page = await openInPlace(editor, path);
  const name = editor.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Owner');
  await name.fill('Owner, edited');
  await expect.poll(() => client.getDocument(`drafts.${id}`)).toMatchObject({ title: 'Owner, edited' });
  await openInPlace(editor, path);
  await expect(name).toHaveValue('Owner, edited');
  await expect(page.getByRole('main')).toContainText('Owner');
});
