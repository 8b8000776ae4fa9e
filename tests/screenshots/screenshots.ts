import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { content } from '../support/content';
import { startReact } from '../support/start-react';
import { untilSettled } from '../support/until-settled';

const WIDTHS_PX = [390, 768, 1440];
const HEIGHT_PX = 900;
const THEMES = ['light', 'dark'] as const;

/** Brings in the pictures below the fold, which are loaded late. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

/**
 * How tall the window has to be for the whole page. `fullPage` would do without: but Chromium then lays the page out in a
 * window of 1 px first and takes the picture while charts still wear the type sizes of that.
 */
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** What is as tall as a part of the window stays as tall as in a usual one: a short page would grow with the window. */
const holdHeights = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main, main *')) {
      const { minHeight } = getComputedStyle(part);
      if (minHeight.endsWith('px') && minHeight !== '0px') part.style.minHeight = minHeight;
    }
  });

for (const path of [...content.paths, '/nothing-here']) {
  test(path, async ({ page }) => {
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // A picture that was requested early is requested again, in the size that then fits.
      if (reason !== 'net::ERR_ABORTED') wrong.push(`${request.url()} ${reason}`);
    });
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await startReact(page);
        await loadPictures(page);
        await untilSettled(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) wrong.push(`${wide} px wider than a screen of ${width} px`);
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--');
        await holdHeights(page);
        await page.setViewportSize({ width, height: await heightOf(page) });
        await untilSettled(page);
        await page.screenshot({ path: join('screenshots', `${width}-${colorScheme}`, `${name}.png`) });
        await page.setViewportSize({ width, height: HEIGHT_PX });
      }
    }
    expect(wrong).toEqual([]);
  });
}
