import { complaints } from '../support/complaints';
import { content } from '../support/content';
import { delayRequests } from '../support/delay-requests';
import { expect, type Page, test } from '../support/site-test';
import { openWithReact, startReact } from '../support/start-react';
import { outlast } from '../support/until-settled';

const GROUP = content.group.name;
const HELP = content.helpGroup.name;
/** Longer than the hover delays of a panel. */
const LONGER_THAN_DELAYS_MS = 400;

test.use({ viewport: { width: 1440, height: 900 } });

const header = (page: Page) => page.getByRole('banner');
const trigger = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const panelLink = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });
const isOpen = (page: Page, name: string) =>
  expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true');
const isClosed = (page: Page, name: string) =>
  expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'false');

test('a panel opens on hover, stays open while the pointer is in it, and closes when it leaves', async ({
  page,
}) => {
  await openWithReact(page, '/');
  await trigger(page, GROUP).hover();
  await isOpen(page, GROUP);
  await panelLink(page, content.careers.name).hover();
  await outlast(page, LONGER_THAN_DELAYS_MS);
  await isOpen(page, GROUP);
  await page.mouse.move(700, 880);
  await isClosed(page, GROUP);
});

test('the first click after hover does not close the panel; the next one does', async ({ page }) => {
  await openWithReact(page, '/');
  await trigger(page, HELP).hover();
  await isOpen(page, HELP);
  await trigger(page, HELP).click();
  await outlast(page, LONGER_THAN_DELAYS_MS);
  await isOpen(page, HELP);
  await trigger(page, HELP).click();
  await isClosed(page, HELP);
});

test('the keyboard opens a panel and moves through it; Escape returns the focus', async ({ page }) => {
  await openWithReact(page, '/');
  await trigger(page, GROUP).focus();
  await page.keyboard.press('Enter');
  await isOpen(page, GROUP);
  await page.keyboard.press('Tab');
  const first = panelLink(page, content.group.links[0]?.name ?? '');
  await expect(first).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(trigger(page, GROUP)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await isClosed(page, GROUP);
  await expect(trigger(page, GROUP)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens a panel; a second tap, or one elsewhere, closes it', async ({ page }) => {
    await openWithReact(page, '/');
    await trigger(page, GROUP).tap();
    await isOpen(page, GROUP);
    await trigger(page, GROUP).tap();
    await isClosed(page, GROUP);
    await trigger(page, HELP).tap();
    await isOpen(page, HELP);
    await page.touchscreen.tap(1400, 880);
    await isClosed(page, HELP);
  });
});

test.describe('before hydration', () => {
  /** Opens the home page and holds React's files until the test releases them. */
  async function openHeld(page: Page) {
    const held = await delayRequests(page, /\/assets\/[^/]+\.js$/);
    await page.goto('/', { waitUntil: 'load' });
    return held;
  }

  /** Records the visible panels, frame by frame: the names of their groups at each change. */
  const watchPanels = (page: Page) =>
    page.evaluateHandle(() => {
      const seen = [''];
      const look = () => {
        const groups = [...document.querySelectorAll('header nav > div > ul > li')];
        const names = groups
          .filter((group) =>
            group.querySelector('[role="group"]')?.checkVisibility({ visibilityProperty: true }),
          )
          .map((group) => group.querySelector('[data-name]')?.textContent);
        if (names.join() !== seen.at(-1)) seen.push(names.join());
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });

  test('a panel opens on hover, and closes when the pointer leaves', async ({ page }) => {
    await openHeld(page);
    await trigger(page, GROUP).hover();
    await expect(panelLink(page, content.careers.name)).toBeVisible();
    await panelLink(page, content.careers.name).hover();
    await outlast(page, LONGER_THAN_DELAYS_MS);
    await expect(panelLink(page, content.careers.name)).toBeVisible();
    await trigger(page, HELP).hover();
    await expect(panelLink(page, content.careers.name)).toBeHidden();
    await expect(panelLink(page, content.contact.name)).toBeVisible();
    await page.mouse.move(700, 880);
    await expect(panelLink(page, content.contact.name)).toBeHidden();
  });

  test.describe('with transitions a hundred times as long', () => {
    // The emulation cannot be undone.
    test.use({ isCold: true });

    test('a pointer that only passes over opens nothing', async ({ page }) => {
      await openHeld(page);
      const styles = await page.context().newCDPSession(page);
      await styles.send('Animation.enable');
      await styles.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
      const seen = await watchPanels(page);
      await trigger(page, GROUP).hover();
      await page.mouse.move(700, 880);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      expect(await seen.jsonValue()).toEqual(['']);
      await styles.send('Animation.setPlaybackRate', { playbackRate: 1 });
      // Control: the watch above notices a panel that opens.
      await trigger(page, GROUP).hover();
      await expect.poll(() => seen.jsonValue()).toContain(GROUP);
    });
  });

  test('Escape closes the panel, and it stays closed after hydration', async ({ page }) => {
    const { release: arrive } = await openHeld(page);
    await trigger(page, GROUP).hover();
    await expect(panelLink(page, content.careers.name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panelLink(page, content.careers.name)).toBeHidden();
    arrive();
    await startReact(page);
    await isClosed(page, GROUP);
    await expect(panelLink(page, content.careers.name)).toHaveCount(0);
  });

  test('the choice of an item closes the panel, also if it opens a new tab', async ({ page }) => {
    await openHeld(page);
    const link = panelLink(page, content.careers.name);
    await trigger(page, GROUP).hover();
    // The new tab is not waited for: Chromium reports it late, or on a busy machine not at all.
    await link.click({ modifiers: ['Control'] });
    await expect(link).toBeHidden();
    await page.mouse.move(700, 880);
    await trigger(page, GROUP).hover();
    await expect(link).toBeVisible();
  });

  test('hydration keeps an open panel without flicker; React controls it afterwards', async ({ page }) => {
    const found = complaints(page);
    const { release: arrive } = await openHeld(page);
    const starts = await page.evaluateHandle(() => {
      const names: string[] = [];
      document
        .querySelector('header')
        ?.addEventListener('animationstart', ({ animationName }) => names.push(animationName));
      return names;
    });
    const seen = await watchPanels(page);
    await trigger(page, GROUP).hover();
    await expect(panelLink(page, content.careers.name)).toBeVisible();
    arrive();
    await startReact(page);
    await panelLink(page, content.careers.name).hover();
    await isOpen(page, GROUP);
    await outlast(page, LONGER_THAN_DELAYS_MS);
    expect(await seen.jsonValue()).toEqual(['', GROUP]);
    expect(await starts.jsonValue()).toHaveLength(1);
    await page.mouse.move(700, 880);
    await isClosed(page, GROUP);
    await expect(panelLink(page, content.careers.name)).toHaveCount(0);
    expect(found).toEqual([]);
  });

  test('keyboard focus alone opens nothing', async ({ page }) => {
    await openHeld(page);
    await trigger(page, GROUP).focus();
    await expect(panelLink(page, content.careers.name)).toBeHidden();
  });

  test.describe('on a device without hover', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('a tap opens a panel immediately, and it stays open after hydration', async ({ page }) => {
      const { release: arrive } = await openHeld(page);
      await trigger(page, GROUP).tap();
      await expect(panelLink(page, content.careers.name)).toBeVisible();
      arrive();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await isOpen(page, GROUP);
      await trigger(page, GROUP).tap();
      await isClosed(page, GROUP);
    });
  });
});
