import { complaints } from '../support/complaints';
import { content } from '../support/content';
import { axeFindings, axeFindingsInThemes, misfits } from '../support/page-findings';
import { excess, openWeighed, weighFile } from '../support/page-weight';
import { expect, type Page, test } from '../support/site-test';
import { startReact } from '../support/start-react';
import { untilSettled } from '../support/until-settled';

/** WCAG 2.2, 1.4.10: as wide as 1280 px zoomed to 400 %. */
const NARROW = { width: 320, height: 640 };
/** WCAG 2.2, 1.4.12. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';
const PHONE = { width: 390, height: 844 };
/** A 1280 px window at 200 %: half the CSS pixels, each twice as large. */
const ZOOMED = { width: 640, height: 400 };
const WIDE = { width: 1440, height: 900 };
/** Where the pages of another brand go through all windows and themes: their components are the same. */
const isBrief = process.env.EVERY_PAGE === 'brief';
const whole = isBrief ? [] : content.kinds;
/** Budget for React and the site's components, which are deferred until a control needs them. */
const REACT_BUDGET_KB = 132;

// Until the courses of a stair have slid in, their words are further right.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: NARROW, trace: 'off' });
test.describe.configure({ mode: 'parallel' });

/** Fetches the pictures further down, and hydrates the page. */
async function readWhole(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await startReact(page);
  await page.waitForLoadState('networkidle');
  // At the end, buttons lie over the page.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The answer of the page that is missing is no complaint. */
const unexpected = (found: readonly string[]) =>
  found.filter((line) => !/^404: .*\/nothing-here$|^error: .*status of 404/.test(line));

for (const path of whole) {
  test(`${path} loads without complaint, fits every window, is accessible and is within its size budgets`, async ({
    page,
  }) => {
    const found = complaints(page);
    const note = (state: string, findings: string[]) =>
      found.push(...findings.map((one) => `${state}: ${one}`));
    note('size', await openWeighed(page, path));
    await readWhole(page);
    note('320 px', [...(await misfits(page)), ...(await axeFindingsInThemes(page))]);
    await page.setViewportSize(ZOOMED);
    note('200 %', await misfits(page));
    await page.setViewportSize(WIDE);
    note('1440 px', [...(await misfits(page)), ...(await axeFindings(page))]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await untilSettled(page);
    note('text of 200 %', await misfits(page));
    await page.setViewportSize(PHONE);
    await page.evaluate((rule) => {
      document.documentElement.style.fontSize = '';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    }, SPACED);
    note('text spacing', await misfits(page));
    expect(unexpected(found)).toEqual([]);
  });
}

// What else a width or a theme changes is on the pages of each kind.
for (const path of content.paths.filter((each) => !whole.includes(each))) {
  test(`${path} loads without complaint, fits 320 px, is accessible and is within its size budgets`, async ({
    page,
  }) => {
    const found = complaints(page);
    found.push(...(await openWeighed(page, path)));
    await readWhole(page);
    found.push(...(await misfits(page)), ...(await axeFindings(page)));
    expect(unexpected(found)).toEqual([]);
  });
}

test('React and the components are within their size budget', async ({ page }) => {
  const files = new Set<string>();
  await page.goto('/', { waitUntil: 'networkidle' });
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) files.add(request.url());
  });
  await startReact(page);
  const weighed = await Promise.all([...files].map(weighFile));
  expect(weighed.length).toBeGreaterThan(3);
  expect(excess('React', weighed, REACT_BUDGET_KB)).toEqual([]);
});

test('a missing label, a page that is too wide and words cut off are found', async ({ page }) => {
  await page.goto(content.pricing.path);
  await page.evaluate(() => {
    document.querySelector('header button[aria-label="Open menu"]')?.removeAttribute('aria-label');
    const wide = document.createElement('p');
    wide.textContent = 'word '.repeat(100);
    wide.style.whiteSpace = 'nowrap';
    document.querySelector('main')?.append(wide);
    // The frame of the page clips what is too wide in it.
    document.body.append(wide.cloneNode(true));
  });
  expect(await axeFindings(page)).toContainEqual(expect.stringMatching(/^button-name: /));
  expect(await misfits(page)).toEqual([
    expect.stringMatching(/px too wide$/),
    expect.stringMatching(/^cut: word/),
  ]);
});

test('an injected script is refused, which is a complaint', async ({ page }) => {
  const found = complaints(page);
  await page.goto(content.pricing.path);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.head.append(script);
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  await expect.poll(() => found).toEqual([expect.stringContaining('Content Security Policy')]);
});
