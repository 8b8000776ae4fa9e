import { chromium, type FrameLocator, type Page } from '@playwright/test';
import { expect } from 'vitest';
import { openInPlace, openTree } from '../support/studio-page';
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
    /** When the text had each length for the first time, as the system's clock says. */
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
