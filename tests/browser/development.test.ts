import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { lightColours } from '../../app/theme/palette';
import { fontStack } from '../../app/theme/tokens';
import { freePort } from '../../front-door/renderer/free-port';
import { children } from '../../launcher/children.mjs';
import { PROJECT_ROOT } from '../../launcher/project-root.mjs';
import { startService } from '../../launcher/service.mjs';
import { complaints } from '../support/complaints';
import { openPreview } from '../support/open-preview';
import { type RunningSite, startSite } from '../support/start-site';

const START_TIMEOUT_MS = 60_000;
const STOP_GRACE_MS = 5_000;
/** The first page is compiled while it is requested. */
const FIRST_PAGE_TIMEOUT_MS = 45_000;
const CLI = join(PROJECT_ROOT, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js');
const STYLES = join(PROJECT_ROOT, 'app', 'chrome', 'header', 'header.css.ts');

type Development = { url: string; production: RunningSite };

const test = base.extend<
  { edit: (change: (source: string) => string) => void },
  { development: Development }
>({
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other
    async ({}, use) => {
      const production = await startSite();
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const { child } = await startService(
        {
          name: 'site',
          args: [CLI, 'vite:dev', '--port', String(port), '--strictPort'],
          env: {
            SITE_URL: url,
            SANITY_API_HOST: production.lakeUrl,
            SANITY_READ_TOKEN: production.lakeToken,
            STUDIO_ORIGIN: 'http://localhost:3333',
            DATA_DIR: production.dataDir,
            LOG_LEVEL: 'silent',
            NODE_ENV: 'development',
          },
          ready: /localhost:\d+/,
          readyTimeoutMs: START_TIMEOUT_MS,
        },
        () => {},
      );
      await use({ url, production });
      await children.stop(child, STOP_GRACE_MS);
      await production.stop();
    },
    { scope: 'worker', timeout: 2 * START_TIMEOUT_MS },
  ],
  /** Changes the header's styles in the checkout, which Vite serves from, for one test. */
  // biome-ignore lint/correctness/noEmptyPattern: as above
  edit: async ({}, use) => {
    const source = readFileSync(STYLES, 'utf8');
    const restore = () => writeFileSync(STYLES, source);
    process.once('exit', restore);
    await use((change) => writeFileSync(STYLES, change(source)));
    restore();
    process.off('exit', restore);
  },
});
test.describe.configure({ mode: 'serial', timeout: 2 * START_TIMEOUT_MS });
test.use({ colorScheme: 'light', navigationTimeout: FIRST_PAGE_TIMEOUT_MS });

/** As browsers compute it. In: `#rrggbb`. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

test('a page in development has its styles, and shows an edited style without a reload', async ({
  page,
  development,
  edit,
}) => {
  const found = complaints(page);
  await page.goto(`${development.url}/pricing`, { waitUntil: 'networkidle' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', fontStack);
  await expect(heading).toHaveCSS('color', rgb(lightColours.ink));

  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  edit((source) => source.replace('header = style({', "header = style({ outline: '7px solid',"));
  await expect(page.getByRole('banner')).toHaveCSS('outline-width', '7px');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  expect(found).toEqual([]);
});

test('a preview in development has its styles', async ({ page, context, development }) => {
  const [name = '', value = ''] = (
    await openPreview({ ...development.production, url: development.url })
  ).split('=');
  await context.addCookies([{ name, value, url: development.url }]);
  const found = complaints(page);
  await page.goto(`${development.url}/pricing`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', fontStack);
  // React's development build also warns of the attributes that `move-marks.ts` has changed.
  expect(found.filter((complaint) => /Content Security Policy|exception/.test(complaint))).toEqual([]);
});
