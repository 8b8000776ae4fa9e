import { expect, type Page, test } from '@playwright/test';
import { chatPage } from '../support/chat-page';
import { complaints } from '../support/complaints';
import { type HeldRequests, holdRequests } from '../support/hold-requests';
import { openAlive } from '../support/open-alive';
import { untilAlive } from '../support/until-alive';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page whose program is under way until the test lets it come. */
async function openEarly(page: Page, path: string, size = WIDE): Promise<HeldRequests> {
  await page.setViewportSize(size);
  const held = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return held;
}

test('nothing of the program is fetched before the load event; what somebody must reach for is not after it', async ({
  page,
}) => {
  const found = complaints(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilAlive(page);
  const [loadedMs, scripts] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const all = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
    const end = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    return [end, all.map(({ name, startTime }) => ({ name, startTime }))] as const;
  });
  expect(loadedMs).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(3);
  for (const { startTime } of scripts) expect(startTime).toBeGreaterThanOrEqual(loadedMs);
  const names = scripts.map(({ name }) => name).join(' ');
  expect(names).not.toMatch(/main-menu|document-|drawer|chat-panel/);
  expect(found).toEqual([]);
});

test('the first press asks for the whole program at once, not for one file after the other', async ({
  page,
}) => {
  const { asked, arrive } = await openEarly(page, '/');
  await page.mouse.click(700, 500);
  const parts = ['manifest', 'entry.client', 'root', 'content', 'early-clicks'];
  await expect
    .poll(() => parts.filter((part) => !asked.some((path) => path.includes(`/${part}-`))))
    .toEqual([]);
  arrive();
  await untilAlive(page);
});

test('an early click on the chat’s button opens it once, however often it is clicked', async ({ page }) => {
  const { arrive } = await openEarly(page, '/');
  const chat = chatPage(page);
  await chat.launcher.click();
  await chat.launcher.click();
  arrive();
  await expect(chat.panel).toBeVisible();
  await expect(chat.input).toBeFocused();
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'true');
});

test('an early Enter on a trigger of the menu opens its panel', async ({ page }) => {
  const { arrive } = await openEarly(page, '/');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Company', exact: true });
  await trigger.focus();
  await page.keyboard.press('Enter');
  arrive();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Careers', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('an early tap on the button of the drawer opens it', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: process.env.BROWSER_SITE_URL, hasTouch: true });
  const { arrive } = await openEarly(page, '/', PHONE);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.close();
});

test('an early click on a question opens its answer', async ({ page }) => {
  const { arrive } = await openEarly(page, '/company/faq');
  const question = page.getByRole('main').getByRole('button').nth(1);
  await question.click();
  arrive();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('an early choice of theme is kept', async ({ page }) => {
  const { arrive } = await openEarly(page, '/');
  const dark = page.getByRole('button', { name: 'Dark theme' });
  await dark.click();
  arrive();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('an early click on a link leads there by itself', async ({ page }) => {
  await openEarly(page, '/');
  await page.getByRole('main').locator('a[href^="/"]').first().click();
  await expect(page).not.toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [what, file] of [
  ['the code of a part', /\/document-[^/]*\.js$/],
  ['a file that it imports', /\/(portrait|illustration)-[^/]*\.js$/],
] as const) {
  test(`where ${what} cannot be had the part stays as it was, and is tried again`, async ({ page }) => {
    await openAlive(page, '/company/faq');
    let requests = 0;
    await page.route(file, (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    const question = page.getByRole('main').getByRole('button').first();
    await question.hover();
    await expect.poll(() => requests).toBeGreaterThan(0);
    await expect(question).toBeVisible();
    await page.mouse.move(5, 5);
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  });
}

test('a question that is pressed without a connection opens when it is pressed with one', async ({
  page,
  context,
}) => {
  await openAlive(page, '/company/faq');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const question = page.getByRole('main').getByRole('button').nth(1);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await question.click();
  await failed;
  await expect(question).toBeVisible();
  await context.setOffline(false);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the chat is a link to the contact page without a connection, and a button again with one', async ({
  page,
  context,
}) => {
  await openAlive(page, '/pricing');
  const chat = chatPage(page);
  const link = page.locator('a[href$="/contact-us"]').last();
  await context.setOffline(true);
  await chat.launcher.click();
  await expect(chat.launcher).toHaveCount(0);
  await expect(link).toBeVisible();
  await context.setOffline(false);
  await page.mouse.move(5, 5);
  await link.hover();
  await chat.launcher.click();
  await expect(chat.panel).toBeVisible();
});

test('a link to a place on the page leads there without a connection', async ({ page, context }) => {
  await openAlive(page, '/features');
  await context.setOffline(true);
  await page.getByRole('main').locator('a[href^="#"]').nth(2).click();
  await expect(page).toHaveURL(/#.+/);
  const place = new URL(page.url()).hash;
  await expect(page.locator(place).getByRole('heading').first()).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a press that needs code which a deployment has removed loads the page again, a hover does not', async ({
  page,
}) => {
  await openAlive(page, '/company/faq');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.route(/\/document-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  const question = page.getByRole('main').getByRole('button').first();
  const missed = page.waitForResponse(/\/document-[^/]*\.js$/);
  await question.hover();
  await (await missed).finished();
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const reloaded = page.waitForEvent('load');
  await question.click();
  await reloaded;
  await page.unrouteAll();
  await untilAlive(page);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('a part of the program is transferred once, although it is fetched before it is imported', async ({
  page,
}) => {
  await openAlive(page, '/company/faq');
  const question = page.getByRole('main').getByRole('button').first();
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  const transfers = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(transfers.join(' ')).toContain('/document-');
  expect(transfers).toEqual([...new Set(transfers)]);
});

test('a page that comes back from the browser’s memory is alive', async ({ page }) => {
  await page.goto('/company/faq', { waitUntil: 'networkidle' });
  await untilAlive(page);
  await page.goto('about:blank');
  await page.goBack();
  const question = page.getByRole('main').getByRole('button').first();
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});
