import { expect, type Page, test } from '@playwright/test';
import { complaints } from '../support/complaints';
import { content } from '../support/content';
import { startReact } from '../support/start-react';

const NARROW_PX = 390;
const WIDTHS_PX = [NARROW_PX, 1440];

/** Reports every violation of the Content-Security-Policy as an error in the console. */
async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

for (const path of content.pages) {
  test(`${path} opens without errors, warnings or horizontal scrolling`, async ({ page }) => {
    const found = complaints(page);
    await reportViolations(page);
    // What a page of its kind shows at both widths the others show too.
    for (const width of content.kinds.includes(path) ? WIDTHS_PX : [NARROW_PX]) {
      // A page that is open while the window grows fetches other sizes of its pictures, and aborts those in flight.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
    expect(found).toEqual([]);
  });
}

test('internal links load no new document and show the linked page', async ({ page }) => {
  const found = complaints(page);
  await reportViolations(page);
  await page.goto('/');
  await startReact(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: content.careers.name }).click();
  await expect(page).toHaveURL(content.careers.path);
  await expect(page).toHaveTitle(new RegExp(content.careers.title));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(found).toEqual([]);
});

test('an injected script is refused', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.head.append(script);
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('a missing page answers 404 and links to another page', async ({ page }) => {
  const response = await page.goto('/nothing-here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
