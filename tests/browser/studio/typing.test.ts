import { setTimeout as sleep } from 'node:timers/promises';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { vercelStegaSplit } from '@vercel/stega';
import { recordsIn } from '../../support/archive';
import { delayRequests } from '../../support/delay-requests';
import { eachValue } from '../../support/each-value';
import type { StoredDocument } from '../../support/lake-editor';
import { eventually, expect } from '../../support/studio-expect';
import { ANSWER_TIMEOUT_MS, openInPlace, openTree, typeOnText } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const TYPING_DELAY_MS = 40;
/** It has bold text, a list, links and a table; below it stand menu and settings. */
const ARTICLE = '/company/blog/three-way-match';

/** The text that is being typed on. */
const typed = (page: FrameLocator) => page.locator('typed-text[contenteditable="plaintext-only"]');
const heading = (page: FrameLocator) => page.getByRole('main').getByRole('heading', { level: 1 });
const titleField = (editor: Page) =>
  editor
    .getByTestId(/^field-blocks\[.*\]\.title$/)
    .locator('input, textarea')
    .first();

/** Opens the field in the place of a text, and moves the caret. */
async function typeOn(page: FrameLocator, text: Locator, caret = 'Control+End'): Promise<Locator> {
  const field = await typeOnText(page, text);
  await field.press(caret);
  return field;
}

/** A form that opens takes the focus within this time, if at all. */
const FOCUS_TAKEN_MS = 10_000;

/** Resolves when a field of the form gets the focus, or at the end of that time. */
const formFocused = (editor: Page) =>
  editor.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, ms);
        addEventListener('focusin', ({ target }) => {
          if (target instanceof Element && target.closest('[data-testid^="field-"]')) resolve();
        });
      }),
    FOCUS_TAKEN_MS,
  );

async function keep(editor: Page, page: FrameLocator): Promise<void> {
  await editor.keyboard.press('Enter');
  await expect(page.locator('typed-text')).toHaveCount(0);
}

test('a double click edits a heading; Enter keeps, Escape does not, Ctrl+Z takes own texts back', async ({
  editor,
  lake,
}) => {
  const page = await openInPlace(editor, '/');
  const home = () => lake.getDocument('drafts.page-home');
  const shown = async () => vercelStegaSplit(await heading(page).innerText()).cleaned.trim();
  // The form, which opens at the same click, takes the focus, and the page has it back.
  const isTaken = formFocused(editor);
  const input = await typeOn(page, heading(page));
  const before = (await input.innerText()).trim();

  await test.step('Enter keeps', async () => {
    await isTaken;
    await expect(input).toBeFocused();
    await editor.keyboard.type(' One.');
    await expect(titleField(editor)).toHaveValue(`${before} One.`);
    await expect(input).toBeFocused();
    await keep(editor, page);
    await eventually(shown).toBe(`${before} One.`);
  });

  await test.step('Escape does not', async () => {
    await typeOn(page, heading(page));
    await editor.keyboard.type(' Never.');
    await expect(titleField(editor)).toHaveValue(`${before} One. Never.`);
    await editor.keyboard.press('Escape');
    await expect(titleField(editor)).toHaveValue(`${before} One.`);
    await eventually(shown).toBe(`${before} One.`);
    await eventually(async () => JSON.stringify((await home())?.blocks)).not.toContain('Never');

    await typeOn(page, heading(page), 'Control+A');
    await editor.keyboard.press('Delete');
    await expect(page.getByRole('status').filter({ hasText: 'Fill this in' })).toBeVisible();
    await editor.keyboard.press('Escape');
    await eventually(shown).toBe(`${before} One.`);
  });

  await test.step('Ctrl+Z takes back own texts only, one after the other', async () => {
    await typeOn(page, heading(page));
    await editor.keyboard.type(' Two.');
    await keep(editor, page);
    await eventually(shown).toBe(`${before} One. Two.`);
    const [hero] = recordsIn((await home())?.blocks);
    const title = `blocks[_key=="${hero?._key}"].title`;
    await lake.patch('drafts.page-home', { set: { [title]: `So ${hero?.title}` } }).commit();
    await eventually(shown).toBe(`So ${before} One. Two.`);
    for (const [keys, text] of [
      ['Control+z', `So ${before} One.`],
      ['Control+z', `So ${before}`],
      ['Control+Shift+z', `So ${before} One.`],
    ] as const) {
      await editor.keyboard.press(keys);
      await eventually(shown).toBe(text);
    }
    await expect(titleField(editor)).toHaveValue(`So ${before} One.`);
  });
});

/** A text of the page, and the field in which it is stored; the first two also without `NIGHTLY`. */
const KINDS: [path: string, selector: string, field: RegExp][] = [
  [ARTICLE, 'article strong', /^\.body\[.*\]\.children\[.*\]\.text$/],
  [ARTICLE, 'td:not([aria-hidden] *)', /\.rows\[.*\]\.cells\[\d+\]$/],
  [ARTICLE, 'article li', /^\.body\[.*\]\.children\[.*\]\.text$/],
  [ARTICLE, 'article p a', /^\.body\[.*\]\.children\[.*\]\.text$/],
  [ARTICLE, 'footer a[href="/pricing"]', /^\.items\[.*\]\.name$/],
  [ARTICLE, 'footer p', /^\.tagline$/],
  ['/', 'main h3 button span', /^\.question$/],
  ['/', 'main h3 + [data-state="open"] p', /^\.answer\[.*\]\.children\[.*\]\.text$/],
  ['/', 'main blockquote span', /^\.quote$/],
  ['/', 'main section:first-of-type a', /^\.blocks\[.*\]\.label$/],
];

async function typeOnKinds(editor: Page, lake: SanityClient, kinds: typeof KINDS): Promise<void> {
  let page = await openInPlace(editor, ARTICLE);
  let shown = ARTICLE;
  for (const [index, [path, selector]] of kinds.entries()) {
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
  const drafts = await lake.fetch<StoredDocument[]>('*[_id in path("drafts.**")]');
  const stored = drafts.flatMap((draft) => [...eachValue(draft, '')]);
  const holders = kinds.map(([, selector, field], index) => {
    const found = stored.find(({ value }) => typeof value === 'string' && value.endsWith(` Zq${index}`));
    expect(found?.at, selector).toMatch(field);
    return found?.holder;
  });
  expect(holders[0]?.marks).toEqual(['strong']);
}

test('marked text and a cell are typed on where they stand', ({ editor, lake }) =>
  typeOnKinds(editor, lake, KINDS.slice(0, 2)));

test('texts of every kind are typed on where they stand', { tag: '@nightly' }, ({ editor, lake }) =>
  typeOnKinds(editor, lake, KINDS),
);

/** Studio keeps a document for 5 s after it has been left. */
const FORGOTTEN_MS = 6_000;

test('what is typed while Studio reads a document again is stored', async ({ editor, studio, lake }) => {
  const entry = (page: FrameLocator) => page.locator('footer a[href="/pricing"]').first();
  const draft = async () => JSON.stringify(await lake.getDocument('drafts.navigation'));
  let page = await openInPlace(editor, ARTICLE);
  await typeOn(page, entry(page));
  await editor.keyboard.type(' One');
  await keep(editor, page);
  await eventually(draft).toContain(' One"');
  await openTree(editor, studio.url);
  await lake.delete('drafts.navigation');
  await sleep(FORGOTTEN_MS);

  const reading = await delayRequests(editor, /\/data\/doc\//);
  page = await openInPlace(editor, ARTICLE);
  await typeOn(page, entry(page));
  await editor.keyboard.type(' Two');
  await editor.keyboard.press('Enter');
  reading.release();
  await eventually(draft).toContain(' Two"');
  await expect(entry(page)).toContainText(' Two');
});

/** What a text says that another editor types in, and one that another editor waits for. */
const holds = (page: FrameLocator | Page) =>
  page.getByRole('status').filter({ hasText: 'Another editor is typing here.' });
const waits = (page: FrameLocator | Page) =>
  page.getByRole('status').filter({ hasText: 'Another editor is waiting' });

test('of two editors on one page the second to come waits for a text, or takes it over', async ({
  editor,
  second,
  lake,
}) => {
  const one = await openInPlace(editor, '/');
  const other = await openInPlace(second, '/');

  await test.step('typing is announced in the other form, and the other way round', async () => {
    await typeOn(one, heading(one));
    await expect(async () => {
      await heading(other).click();
      await expect(titleField(second)).toBeFocused({ timeout: ANSWER_TIMEOUT_MS });
    }).toPass();
    await expect(holds(second)).toBeVisible();
    await expect(waits(one)).toBeVisible();
    await keep(editor, one);
    await expect(holds(second)).toHaveCount(0);
  });

  await test.step('of two in one sentence one types at a time', async () => {
    const quoteOn = (page: FrameLocator) => page.getByRole('main').locator('blockquote span').first();
    const before = (await quoteOn(one).innerText()).replace(/[\u200b-\u200d\ufeff]/g, '').trim();
    const ofOne = `${before} So do we.`;
    await typeOn(one, quoteOn(one));
    await typeOn(other, quoteOn(other), 'Control+Home');
    await expect(holds(other)).toBeVisible();
    await expect(waits(one)).toBeVisible();
    await Promise.all([
      typed(one).pressSequentially(' So do we.', { delay: TYPING_DELAY_MS }),
      typed(other).pressSequentially('Not yet: ', { delay: TYPING_DELAY_MS }),
    ]);
    for (const page of [one, other]) await expect(typed(page)).toHaveText(ofOne);

    await holds(other).getByRole('button', { name: 'Take over' }).click();
    await expect(holds(one)).toBeVisible();
    await typed(other).press('Control+Home');
    await typed(other).pressSequentially('Now: ');
    const both = `Now: ${ofOne}`;
    for (const page of [one, other]) await expect(typed(page)).toHaveText(both);
    await keep(editor, one);
    await keep(second, other);
    await eventually(() => lake.fetch('*[_id in path("drafts.**") && _type == "testimonial"].quote')).toEqual(
      [both],
    );
  });
});
