import { chosenFolder, SAMPLE } from '../support/archive';
import { complaints } from '../support/complaints';
import { content } from '../support/content';
import { axeFindings, misfits } from '../support/page-findings';
import { excess, openWeighed, weighFile } from '../support/page-weight';
import { expect, type Page, test } from '../support/site-test';
import { startReact } from '../support/start-react';
import { untilSettled } from '../support/until-settled';

/** A window, and what is changed in it. */
type View = { name: string; size: { width: number; height: number }; rootSize?: string; rule?: string };

/** WCAG 2.2, 1.4.10: as wide as 1280 px zoomed to 400 %. */
const NARROW = { name: '320 px', size: { width: 320, height: 640 } };
const WIDE = { name: '1440 px', size: { width: 1440, height: 900 } };
/** WCAG 2.2, 1.4.12. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';
const OTHER_VIEWS: readonly View[] = [
  WIDE,
  // A 1280 px window at 200 %: half the CSS pixels, each twice as large.
  { name: '200 %', size: { width: 640, height: 400 } },
  { name: 'text of 200 %', size: { width: 1280, height: 800 }, rootSize: '200%' },
  { name: 'text spacing', size: { width: 390, height: 844 }, rule: SPACED },
];
/** Where axe runs: rules of layout depend on the window, those of colours on the theme. */
const AUDITS = [
  { view: NARROW, colorScheme: 'light' },
  { view: WIDE, colorScheme: 'dark' },
  { view: NARROW, colorScheme: 'dark' },
  { view: WIDE, colorScheme: 'light' },
] as const;
/** The layout of the header changes at 640, 1120 and 1280 px. */
const HEADER_WIDTHS_PX = [640, 1119, 1120, 1144, 1168, 1200, 1280];
const SCROLL_BAR_PX = 15;
/** Budget for React and the site's components, which are deferred until a control needs them. */
const REACT_BUDGET_KB = 132;

// Until the courses of a stair have slid in, their words are further right.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: NARROW.size, trace: 'off' });
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

async function show(page: Page, { size, rootSize = '', rule = '' }: View): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    ([fontSize, text]) => {
      document.documentElement.style.fontSize = fontSize;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    },
    [rootSize, rule] as const,
  );
}

/** What does not fit into some windows of a page. */
async function misfitsIn(page: Page, views: readonly View[]): Promise<string[]> {
  const found: string[] = [];
  for (const view of views) {
    await show(page, view);
    found.push(...(await misfits(page)).map((one) => `${view.name}: ${one}`));
  }
  return found;
}

/** At the page's end, where nothing sticks over a part of a control: a visitor scrolls what is covered clear. */
async function audited(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  return axeFindings(page);
}

/** The one whose turn it is. */
const inTurn = <T>(list: readonly T[], turn: number) => list.slice(turn % list.length).slice(0, 1);

/** Every page in every language, those of a kind first. */
const pages = new Set([...content.kinds, ...content.everyPath]);

for (const path of pages) {
  // Of the sample one page of each kind by day: the rest has the same blocks.
  const isOfDay = chosenFolder !== SAMPLE || content.kinds.includes(path);
  test(`${path} loads without complaint, fits 320 px and is within its size budgets`, {
    tag: isOfDay ? [] : ['@nightly'],
  }, async ({ page }) => {
    const found = complaints(page);
    found.push(...(await openWeighed(page, path)));
    found.push(...(await misfitsIn(page, [NARROW])));
    expect(unexpected(found)).toEqual([]);
  });
}

// By day one page of each kind: themes and windows take turns.
for (const [turn, path] of content.kinds.entries()) {
  test(`${path} is hydrated without complaint, fits another window, and is accessible`, async ({ page }) => {
    const found = complaints(page);
    for (const { view, colorScheme } of inTurn(AUDITS, turn)) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await readWhole(page);
      found.push(...(await misfitsIn(page, [...inTurn(OTHER_VIEWS, turn), view])), ...(await audited(page)));
    }
    expect(unexpected(found)).toEqual([]);
  });
}

for (const path of pages) {
  test(`${path} is hydrated without complaint, fits every window, and is accessible in each theme`, {
    tag: '@nightly',
  }, async ({ page }) => {
    const found = complaints(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await readWhole(page);
    found.push(...(await misfitsIn(page, [NARROW, ...OTHER_VIEWS])));
    for (const { view, colorScheme } of AUDITS) {
      await show(page, view);
      await page.emulateMedia({ colorScheme });
      await untilSettled(page);
      found.push(...(await audited(page)).map((one) => `${view.name}, ${colorScheme}: ${one}`));
    }
    expect(unexpected(found)).toEqual([]);
  });
}

test('the header of each language has its switch, and room for all that is in it, beside a scroll bar too', async ({
  page,
}) => {
  await page.goto('/');
  const others = await page
    .locator('footer a[lang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(others.length).toBeGreaterThan(0);
  for (const path of ['/', ...others]) {
    await page.goto(path);
    for (const width of HEADER_WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('header a[lang]'), `${path}, ${width} px`).toBeVisible();
      const needed = await page.locator('header').evaluate((header) => {
        header.style.width = 'max-content';
        const { width: whole } = header.getBoundingClientRect();
        header.style.width = '';
        return whole;
      });
      expect(needed, `${path}, ${width} px`).toBeLessThanOrEqual(width - SCROLL_BAR_PX);
    }
  }
});

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
    document.querySelector('header button[aria-controls]')?.removeAttribute('aria-label');
    const wide = document.createElement('p');
    wide.textContent = 'word '.repeat(100);
    wide.style.whiteSpace = 'nowrap';
    document.querySelector('main')?.append(wide);
    // The frame of the page clips what is too wide in it.
    document.body.append(wide.cloneNode(true));
  });
  expect(await audited(page)).toContainEqual(expect.stringMatching(/^button-name: /));
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
