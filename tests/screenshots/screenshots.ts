import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { seedArticles } from '../support/seed-articles';
import { siteMap } from '../support/site-map';
import { untilAlive } from '../support/until-alive';
import { untilSettled } from '../support/until-settled';

const WIDTHS_PX = [390, 768, 1440];
const THEMES = ['light', 'dark'] as const;

/** Brings in the pictures below the fold, which are loaded late. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

for (const path of [...siteMap, ...seedArticles, '/nothing-here']) {
  test(path, async ({ page }) => {
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // A picture whose turn came early is asked for anew, in the size that then fits.
      if (reason !== 'net::ERR_ABORTED') wrong.push(`${request.url()} ${reason}`);
    });
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await untilAlive(page);
        await loadPictures(page);
        await untilSettled(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) wrong.push(`${wide} px wider than a screen of ${width} px`);
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--');
        await page.screenshot({
          path: join('screenshots', `${width}-${colorScheme}`, `${name}.png`),
          fullPage: true,
        });
      }
    }
    expect(wrong).toEqual([]);
  });
}
