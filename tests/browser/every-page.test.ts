import { expect, type Page, test } from '@playwright/test';
import { complaints } from '../support/complaints';
import { siteMap } from '../support/site-map';
import { startReact } from '../support/start-react';

const WIDTHS_PX = [390, 1440];

/** Reports every violation of the Content-Security-Policy as an error in the console. */
async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

for (const path of siteMap) {
  test(`${path} opens without errors, warnings or horizontal scrolling`, async ({ page }) => {
    const found = complaints(page);
    await reportViolations(page);
    for (const width of WIDTHS_PX) {
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/\/company\/careers$/);
  await expect(page).toHaveTitle(/Careers/);
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
