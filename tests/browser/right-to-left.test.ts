import { content } from '../support/content';
import { lakeEditor } from '../support/lake-editor';
import { axeFindings, misfits } from '../support/page-findings';
import { test as base, expect } from '../support/site-test';
import { startReact } from '../support/start-react';
import { type RunningSite, startSite } from '../support/start-site';
import { OTHER, otherPath, publishTwice } from '../support/two-languages';

const START_TIMEOUT_MS = 90_000;
const WINDOWS = [
  { width: 320, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** What an outline that stays in view is beside depends on how long the texts are, in either direction. */
const BY_LENGTH = /^target-size: /;

const test = base.extend<object, { bilingual: RunningSite }>({
  bilingual: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other
    async ({}, use) => {
      const site = await startSite({ env: { LOG_LEVEL: 'warn' } });
      await publishTwice({ editor: lakeEditor(site) });
      await expect.poll(async () => (await fetch(site.url + otherPath('/'))).status).toBe(200);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: ({ bilingual }, use) => use(bilingual.url),
});

for (const [turn, path] of content.kinds.entries()) {
  test(`${path} fits every window from right to left, and is accessible`, async ({ page }) => {
    const found: string[] = [];
    await page.goto(otherPath(path), { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe('rtl');
    // Each page is audited in one of them.
    const last = turn % WINDOWS.length;
    for (const size of [...WINDOWS.slice(last + 1), ...WINDOWS.slice(0, last + 1)]) {
      await page.setViewportSize(size);
      found.push(...(await misfits(page)).map((one) => `${size.width}: ${one}`));
    }
    found.push(...(await axeFindings(page)).filter((finding) => !BY_LENGTH.test(finding)));
    expect(found).toEqual([]);
  });
}

test('lines begin at the right: brand, text, launcher and drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(otherPath(content.pricing.path));
  const left = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.x ?? Number.NaN;
  expect(await left('header > a')).toBeGreaterThan(195);
  expect(await left('[data-chat] > button')).toBeLessThan(195);
  await page.locator('header button[aria-controls]').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expect.poll(() => left('dialog[open]')).toBe(0);
});

test('the switch leads to the page in the other language and back, with React and without', async ({
  page,
}) => {
  const { path } = content.pricing;
  await page.goto(path);
  for (const withReact of [false, true]) {
    if (withReact) await startReact(page);
    await page.locator(`footer a[lang="${OTHER}"]`).click();
    await expect(page).toHaveURL(otherPath(path));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.locator(`footer a[lang="${content.language}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', content.language);
  }
});
