import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { lightColours } from '../../app/theme/palette';
import { fontStack } from '../../app/theme/tokens';
import { complaints } from '../support/complaints';
import { openPreview } from '../support/open-preview';
import { type DevelopmentSite, startDevelopment } from '../support/start-development';

const START_TIMEOUT_MS = 120_000;
/** Each file is compiled when it is first requested. */
const PAGE_TIMEOUT_MS = 45_000;
const HEADER_STYLES = 'app/chrome/header.css.ts';

const test = base.extend<object, { site: DevelopmentSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other
    async ({}, use) => {
      const site = await startDevelopment();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
});
test.describe.configure({ timeout: 2 * PAGE_TIMEOUT_MS });
test.use({ colorScheme: 'light', navigationTimeout: PAGE_TIMEOUT_MS });

/** `#RRGGBB` as browsers compute it. */
function rgb(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

test('a page has the styles of its tokens, hydrates without a warning, and shows an edited style without a reload', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const found = complaints(page);
  let documents = 0;
  page.on('domcontentloaded', () => documents++);
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', { timeout: PAGE_TIMEOUT_MS });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', fontStack);
  await expect(heading).toHaveCSS('color', rgb(lightColours.ink));

  const file = join(site.folder, HEADER_STYLES);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('header = style({', "header = style({ outline: '7px solid',"));
  await expect(page.getByRole('banner')).toHaveCSS('outline-width', '7px', {
    timeout: PAGE_TIMEOUT_MS,
  });
  expect(documents).toBe(1);
  expect(found).toEqual([]);
});

test('a preview has the same styles, hydrates without a warning, and violates no policy', {
  tag: '@nightly',
}, async ({ page, context, site }) => {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(await openPreview(site)) ?? [];
  await context.addCookies([{ name, value, url: site.url }]);
  const found = complaints(page);
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', fontStack);
  expect(found).toEqual([]);
});
