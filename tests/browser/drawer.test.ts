import { content } from '../support/content';
import { misfits } from '../support/page-findings';
import { expect, type Page, test } from '../support/site-test';
import { texts } from '../support/site-texts';

/** More than the tab stops of the open drawer. */
const MANY_STOPS = 30;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const drawer = (page: Page) => page.getByRole('dialog', { name: texts.frame.menu });
const button = (page: Page) => page.getByRole('button', { name: texts.frame.openMenu });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function openDrawer(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await button(page).tap();
  await expect(drawer(page)).toBeVisible();
}

test('the focus moves into the drawer and stays there', async ({ page }) => {
  await openDrawer(page, '/');
  const outside = () =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && activeElement?.closest('dialog') === null;
    });
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  for (let stop = 0; stop < MANY_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await outside()).toBe(false);
  }
});

test('Escape, the close button and the scrim close the drawer; the button has the focus', async ({
  page,
}) => {
  await openDrawer(page, '/');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).tap();
  await drawer(page).getByRole('button', { name: texts.frame.closeMenu }).tap();
  await expect(drawer(page)).toBeHidden();
  await button(page).tap();
  await expect(drawer(page)).toBeVisible();
  await page.touchscreen.tap(6, 500);
  await expect(drawer(page)).toBeHidden();
});

test('the page behind the drawer does not scroll', async ({ page }) => {
  await openDrawer(page, '/');
  await page.mouse.move(6, 500);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('widening the window until the menu fits closes the drawer', async ({ page }) => {
  await openDrawer(page, '/');
  await page.setViewportSize({ width: 1200, height: 844 });
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: content.group.name })).toBeVisible();
});

test('the header shows the brand, search and menu, and where they fit the call to action and the other language', async ({
  page,
}) => {
  await page.goto(content.pricing.path);
  const header = page.getByRole('banner');
  for (const [width, links] of [
    [320, 1],
    [390, 1],
    [480, 2],
    [640, 3],
    [1119, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(header.getByRole('link'), `${width} px`).toHaveCount(links);
    await expect(header.getByRole('button'), `${width} px`).toHaveCount(2);
    await expect(button(page)).toBeVisible();
  }
});

test('the drawer fits into 320 px, and its last link can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openDrawer(page, content.about.path);
  await expect(drawer(page).getByRole('link').last()).toBeInViewport();
  expect(await misfits(page)).toEqual([]);
});
