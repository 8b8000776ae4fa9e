import { content } from '../support/content';
import { expect, type Page, test } from '../support/site-test';
import { texts } from '../support/site-texts';
import { startReact } from '../support/start-react';

const STORAGE_KEY = 'theme';
type Choice = 'system' | 'light' | 'dark';

const choice = (page: Page, name: Choice) =>
  page
    .getByRole('group', { name: texts.frame.theme })
    .getByRole('button', { name: texts.frame[`${name}Theme`], exact: true });
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const isPressed = (page: Page, name: Choice) =>
  expect(choice(page, name)).toHaveAttribute('aria-pressed', 'true');

test('the theme follows the system until the reader chooses one for every page, or System again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(content.pricing.path, { waitUntil: 'networkidle' });
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ground(page);
  expect(dark).not.toBe(light);
  await isPressed(page, 'system');

  await choice(page, 'light').click();
  await isPressed(page, 'light');
  expect(await ground(page)).toBe(light);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await ground(page)).toBe(light);
  await isPressed(page, 'light');
  await page.getByRole('contentinfo').getByRole('link', { name: content.careers.name }).click();
  await expect(page).toHaveURL(content.careers.path);
  expect(await ground(page)).toBe(light);

  await choice(page, 'system').click();
  expect(await ground(page)).toBe(dark);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await ground(page)).toBe(dark);
});

test.describe('before the first paint', () => {
  // What is seen is noted by an init script.
  test.use({ isCold: true });

  test('a stored theme is set, and no script removes it', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { themesSeen: seen });
      const note = () => {
        const now = document.documentElement?.dataset.theme ?? 'none';
        if (document.body && seen.at(-1) !== now) seen.push(now);
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto('/');
    for (const [theme, colorScheme] of [
      ['dark', 'light'],
      ['light', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEY, theme] as const);
      await page.reload({ waitUntil: 'networkidle' });
      expect(await page.evaluate(() => Reflect.get(window, 'themesSeen'))).toEqual([theme]);
    }
  });
});

test('the chosen theme stays, and can be changed, if an extension has changed the document before hydration', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(content.pricing.path);
  await choice(page, 'dark').click();
  await page.reload();
  const dark = await ground(page);
  await page.evaluate(() => document.head.prepend(document.createElement('style')));
  const failed = page.waitForEvent('pageerror');
  await startReact(page);
  expect((await failed).message).toContain('React error');
  expect(await ground(page)).toBe(dark);
  await isPressed(page, 'dark');
  await choice(page, 'light').click();
  await isPressed(page, 'light');
  expect(await ground(page)).not.toBe(dark);
});
