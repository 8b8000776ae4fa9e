import type { FrameLocator, Locator, Page } from '@playwright/test';
import { vercelStegaSplit } from '@vercel/stega';
import { eachValue } from '../../support/each-value';
import { lakeEditor, type StoredDocument } from '../../support/lake-editor';
import { expect } from '../../support/studio-expect';
import { openInPlace } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const FOCUS_TIMEOUT_MS = 2_000;
/** Longer than a field stays without the focus. */
const FORM_OPENED_MS = 1_500;
const TYPING_DELAY_MS = 40;
/** It has bold text, a list, links and a table; below it stand menu and settings. */
const ARTICLE = '/company/blog/three-way-match';

test.beforeEach(({ expectedComplaints }) => {
  // On a busy machine Studio reports a slow connection to the page; `openInPlace` waits for it.
  expectedComplaints.push(/Unable to connect to visual editing/);
});

test.afterEach(async ({ editor, studio }) => {
  // A draft that is deleted while an edit of it is under way leaves Studio waiting.
  await expect(editor.getByText(/^Saving/)).toHaveCount(0);
  await lakeEditor(studio.site).delete({ query: '*[_id in path("drafts.**")]' });
});

/** The text that is being typed on. */
const typed = (page: FrameLocator) => page.locator('typed-text[contenteditable="plaintext-only"]');
const heading = (page: FrameLocator) => page.getByRole('main').getByRole('heading', { level: 1 });
const titleField = (editor: Page) =>
  editor
    .getByTestId(/^field-blocks\[.*\]\.title$/)
    .locator('input, textarea')
    .first();

/** Double clicks on a text, once, and moves the caret. */
async function typeOn(page: FrameLocator, text: Locator, caret = 'Control+End'): Promise<Locator> {
  await text.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await text.dblclick();
  await expect(typed(page)).toBeFocused({ timeout: FOCUS_TIMEOUT_MS });
  await typed(page).press(caret);
  return typed(page);
}

async function keep(editor: Page, page: FrameLocator): Promise<void> {
  await editor.keyboard.press('Enter');
  await expect(page.locator('typed-text')).toHaveCount(0);
}

test('a double click edits a heading on the page: the form follows, Enter keeps, Escape gives back', async ({
  editor,
  studio,
}) => {
  const page = await openInPlace(editor, '/');
  const client = lakeEditor(studio.site);
  const blocks = () => client.getDocument('drafts.page-home').then((home) => JSON.stringify(home?.blocks));
  const input = await typeOn(page, heading(page));
  const before = (await input.innerText()).trim();
  // The form, which opens at the same click, has taken the focus by now, and the page has it back.
  await expect(titleField(editor)).toBeVisible();
  await editor.waitForTimeout(FORM_OPENED_MS);
  await expect(input).toBeFocused();
  await editor.keyboard.type(' Today.');
  await expect(titleField(editor)).toHaveValue(`${before} Today.`);
  await expect(input).toBeFocused();
  await keep(editor, page);
  await expect(heading(page)).toContainText(`${before} Today.`);
  expect(await blocks()).toContain(`${before} Today.`);

  await typeOn(page, heading(page));
  await editor.keyboard.type(' Never.');
  await expect(titleField(editor)).toHaveValue(`${before} Today. Never.`);
  await editor.keyboard.press('Escape');
  await expect(titleField(editor)).toHaveValue(`${before} Today.`);
  await expect(heading(page)).toContainText(`${before} Today.`);
  await expect.poll(blocks).not.toContain('Never');

  await typeOn(page, heading(page), 'Control+A');
  await editor.keyboard.press('Delete');
  await expect(page.getByRole('status').filter({ hasText: 'Required' })).toBeVisible();
  await editor.keyboard.press('Escape');
  await expect(heading(page)).toContainText(`${before} Today.`);
});

/** A text of the page, and the field in which it is stored. */
const KINDS: [path: string, selector: string, field: RegExp][] = [
  [ARTICLE, 'article strong', /^\.body\[.*\]\.children\[.*\]\.text$/],
  [ARTICLE, 'article li', /^\.body\[.*\]\.children\[.*\]\.text$/],
  [ARTICLE, 'article p a', /^\.body\[.*\]\.children\[.*\]\.text$/],
  [ARTICLE, 'td:not([aria-hidden] *)', /\.rows\[.*\]\.cells\[\d+\]$/],
  [ARTICLE, 'footer p', /^\.tagline$/],
  [ARTICLE, 'footer a[href="/pricing"]', /^\.items\[.*\]\.name$/],
  ['/', 'main h3 button span', /^\.question$/],
  ['/', 'main h3 + [data-state="open"] p', /^\.answer\[.*\]\.children\[.*\]\.text$/],
  ['/', 'main blockquote p', /^\.quote$/],
  ['/', 'main section:first-of-type a', /^\.blocks\[.*\]\.label$/],
];

test('Ctrl+Z on the page takes back one text after the other, with its reverse, and nothing that another has typed', async ({
  editor,
  studio,
}) => {
  const page = await openInPlace(editor, '/');
  const client = lakeEditor(studio.site);
  const shown = async () => vercelStegaSplit(await heading(page).innerText()).cleaned.trim();
  const typeAndKeep = async (words: string) => {
    await typeOn(page, heading(page));
    await editor.keyboard.type(words);
    await keep(editor, page);
    await expect(heading(page)).toContainText(words.trim());
  };
  await typeOn(page, heading(page));
  const before = (await typed(page).innerText()).trim();
  await editor.keyboard.press('Escape');
  await typeAndKeep(' One.');
  await typeAndKeep(' Two.');
  const home = await client.getDocument('drafts.page-home');
  const [hero] = JSON.parse(JSON.stringify(home?.blocks ?? []));
  await client
    .patch('drafts.page-home', { set: { [`blocks[_key=="${hero._key}"].title`]: `So ${hero.title}` } })
    .commit();
  await expect.poll(shown).toBe(`So ${before} One. Two.`);

  await editor.keyboard.press('Control+z');
  await expect.poll(shown).toBe(`So ${before} One.`);
  await editor.keyboard.press('Control+z');
  await expect.poll(shown).toBe(`So ${before}`);
  await expect(titleField(editor)).toHaveValue(`So ${before}`);
  await editor.keyboard.press('Control+z');
  await editor.keyboard.press('Control+Shift+z');
  await expect.poll(shown).toBe(`So ${before} One.`);
  await editor.keyboard.press('Control+y');
  await expect.poll(shown).toBe(`So ${before} One. Two.`);
});

test('texts of every kind are typed on where they stand, and stored in their fields with their marks', async ({
  editor,
  studio,
}) => {
  let page = await openInPlace(editor, ARTICLE);
  let shown = ARTICLE;
  for (const [index, [path, selector]] of KINDS.entries()) {
    if (path !== shown) {
      page = await openInPlace(editor, path);
      shown = path;
      await page.locator('main h3 button').first().focus();
      await editor.keyboard.press('Enter');
    }
    const text = page.locator(selector).filter({ visible: true }).first();
    await typeOn(page, text);
    await editor.keyboard.type(` Zq${index}`);
    await keep(editor, page);
    await expect(text).toContainText(`Zq${index}`);
  }
  const drafts = await lakeEditor(studio.site).fetch<StoredDocument[]>('*[_id in path("drafts.**")]');
  const stored = drafts.flatMap((draft) => [...eachValue(draft, '')]);
  const holders = KINDS.map(([, selector, field], index) => {
    const found = stored.find(({ value }) => typeof value === 'string' && value.endsWith(` Zq${index}`));
    expect(found?.at, selector).toMatch(field);
    return found?.holder;
  });
  expect(holders[0]?.marks).toEqual(['strong']);
});

/** What a text says while another editor types there. */
const notice = (page: FrameLocator | Page) =>
  page.getByRole('status').filter({ hasText: 'Another editor is typing here.' });

test('a text typed on on the page is announced in the field of another editor’s form, and the other way round', async ({
  editor,
  openEditor,
}) => {
  const second = await openEditor();
  const one = await openInPlace(editor, '/');
  const other = await openInPlace(second, '/');
  await typeOn(one, heading(one));
  await heading(other).click();
  await expect(titleField(second)).toBeFocused();
  await expect(notice(second)).toBeVisible();
  await expect(notice(one)).toBeVisible();
  await keep(editor, one);
  await expect(notice(second)).toHaveCount(0);
});

test('of two editors typing in one sentence on the page, none loses a letter', async ({
  editor,
  openEditor,
  studio,
}) => {
  const second = await openEditor();
  const quoteOn = (page: FrameLocator) => page.getByRole('main').locator('blockquote p').first();
  const one = await openInPlace(editor, '/');
  const other = await openInPlace(second, '/');
  const before = (await quoteOn(one).innerText()).replace(/[\u200b-\u200d\ufeff]/g, '').trim();
  await typeOn(one, quoteOn(one));
  await typeOn(other, quoteOn(other), 'Control+Home');
  for (const page of [one, other]) await expect(notice(page)).toBeVisible();
  await Promise.all([
    typed(one).pressSequentially(' And so say all of us here.', { delay: TYPING_DELAY_MS }),
    typed(other).pressSequentially('Let me tell you this: ', { delay: TYPING_DELAY_MS }),
  ]);
  const both = `Let me tell you this: ${before} And so say all of us here.`;
  for (const page of [one, other]) await expect(typed(page)).toHaveText(both);
  await keep(editor, one);
  await keep(second, other);
  await expect
    .poll(() => lakeEditor(studio.site).fetch('*[_id in path("drafts.**") && _type == "testimonial"].quote'))
    .toEqual([both]);
});
