import { chromium, type FrameLocator, type Page } from '@playwright/test';
import { expect } from 'vitest';
import { writeToLake } from '../support/lake-editor';
import { openBlock, openDocument, openInPlace, openTree } from '../support/studio-page';
import { startStudio } from '../support/studio-program';
import { median, percentile } from './percentile';
import { bench } from './promise';

const LETTERS = 100;
/** Between letters: a quick typist's. */
const DELAY_MS = 120;
/** Studio opens the form at the same double click. */
const FORM_OPENED_MS = 3_000;
const POLL_MS = 4;
const FOLLOWED_TIMEOUT_MS = 20_000;
const TITLE_FIELD = '[data-testid^="field-blocks["][data-testid$="].title"] :is(input, textarea)';

declare global {
  interface Window {
    /** When the text had each length for the first time, as the system's clock says; in the grid, the wait for each letter. */
    typingBench: Record<number, number>;
  }
}

/** In Studio: notes the length of the form's value. */
function watchField({ selector, pollMs }: { selector: string; pollMs: number }) {
  window.typingBench = {};
  setInterval(() => {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
    if (field) window.typingBench[field.value.length] ??= performance.timeOrigin + performance.now();
  }, pollMs);
}

/** On the page: notes the length of the text after each letter, at the time of the key. */
function watchText(element: Element) {
  window.typingBench = {};
  let pressedAt = 0;
  element.addEventListener('keydown', (event) => {
    pressedAt = event.timeStamp;
  });
  element.addEventListener('input', () => {
    const { length } = element.textContent ?? '';
    window.typingBench[length] ??= performance.timeOrigin + pressedAt;
  });
}

/** Double clicks on the page's heading, and types at its end. */
async function typeLetters(editor: Page, page: FrameLocator): Promise<number[]> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await heading.dblclick();
  const text = page.locator('typed-text[contenteditable="plaintext-only"]');
  await text.press('Control+End');
  const field = editor.locator(TITLE_FIELD).first();
  await field.waitFor();
  await editor.waitForTimeout(FORM_OPENED_MS);
  const [before, shownBefore] = [await field.inputValue(), (await text.textContent()) ?? ''];
  await editor.evaluate(watchField, { selector: TITLE_FIELD, pollMs: POLL_MS });
  await text.evaluate(watchText);
  const letters = Array.from({ length: LETTERS }, (_, index) => 'abcdefghij'[index % 10]).join('');
  await editor.keyboard.type(letters, { delay: DELAY_MS });
  await expect.poll(() => field.inputValue(), { timeout: FOLLOWED_TIMEOUT_MS }).toBe(before + letters);
  const [pressed, followed] = [
    await text.evaluate(() => window.typingBench),
    await editor.evaluate(() => window.typingBench),
  ];
  return Array.from({ length: LETTERS }, (_, index) => {
    // The form may skip a length: the letter is there with the first that is as long or longer.
    const shown = Object.entries(followed).filter(([length]) => Number(length) > before.length + index);
    return Math.min(...shown.map(([, at]) => at)) - (pressed[shownBefore.length + index + 1] ?? Number.NaN);
  });
}

const ROWS = 300;
const VIEW = 'view-long';
/** Of columns of a ledger. */
const KINDS = ['text', 'date', 'amount', 'amount', 'whole', 'text'];

/** A table of many rows, published. */
const longView = {
  ...{ _id: VIEW, _type: 'productView', name: 'Long', title: 'Long' },
  parts: [
    {
      ...{ _key: 'table', _type: 'viewTable' },
      columns: KINDS.map((kind, at) => ({
        ...{ _key: `c${at}`, _type: 'viewColumn', kind, label: `Column ${at}` },
        isSummed: kind === 'amount',
      })),
      rows: Array.from({ length: ROWS }, (_, row) => ({
        ...{ _key: `r${row}`, _type: 'viewRow' },
        cells: [`Line ${row}`, '2026-03-06', '1204.5', '12.25', `${row}`, 'Note'],
      })),
      total: { _type: 'viewRow', cells: ['Total', '', '', '', '', ''] },
    },
  ],
};

/** Types in a cell in the middle of the table. @returns from each key to the frame that shows its letter, ms */
async function typeInGrid(editor: Page): Promise<number[]> {
  await openDocument(editor, `shared;productView;${VIEW}`);
  const table = await openBlock(editor, 'parts', /^Table/);
  const cell = table.getByRole('textbox', { name: `Column 5, row ${ROWS / 2}` });
  await cell.press('End');
  await cell.evaluate((input) => {
    window.typingBench = {};
    let pressedAt = 0;
    let typed = 0;
    input.addEventListener('keydown', (event) => {
      pressedAt = event.timeStamp;
    });
    input.addEventListener('input', () => {
      const from = pressedAt;
      typed += 1;
      const letter = typed;
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.typingBench[letter] = performance.now() - from;
        }),
      );
    });
  });
  await editor.keyboard.type('abcdefghij'.repeat(LETTERS / 10), { delay: DELAY_MS });
  await editor.waitForTimeout(FORM_OPENED_MS);
  return Object.values(await editor.evaluate(() => window.typingBench));
}

bench(`a letter typed in a grid of ${ROWS} rows is on the screen`, 4, async () => {
  const studio = await startStudio();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: JSON.parse(process.env.CHROMIUM_ARGS ?? '[]'),
  });
  try {
    await writeToLake(studio.site, [{ createOrReplace: longView }]);
    const editor = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openTree(editor, studio.url);
    const waits = await typeInGrid(editor);
    return [
      `Typing ${LETTERS} letters in a grid of ${ROWS} rows`,
      [
        ['letter to screen, median', median(waits), 'ms'],
        ['letter to screen, p95', percentile(waits, 0.95), 'ms', { atMost: 100 }],
      ],
    ];
  } finally {
    await browser.close();
    await studio.stop();
  }
});

bench('a letter typed on the page is in the form', 4, async () => {
  const studio = await startStudio();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: JSON.parse(process.env.CHROMIUM_ARGS ?? '[]'),
  });
  try {
    const editor = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openTree(editor, studio.url);
    const waits = await typeLetters(editor, await openInPlace(editor, '/'));
    return [
      `Typing ${LETTERS} letters on the page, in Studio`,
      [
        ['letter to form, median', median(waits), 'ms'],
        ['letter to form, p95', percentile(waits, 0.95), 'ms', { atMost: 300 }],
        ['letter to form, slowest', Math.max(...waits), 'ms'],
      ],
    ];
  } finally {
    await browser.close();
    await studio.stop();
  }
});
