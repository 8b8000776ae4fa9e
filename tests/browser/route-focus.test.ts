import { chatPage, openChat } from '../support/chat-page';
import { content } from '../support/content';
import { delayRequests } from '../support/delay-requests';
import { expect, type Page, test } from '../support/site-test';
import { texts } from '../support/site-texts';
import { openWithReact, startReact } from '../support/start-react';
import { untilSettled } from '../support/until-settled';

const { blog, careers, contact, cookies, faq, feature, helpGroup, post, pricing } = content;
const LAST = helpGroup.links[1] ?? contact;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const announcement = (page: Page) => page.getByRole('status').last();
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).first();
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const outline = (page: Page) =>
  page.locator(':focus').evaluate((each) => getComputedStyle(each).outlineStyle);

/** Opens a page and flags its document, so that `expectAnnounced` detects a full page load. */
async function open(page: Page, path: string): Promise<void> {
  await openWithReact(page, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function expectAnnounced(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  // The address is the new one while the page is still the one before, if the browser's history led to it.
  const canonical = () => page.locator('link[rel=canonical]').evaluate(({ href }: HTMLLinkElement) => href);
  await expect.poll(async () => new URL(await canonical()).pathname).toBe(path.replace(/#.*/, ''));
  await expect(announcement(page)).not.toBeEmpty();
  await expect.poll(async () => (await announcement(page).textContent()) === (await page.title())).toBe(true);
  // React moves the focus after the frame in which the title appears.
  await untilSettled(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

async function expectArrival(page: Page, path: string): Promise<void> {
  await expectAnnounced(page, path);
  await expect(heading(page)).toBeFocused();
}

/** Runs in the browser: navigates with the router, like a link. */
function navigate(to: string): void {
  const router: unknown = Reflect.get(window, '__remixRouter');
  if (typeof router === 'object' && router !== null) Reflect.get(router, 'navigate')(to);
}

/** Whether the focus is on the first control that follows the heading. */
function isAfterHeading(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const title = document.querySelector('main h1');
    const controls = [...document.querySelectorAll('main :is(a[href], button)')];
    const follows = (each: Element) =>
      Boolean(title && title.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
    return document.activeElement === controls.find(follows);
  });
}

test('a full page load moves no focus; a footer link focuses the heading; Tab moves to the next control', async ({
  page,
}) => {
  await open(page, '/');
  await expect(announcement(page)).toBeEmpty();
  await expect(page.locator('body')).toBeFocused();
  await footerLink(page, cookies.name).focus();
  await page.keyboard.press('Enter');
  await expectArrival(page, cookies.path);
  expect(await scrollTop(page)).toBe(0);
  expect(await outline(page)).toBe('solid');
  await page.keyboard.press('Tab');
  expect(await isAfterHeading(page)).toBe(true);
});

test('a content link focuses the heading; Back restores scroll position and focus', async ({ page }) => {
  await open(page, '/');
  await footerLink(page, blog.name).click();
  await expectArrival(page, blog.path);
  // No ring after a click.
  expect(await outline(page)).toBe('none');
  const link = page.getByRole('main').getByRole('link', { name: post.title }).first();
  await link.focus();
  await page.evaluate(() => window.scrollBy(0, 20));
  const left = await scrollTop(page);
  await page.keyboard.press('Enter');
  await expectArrival(page, post.path);
  await page.keyboard.press('Tab');
  expect(await isAfterHeading(page)).toBe(true);
  await page.goBack();
  await expectAnnounced(page, blog.path);
  await expect(link).toBeFocused();
  expect(await scrollTop(page)).toBe(left);
  await page.goForward();
  await expectArrival(page, post.path);
});

test('a menu item closes the menu and focuses the heading', async ({ page }) => {
  await open(page, pricing.path);
  const banner = page.getByRole('banner');
  const trigger = banner.getByRole('button', { name: content.group.name, exact: true });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const item = banner.getByRole('link', { name: careers.name, exact: true });
  await item.focus();
  await page.keyboard.press('Enter');
  await expectArrival(page, careers.path);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await page.goBack();
  // The menu is closed: its link cannot be focused again.
  await expectArrival(page, pricing.path);
});

test('a link to an anchor of another page focuses the heading there', async ({ page }) => {
  await open(page, '/');
  await footerLink(page, feature.name).click();
  await expectArrival(page, feature.path);
  const link = page.getByRole('main').locator(`a[href^="${contact.path}#"]`).first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expectAnnounced(page, href);
  await expect(page.locator(href.slice(contact.path.length)).getByRole('heading').first()).toBeFocused();
  expect(await scrollTop(page)).toBeGreaterThan(0);
});

test('an anchor on the same page is left to the browser', async ({ page }) => {
  await open(page, faq.path);
  const link = page.getByRole('main').locator('a[href^="#"]').nth(1);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await page.keyboard.press('Tab');
  await expect(heading(page)).not.toBeFocused();
  await expect(announcement(page)).toBeEmpty();
});

test('of two concurrent navigations the last one moves the focus', async ({ page }) => {
  await open(page, pricing.path);
  const { release: arrive } = await delayRequests(page, new RegExp(`${careers.path}\\?_data=page$`));
  await footerLink(page, careers.name).dispatchEvent('click');
  await footerLink(page, cookies.name).focus();
  await page.keyboard.press('Enter');
  await expectArrival(page, cookies.path);
  arrive();
  await page.keyboard.press('Tab');
  expect(await isAfterHeading(page)).toBe(true);
});

test('a navigation in a frame without focus does not take the focus', async ({ page, baseURL }) => {
  await page.route('/frame', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<input autofocus><iframe src="${pricing.path}"></iframe>`,
    }),
  );
  await page.route(pricing.path, async (route) => {
    const response = await route.fetch();
    // The policy allows only Studio to frame the site.
    await route.fulfill({ body: await response.text(), contentType: 'text/html' });
  });
  await page.goto('/frame', { waitUntil: 'networkidle' });
  const frame = page.frame({ url: `${baseURL}${pricing.path}` });
  if (frame) await startReact(frame);
  await frame?.evaluate(navigate, careers.path);
  await expect(page.frameLocator('iframe').getByRole('status').last()).toHaveText(new RegExp(careers.title));
  await expect(page.locator('input')).toBeFocused();
});

test('a link in the chat keeps the focus, and the title is announced', async ({ page }) => {
  const chat = await openChat(page);
  // Until then links load documents.
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await chat.input.fill('half a question');
  const link = chat.panel.getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expectAnnounced(page, href);
  await expect(link).toBeFocused();
  await chat.input.focus();
  await page.goBack();
  await expectAnnounced(page, pricing.path);
  await expect(chat.input).toBeFocused();
  await expect(chat.input).toHaveValue('half a question');
  await footerLink(page, careers.name).focus();
  await page.keyboard.press('Enter');
  await expectArrival(page, careers.path);
  await expect(chatPage(page).panel).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const drawer = (page: Page) => page.getByRole('dialog', { name: texts.frame.menu });

  test('a drawer item closes the drawer and focuses the heading', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: texts.frame.openMenu }).focus();
    await page.keyboard.press('Enter');
    await drawer(page).getByRole('button', { name: helpGroup.name }).focus();
    await page.keyboard.press('Enter');
    await drawer(page).getByRole('link', { name: LAST.name }).focus();
    await page.keyboard.press('Enter');
    await expectArrival(page, LAST.path);
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    // The drawer is closed: its link cannot be focused again.
    await expectArrival(page, '/');
  });

  test('a tap shows no focus ring; Back closes the drawer and returns the focus to the link', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('contentinfo').locator('summary', { hasText: content.group.name }).tap();
    await footerLink(page, careers.name).tap();
    await expectArrival(page, careers.path);
    expect(await outline(page)).toBe('none');
    await page.getByRole('button', { name: texts.frame.openMenu }).tap();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expectAnnounced(page, '/');
    await expect(drawer(page)).toBeHidden();
    await expect(footerLink(page, careers.name)).toBeFocused();
  });
});
