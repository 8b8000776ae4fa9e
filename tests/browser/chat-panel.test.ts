import { box, overlaps } from '../support/box';
import { chatPage, holdCalls, openChat } from '../support/chat-page';
import { content } from '../support/content';
import { misfits } from '../support/page-findings';
import { expect, test } from '../support/site-test';
import { texts } from '../support/site-texts';
import { openWithReact } from '../support/start-react';

const PHONE = { width: 390, height: 844 };
/** A reply is waited for three seconds longer than it takes. */
const LINGER_TIMEOUT_MS = 30_000;

// Boxes are measured: nothing may be animated.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the chat stores nothing before it is opened', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => localStorage.getItem('chat-session-id'))).toBeNull();
  await chatPage(page).launcher.click();
  await expect(chatPage(page).panel).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('chat-session-id'))).not.toBeNull();
});

test('a link that ends in #chat opens the chat, before React and after, and so does such an address', async ({
  page,
}) => {
  await page.goto(content.contact.path);
  const link = page.locator('main a[href$="#chat"]');
  const chat = chatPage(page);
  await link.click();
  await expect(chat.input).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await page.keyboard.press('Escape');
  await expect(chat.panel).toBeHidden();
  await link.click();
  await expect(chat.input).toBeFocused();
  await page.goto(`${content.pricing.path}#chat`);
  await expect(chatPage(page).panel).toBeVisible();
});

test('the keyboard alone opens the chat, writes, reaches its controls and closes it', async ({ page }) => {
  const held = await holdCalls(page);
  await openWithReact(page, content.pricing.path);
  const chat = chatPage(page);
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'false');
  await chat.launcher.focus();
  await page.keyboard.press('Enter');
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'true');
  await expect(chat.input).toBeFocused();
  await page.keyboard.type('hello');
  await page.keyboard.press('Tab');
  await expect(chat.send).toBeFocused();
  await page.keyboard.press('Space');
  await held.reply(0, 'Hi.');
  await expect(chat.messages.last()).toContainText('Hi.');
  // While the input is disabled the focus stays in the dialog.
  await expect(chat.log).toBeFocused();
  await expect(chat.input).toBeFocused({ timeout: LINGER_TIMEOUT_MS });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(chat.panel).toBeHidden();
  await expect(chat.launcher).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.messages.last()).toContainText('Hi.');
  await page.keyboard.press('Escape');
  await expect(chat.launcher).toBeFocused();
});

test('a reply does not take the focus from where the visitor has moved it', async ({ page }) => {
  const held = await holdCalls(page);
  const chat = await openChat(page);
  await chat.input.fill('hello');
  await page.keyboard.press('Enter');
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  await held.reply(0, 'Hi.');
  await expect(chat.typing).toBeHidden({ timeout: LINGER_TIMEOUT_MS });
  await expect(link).toBeFocused();
});

test('the page stays usable beside the open chat; both buttons close it', async ({ page }) => {
  const chat = await openChat(page);
  await expect(chat.panel).not.toHaveAttribute('aria-modal', 'true');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(chat.panel).toBeVisible();
  await chat.launcher.click();
  await expect(chat.panel).toBeHidden();
  await chat.launcher.click();
  await chat.close.click();
  await expect(chat.panel).toBeHidden();
  await expect(chat.launcher).toBeFocused();
});

test('the chat opens on the page for a missing address', async ({ page }) => {
  const chat = await openChat(page, '/no-such-page');
  await expect(chat.input).toBeFocused();
});

const BEGINNING = ['h1', '[data-actions]', 'figure', 'dl'];

for (const [width, height] of [
  [390, 664],
  [320, 568],
] as const)
  test(`at ${width} × ${height} px the launcher covers no title, first buttons, product view or figures`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { launcher } = chatPage(page);
    const isSeen = () => launcher.evaluate((button) => getComputedStyle(button).opacity === '1');
    const isOver = async () => {
      for (const part of BEGINNING) {
        const first = page.locator(`main ${part}`).first();
        if ((await first.count()) > 0 && (await overlaps(first, launcher))) return true;
      }
      return false;
    };
    const found = new Set<boolean>();
    for (const path of content.paths.slice(0, 12)) {
      await page.goto(path);
      found.add(await isOver());
      await expect.poll(isSeen, path).toBe(!(await isOver()));
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(isSeen, path).toBe(true);
    }
    expect(found).toContain(true);
  });

test('a launcher that has stepped aside is seen with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-launcher-aside');
  await page.keyboard.press('Tab');
  const { launcher } = chatPage(page);
  await launcher.focus();
  await expect(launcher).toHaveCSS('opacity', '1');
});

test('zoomed far in, the floating buttons take no third of a line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(content.faq.path);
  await page.mouse.wheel(0, 900);
  const toTop = page.getByRole('button', { name: texts.frame.toTop });
  await expect(toTop).toBeVisible();
  const lefts = [await box(toTop), await box(chatPage(page).launcher)].map(({ left }) => 320 - left);
  expect(Math.max(...lefts)).toBeLessThan(320 / 3);
  expect(await overlaps(toTop, chatPage(page).launcher)).toBe(false);
});

test('on a phone the chat fits, also above an on-screen keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const chat = await openChat(page);
  const launcher = await box(chat.launcher);
  await expect.poll(async () => Math.round(launcher.top - (await box(chat.panel)).bottom)).toBe(16);
  const panel = await box(chat.panel);
  expect([panel.width, panel.height].map(Math.round)).toEqual([320, 384]);
  expect([launcher.right, panel.right]).toEqual([PHONE.width - 16, PHONE.width - 16]);
  await page.evaluate((keyboardPx) => {
    const { visualViewport: seen } = window;
    if (!seen) throw new Error('There is no visual viewport');
    const height = seen.height - keyboardPx;
    Object.defineProperty(seen, 'height', { configurable: true, get: () => height });
    seen.dispatchEvent(new Event('resize'));
  }, 500);
  await expect.poll(async () => (await box(chat.panel)).bottom).toBeLessThanOrEqual(PHONE.height - 500);
  const lifted = await box(chat.panel);
  expect(lifted.top).toBeGreaterThanOrEqual(0);
  expect((await box(chat.input)).bottom).toBeLessThanOrEqual(lifted.bottom);
});

test('the whole chat is in a window of any size, without horizontal scrolling', async ({ page }) => {
  const chat = await openChat(page);
  for (const [width, height] of [
    [1440, 900],
    [720, 450],
    [320, 568],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await chat.input.fill(`${'word '.repeat(60)}${'x'.repeat(200)}`);
    for (const part of [chat.panel, chat.close, chat.input, chat.send]) {
      const isInWindow = async () => {
        const { left, top, right, bottom } = await box(part);
        return left >= 0 && top >= 0 && right <= width && bottom <= height;
      };
      await expect.poll(isInWindow, `${width} × ${height}`).toBe(true);
    }
    expect((await box(chat.log)).height).toBeGreaterThan(40);
    expect(await misfits(page)).toEqual([]);
  }
});

test('the log scrolls to the start of a long reply and to the end of a short one', async ({ page }) => {
  const held = await holdCalls(page);
  const chat = await openChat(page);
  await chat.input.fill('hello');
  await page.keyboard.press('Enter');
  await held.reply(0, `${'A line of a long reply.\n'.repeat(40)}`);
  await expect(chat.messages).toHaveCount(3);
  const log = await box(chat.log);
  const reply = await box(chat.messages.last());
  expect(reply.top).toBeGreaterThanOrEqual(log.top);
  expect(reply.top).toBeLessThan(log.top + 40);
  await expect(chat.typing).toBeHidden({ timeout: LINGER_TIMEOUT_MS });
  await chat.input.fill('and now');
  await page.keyboard.press('Enter');
  await held.reply(1, 'Short.');
  const last = await box(chat.messages.last());
  expect(last.bottom).toBeLessThanOrEqual(log.bottom);
});
