import { expect, type Page, test } from '@playwright/test';
import { chatPage } from '../support/chat-page';
import { complaints } from '../support/complaints';
import { type HeldRequests, holdRequests } from '../support/hold-requests';
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

test('a pointer that rests on the menu before it is alive opens it then', async ({ page }) => {
  const { arrive } = await openEarly(page, '/');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Support', exact: true });
  await trigger.hover();
  arrive();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
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

test('where the code of a part cannot be had the part stays as it was, and is tried again', async ({
  page,
}) => {
  await page.goto('/company/faq', { waitUntil: 'networkidle' });
  await untilAlive(page);
  let failures = 0;
  await page.route(/\/document-[^/]*\.js$/, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  const question = page.getByRole('main').getByRole('button').first();
  await question.hover();
  await expect.poll(() => failures).toBe(1);
  await expect(question).toBeVisible();
  await page.mouse.move(5, 5);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
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
