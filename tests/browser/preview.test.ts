import { test as base, expect, type Page } from '@playwright/test';
import { box } from '../support/box';
import { complaints } from '../support/complaints';
import { content } from '../support/content';
import { lakeEditor } from '../support/lake-editor';
import { openPreview } from '../support/open-preview';
import { axeFindings } from '../support/page-findings';
import { startReact } from '../support/start-react';
import { type RunningSite, startSite } from '../support/start-site';
import { untilSettled } from '../support/until-settled';

const PRICING = content.pricing.path;
const START_TIMEOUT_MS = 60_000;
const UPDATE_TIMEOUT_MS = 30_000;
/** A page that has lost its draft retries at long intervals. */
const RECOVERY_TIMEOUT_MS = 30_000;
/** From this width on the page's last line would be behind the bar. */
const WIDE_PX = 1_120;
const TAGLINE = 'A tagline nobody has published.';
const TAGLINE_SOON = 'Nor this one.';

/** A separate site, because the tests stop the lake and write drafts. */
const test = base.extend<{ preview: Page }, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  /** The home page in an editor's preview outside Studio. */
  preview: async ({ site, page, context }, use) => {
    await setTagline(site, TAGLINE);
    const [name = '', value = ''] = (await openPreview(site)).split('=');
    await context.addCookies([{ name, value, url: site.url }]);
    await page.goto(site.url);
    await use(page);
  },
});

async function setTagline(site: RunningSite, tagline: string): Promise<void> {
  const client = lakeEditor(site);
  const published = await client.getDocument('siteSettings');
  await client.createOrReplace({
    ...published,
    _id: 'drafts.siteSettings',
    _type: 'siteSettings',
    tagline,
  });
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const footer = (page: Page) => page.getByRole('contentinfo');

test('the bar stays while the content changes, and its button leaves the preview', async ({
  preview,
  site,
}) => {
  const complained = complaints(preview);
  await expect(footer(preview)).toContainText(TAGLINE);
  await startReact(preview);
  await expect(bar(preview)).toContainText('Draft');
  await setTagline(site, TAGLINE_SOON);
  await expect(footer(preview)).toContainText(TAGLINE_SOON, { timeout: UPDATE_TIMEOUT_MS });
  await footer(preview).locator(`a[href="${PRICING}"]`).click();
  await expect(preview).toHaveURL(site.url + PRICING);
  await expect(bar(preview)).toBeVisible();
  expect(complained).toEqual([]);

  await bar(preview).getByRole('button', { name: 'Leave preview' }).click();
  await expect(preview).toHaveURL(`${site.url}/`);
  await expect(bar(preview)).toHaveCount(0);
  await expect(footer(preview)).not.toContainText(TAGLINE_SOON);
});

test('outside Studio, which would store it, no text can be typed on', async ({ preview }) => {
  await startReact(preview);
  // The overlays take presses as soon as they are there.
  const tagline = footer(preview).locator('p').first();
  await expect(async () => {
    await tagline.hover();
    await expect(preview.getByText('Open in Studio')).toBeVisible({ timeout: UPDATE_TIMEOUT_MS / 10 });
  }).toPass();
  await tagline.dblclick();
  await preview.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(preview.locator('typed-text')).toHaveCount(0);
});

test('a preview reports that its draft is unavailable while the lake is down, and recovers with it', async ({
  preview,
  site,
}) => {
  await startReact(preview);
  await site.stopLake();
  // The footer is already gone if the page has revalidated by itself.
  await footer(preview).evaluateAll(
    (found, path) => found[0]?.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(),
    PRICING,
  );
  const title = preview.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('The draft cannot be shown');
  await expect(bar(preview)).toBeVisible();
  await preview.reload();
  await expect(title).toHaveText('The draft cannot be shown');
  await expect(footer(preview)).toHaveCount(0);
  await expect(bar(preview)).toBeVisible();
  await site.startLake();
  await expect(footer(preview)).toContainText(TAGLINE, { timeout: RECOVERY_TIMEOUT_MS });
});

test('the bar is accessible and does not cover the page’s last line, on a phone and in a wide window', async ({
  preview,
}) => {
  await startReact(preview);
  for (const [width, height, colorScheme] of [
    [390, 844, 'dark'],
    [1440, 900, 'light'],
  ] as const) {
    await preview.setViewportSize({ width, height });
    await preview.emulateMedia({ colorScheme });
    await untilSettled(preview);
    await footer(preview).evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const own = await box(bar(preview));
    const chat = await box(preview.locator('[aria-haspopup="dialog"]').last());
    expect(own.right).toBeLessThan(chat.left);
    if (width >= WIDE_PX) expect((await box(footer(preview))).bottom).toBeLessThanOrEqual(own.top);
    expect(await axeFindings(preview)).toEqual([]);
  }
});
