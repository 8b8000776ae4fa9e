import { complaints } from '../support/complaints';
import { content } from '../support/content';
import { delayRequests } from '../support/delay-requests';
import { expect, type Page, test } from '../support/site-test';
import { texts } from '../support/site-texts';
import { startReact } from '../support/start-react';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The files of React and of the site's components, without the page script. */
const REACT_FILES = /\/assets\/[^/]+\.js$/;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: WIDE });

const isHydrated = (page: Page) => page.locator('html[data-hydrated]').count();
const question = (page: Page, index: number) =>
  page.getByRole('main').getByRole('heading').getByRole('button').nth(index);
const answer = (page: Page, index: number) => page.locator('main [data-answer]').nth(index);

/** Paths of React's files, filled as the page requests them. */
function reactFiles(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (REACT_FILES.test(pathname)) requested.push(pathname);
  });
  return requested;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('reading, menu, questions, theme and the button to the top need no React', async ({ page }) => {
    const found = complaints(page);
    const requested = reactFiles(page);
    await page.goto(content.faq.path, { waitUntil: 'networkidle' });
    const drawer = page.getByRole('dialog', { name: texts.frame.menu });
    await page.getByRole('button', { name: texts.frame.openMenu }).tap();
    await drawer.getByRole('button', { name: content.helpGroup.name }).tap();
    await expect(drawer.getByRole('link', { name: content.contact.name })).toBeVisible();
    await drawer.getByRole('button', { name: texts.frame.closeMenu }).tap();
    await expect(drawer).toBeHidden();
    await question(page, 1).tap();
    await expect(answer(page, 1)).toBeVisible();
    await question(page, 0).tap();
    await expect(answer(page, 0)).toBeVisible();
    await question(page, 1).tap();
    await expect(answer(page, 1).locator('p').first()).toBeHidden();
    await page.getByRole('button', { name: texts.frame.darkTheme }).tap();
    await page.getByRole('button', { name: texts.frame.toTop }).tap();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: texts.frame.openMenu }).tap();
    await drawer.getByRole('link', { name: content.pricing.name }).tap();
    await expect(page).toHaveURL(content.pricing.path);
    await expect(drawer).toBeHidden();
    expect(requested).toEqual([]);
    expect(found).toEqual([]);
  });
});

test('the page script replays a press that came before it', async ({ page }) => {
  const { release: arrive } = await delayRequests(page, /page-script/);
  await page.goto(content.faq.path, { waitUntil: 'commit' });
  await question(page, 1).click();
  arrive();
  await expect(answer(page, 1)).toBeVisible();
});

test('hydration keeps answers that were opened before; the next press closes one', async ({ page }) => {
  const found = complaints(page);
  await page.goto(content.faq.path, { waitUntil: 'networkidle' });
  await question(page, 0).click();
  await question(page, 1).click();
  await startReact(page);
  await expect(question(page, 1)).toHaveAttribute('aria-expanded', 'true');
  await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true');
  await expect(answer(page, 1)).toBeVisible();
  await question(page, 1).click();
  await expect(question(page, 1)).toHaveAttribute('aria-expanded', 'false');
  await expect(answer(page, 1).locator('p').first()).toBeHidden();
  expect(found).toEqual([]);
});

test('Enter on a menu trigger opens its panel immediately; Radix handles keys after hydration', async ({
  page,
}) => {
  const { release: arrive } = await delayRequests(page, REACT_FILES);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const header = page.getByRole('banner');
  const trigger = header.getByRole('button', { name: content.group.name, exact: true });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(header.getByRole('link', { name: content.careers.name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  arrive();
  await expect.poll(() => isHydrated(page)).toBe(1);
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('an arrow key on a question is replayed after hydration and moves the focus', async ({ page }) => {
  await page.goto(content.faq.path, { waitUntil: 'networkidle' });
  await question(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(question(page, 1)).toBeFocused();
});

test('after hydration links navigate client-side, and Back works after a reload', async ({ page }) => {
  await page.goto(content.pricing.path, { waitUntil: 'networkidle' });
  await startReact(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: content.careers.name }).click();
  await expect(page).toHaveTitle(new RegExp(content.careers.title));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload({ waitUntil: 'networkidle' });
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(content.pricing.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test.describe('with an empty cache', () => {
  test.use({ isCold: true });

  test('React’s files are transferred once, although they are fetched before they are imported', async ({
    page,
  }) => {
    await page.goto(content.faq.path, { waitUntil: 'networkidle' });
    await startReact(page);
    const transfers = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    expect(transfers.join(' ')).toContain('/entry.client-');
    expect(transfers).toEqual([...new Set(transfers)]);
  });
});

test('a page to which Back returns from another document works', async ({ page }) => {
  await page.goto(content.faq.path);
  await startReact(page);
  await page.goto('about:blank');
  await page.goBack();
  await question(page, 0).click();
  await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true');
});

test('text in a closed answer is found by the browser’s search', async ({ page }) => {
  await page.goto(content.faq.path, { waitUntil: 'networkidle' });
  await expect(answer(page, 1)).toHaveAttribute('hidden', 'until-found');
  await answer(page, 1).dispatchEvent('beforematch');
  await expect(question(page, 1)).toHaveAttribute('aria-expanded', 'true');
  await expect(answer(page, 1)).toBeVisible();
});

for (const state of ['before', 'after'] as const) {
  test(`a question stays under the pointer that opens it, ${state} hydration`, async ({ page }) => {
    await page.goto(content.faq.path, { waitUntil: 'networkidle' });
    if (state === 'after') await startReact(page);
    await question(page, 0).click();
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true');
    const second = question(page, 1);
    // Scrolls to it, and waits until it stands still.
    await second.hover();
    const before = await second.boundingBox();
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true');
    expect(await second.boundingBox()).toEqual(before);
  });
}
