import { holdCalls, openChat } from '../support/chat-page';
import { content } from '../support/content';
import { expect, type Locator, type Page, test } from '../support/site-test';
import { texts } from '../support/site-texts';
import { openWithReact } from '../support/start-react';

/** The longest transition or animation allowed with reduced motion. */
const MAX_MOTION_S = 0.01;

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test.describe('forced colours', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  async function openForced(page: Page, path: string): Promise<void> {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openWithReact(page, path);
  }

  test('every element that the keyboard reaches shows its focus', async ({ page }) => {
    await openForced(page, content.pricing.path);
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      expect([
        stop,
        await style(focused, 'outline-style'),
        await style(focused, 'outline-width'),
      ]).not.toEqual([stop, 'none', expect.anything()]);
      expect(Number.parseFloat(await style(focused, 'outline-width'))).toBeGreaterThanOrEqual(2);
    }
  });

  test('buttons and the open panel keep a visible edge', async ({ page }) => {
    await openForced(page, content.overview.path);
    const action = page.getByRole('banner').getByRole('link', { name: content.callToAction.name });
    const trigger = page.getByRole('banner').getByRole('button', { name: content.group.name });
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const panel = page.locator(`[id="${await trigger.getAttribute('aria-controls')}"]`);
    for (const part of [action, panel]) {
      const edges = await Promise.all(
        ['border-top-style', 'border-bottom-style', 'outline-style'].map((name) => style(part, name)),
      );
      expect(edges).toContain('solid');
    }
  });

  test('icons have the colour of the text', async ({ page }) => {
    await openForced(page, '/');
    for (const icons of [
      page.locator('header svg, main svg, footer svg').and(page.locator('[stroke="currentColor"]')),
      page.locator('main svg:has(> use[href*="content-icons"])'),
    ]) {
      const unlike = await icons.evaluateAll(
        (all) =>
          all
            .filter((icon) => icon.checkVisibility())
            .filter((icon) => getComputedStyle(icon).stroke !== getComputedStyle(icon).color).length,
      );
      expect(await icons.count()).toBeGreaterThan(5);
      expect(unlike).toBe(0);
    }
  });

  test('the current menu item and the chosen theme are shown by more than colour', async ({ page }) => {
    await openForced(page, content.pricing.path);
    const pressed = page.getByRole('group', { name: texts.frame.theme }).locator('[aria-pressed="true"]');
    expect(await style(pressed, 'outline-style')).toBe('solid');
    const current = page.getByRole('banner').locator('[aria-current]').first();
    expect(Number(await style(current, 'font-weight'))).toBeGreaterThan(600);
  });
});

test('forced colours keep the borders of panel, launcher and Send, and the typing bars', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const held = await holdCalls(page);
  const chat = await openChat(page);
  await chat.input.fill('hello');
  await page.keyboard.press('Enter');
  await held.at(0);
  for (const part of [chat.panel, chat.launcher, chat.send]) {
    const width = await part.evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(width).toBe('1px');
  }
  const bars = chat.typing.locator('..');
  const [around, ...drawn] = await bars.evaluate((item) =>
    [item, ...item.querySelectorAll('span:empty')].map((part) => getComputedStyle(part).backgroundColor),
  );
  expect(drawn).toHaveLength(3);
  for (const bar of drawn) expect(bar).not.toBe(around);
});

test('with reduced motion nothing slides, fades or scrolls smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page, '/');
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        const seconds = (list: string) => list.split(',').map((time) => Number.parseFloat(time));
        return [
          ...seconds(transitionDuration),
          ...(animationName === 'none' ? [] : seconds(animationDuration)),
        ];
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(MAX_MOTION_S);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});
