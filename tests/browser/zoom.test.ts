import { expect, type Page, test } from '@playwright/test';
import { content } from '../support/content';
import { startReact } from '../support/start-react';

/** WCAG 2.2, 1.4.10: as wide as 1280 px zoomed to 400 %. */
const NARROWEST = { width: 320, height: 640 };
/** A 1280 px window at 200 %: half the CSS pixels, each twice as large. */
const ZOOMED = { width: 640, height: 400 };

/** Tracing takes longer than the tests. */
test.use({ trace: 'off' });

/** One page for all tests: assets are fetched once. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  // Until the courses of a stair have slid in, their words are further right.
  page = await browser.newPage({ baseURL: process.env.BROWSER_SITE_URL, reducedMotion: 'reduce' });
});
test.afterAll(() => page.close());

const overflow = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** Words beyond the window's edge that the reader cannot scroll to. */
const cutWords = () =>
  page.evaluate(() => {
    const reachable = (element: Element | null): boolean => {
      if (element === null) return false;
      const { overflowX } = getComputedStyle(element);
      return overflowX === 'auto' || overflowX === 'scroll' || reachable(element.parentElement);
    };
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    // A box may run off the edge, as the stair does; words may not.
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      if (!parentElement?.checkVisibility() || parentElement.closest('[aria-hidden="true"]')) continue;
      // Visually hidden, for screen readers.
      if (parentElement.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isCut = [...range.getClientRects()].some(({ right }) => right > window.innerWidth + 1);
      if (isCut && !reachable(parentElement)) cut.push(`${text.textContent?.slice(0, 40)}`);
    }
    return cut;
  });

for (const path of [...content.paths, '/nothing-here']) {
  test(`${path} fits into 320 px`, async () => {
    await page.setViewportSize(NARROWEST);
    await page.goto(path);
    expect([await overflow(), await cutWords()]).toEqual([0, []]);
  });
}

for (const path of content.kinds) {
  test(`${path} fits at 200 %`, async () => {
    await page.setViewportSize(ZOOMED);
    await page.goto(path);
    expect([await overflow(), await cutWords()]).toEqual([0, []]);
  });

  test(`${path} fits with only the text twice as large`, async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect([await overflow(), await cutWords()]).toEqual([0, []]);
  });
}

test('the drawer fits into 320 px, and its call to action can be reached', async () => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(content.about.path);
  await startReact(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link').last()).toBeInViewport();
  expect(await overflow()).toBe(0);
});
