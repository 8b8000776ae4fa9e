import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/axe-findings';
import { holdCalls, openChat } from '../support/chat-page';
import { consentPage } from '../support/consent-page';
import { content } from '../support/content';
import { startReact } from '../support/start-react';
import { untilSettled } from '../support/until-settled';

const NARROW_PX = 390;
const WIDTHS_PX = [NARROW_PX, 1440];
type Themes = readonly ('light' | 'dark')[];
const LIGHT: Themes = ['light'];
const DARK: Themes = ['dark'];
const THEMES: Themes = [...LIGHT, ...DARK];

/** Tracing 200 audits takes longer than the audits. */
test.use({ trace: 'off' });

/** One page for all tests: assets are fetched once, and axe audits each loaded page four times. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ baseURL: process.env.BROWSER_SITE_URL, reducedMotion: 'reduce' });
});
test.afterAll(() => page.close());

/** Findings of axe on the page in its current state, at each width and in both themes. */
async function findings(widths = WIDTHS_PX, themes = (_width: number) => THEMES): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of themes(width)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await untilSettled(page);
      const findings = await axeFindings(page, colorScheme === 'dark');
      found.push(...findings.map((finding) => `${width} ${colorScheme} ${finding}`));
    }
  }
  return found;
}

async function open(path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await startReact(page);
}

test.describe('axe finds nothing on', () => {
  for (const path of [...content.paths, '/nothing-here']) {
    test(path, async () => {
      await open(path);
      // Pages that show nothing of their own kind are seen once in each theme, and once at each width.
      const isFirst = content.kinds.includes(path);
      const themes = (width: number) => (isFirst ? THEMES : width === NARROW_PX ? LIGHT : DARK);
      expect(await findings(WIDTHS_PX, themes)).toEqual([]);
    });
  }
});

test.describe('axe finds nothing when', () => {
  for (const { name } of [content.group, content.overviewGroup]) {
    test(`the panel of ${name} is open`, async () => {
      await open(content.about.path);
      const trigger = page.getByRole('banner').getByRole('button', { name: new RegExp(name) });
      await trigger.click();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      expect(await findings([1440])).toEqual([]);
    });
  }

  test('the drawer and one of its groups are open', async () => {
    await open(content.about.path, 390);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('button', { name: content.overviewGroup.name }).click();
    await expect(drawer.getByRole('link', { name: content.overviewGroup.overviewLabel })).toBeVisible();
    expect(await findings([390])).toEqual([]);
  });

  test('a navigation has focused the heading and announced the title', async () => {
    await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: content.careers.name }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await findings()).toEqual([]);
  });

  test('an answer is open', async () => {
    await open(content.faq.path);
    const question = page.getByRole('main').locator('button[aria-expanded]').first();
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    expect(await findings()).toEqual([]);
  });

  test('the chat is open, before, during and after an answer', async () => {
    const held = await holdCalls(page);
    const chat = await openChat(page, content.about.path);
    expect(await findings()).toEqual([]);
    await chat.input.fill('What does it cost?');
    await chat.send.click();
    await expect(chat.typing).toBeAttached();
    expect(await findings()).toEqual([]);
    await held.reply(0, 'IN SHORT\n- one\n- [two](/two)\n- [three](/three)\n[That is all](/four)');
    await expect(chat.input).toBeEnabled();
    expect(await findings()).toEqual([]);
    await chat.input.fill('And later?');
    await chat.send.click();
    await (await held.at(1)).route.fulfill({ status: 502, json: {} });
    await expect(chat.panel.getByRole('button', { name: 'Ask again' })).toBeVisible();
    expect(await findings()).toEqual([]);
    await page.unrouteAll();
  });

  test('the consent banner is open, first by itself and then from the settings', async () => {
    const { banner, reject, settings } = consentPage(page);
    await open(`${process.env.BROWSER_MEASURED_URL}${content.cookies.path}`);
    await expect(banner).toBeVisible();
    expect(await findings([320, 1440])).toEqual([]);
    await reject.click();
    await settings.click();
    await expect(banner).toContainText(content.consent.rejected);
    for (const width of [320, 1440]) {
      // The banner may cover a part of the page, as long as the page can be scrolled clear of it.
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await findings([width])).toEqual([]);
    }
  });

  test('the button to the top has appeared', async () => {
    await open(content.faq.path);
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('button', { name: /top/i })).toBeVisible();
    expect(await findings()).toEqual([]);
  });
});

test('axe reports a missing label', async () => {
  await open(content.pricing.path, 390);
  await page.evaluate(() =>
    document.querySelector('header button[aria-label="Open menu"]')?.removeAttribute('aria-label'),
  );
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^button-name: /)]);
});
