import { chatPage, holdCalls, openChat } from '../support/chat-page';
import { complaints } from '../support/complaints';
import { content } from '../support/content';
import { delayRequests } from '../support/delay-requests';
import { expect, type Page, test } from '../support/site-test';
import { texts } from '../support/site-texts';

const REACT_FILES = /\/assets\/[^/]+\.js$/;
const PROGRAM = /\/chat-program-[^/]+\.js/;
const PHONE = { width: 390, height: 844 };
const [suggestion = ''] = content.chat.suggestions;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const started = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

test('the chat opens with its press: greeting, suggestions and the focus in the field, before React and its program', async ({
  page,
}) => {
  const found = complaints(page);
  const react = await delayRequests(page, REACT_FILES);
  const program = await delayRequests(page, PROGRAM);
  const chat = await openChat(page);
  await expect(chat.input).toBeFocused();
  await expect(chat.messages).toHaveText([/\d\d:\d\d$/]);
  await expect(chat.messages).toContainText([content.chat.greeting]);
  await expect(chat.panel.getByRole('button', { name: suggestion })).toBeVisible();
  await expect(chat.renew).toBeHidden();
  await expect(chat.send).toBeDisabled();
  await page.keyboard.type('hello');
  await expect(chat.send).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(chat.panel).toBeHidden();
  await chat.launcher.click();
  await expect(chat.input).toHaveValue('hello');
  program.release();
  react.release();
  await started(page);
  await expect(chat.input).toHaveValue('hello');
  await expect(chat.input).toBeFocused();
  await expect(chat.messages).toHaveCount(1);
  expect(found).toEqual([]);
});

type Chat = Awaited<ReturnType<typeof openChat>>;
const WAYS: Record<string, { hasTouch?: boolean; send: (chat: Chat, page: Page) => Promise<string> }> = {
  'by Enter': {
    async send(_chat, page) {
      await page.keyboard.type(' What  now? ');
      await page.keyboard.press('Enter');
      return 'What  now?';
    },
  },
  'by touch': {
    hasTouch: true,
    async send(chat) {
      await chat.input.fill('What now?');
      await chat.send.tap();
      return 'What now?';
    },
  },
  'as a suggestion': {
    async send(chat) {
      await chat.panel.getByRole('button', { name: suggestion }).click();
      return suggestion;
    },
  },
};
for (const [way, { hasTouch = false, send }] of Object.entries(WAYS)) {
  test.describe(way, () => {
    test.use({ hasTouch, viewport: PHONE });

    test('what is sent before the program and React have come is shown as sent, and answered once', async ({
      page,
    }) => {
      const found = complaints(page);
      const held = await holdCalls(page);
      const react = await delayRequests(page, REACT_FILES);
      const program = await delayRequests(page, PROGRAM);
      const chat = await openChat(page);
      const message = await send(chat, page);
      await expect(chat.messages.last()).toContainText(`${texts.chat.visitor}${message}`);
      await expect(chat.input).toHaveValue('');
      await expect(chat.input).toBeDisabled();
      await expect(chat.send).toBeDisabled();
      await expect(chat.typing).toBeVisible();
      await expect(chat.panel.getByRole('button', { name: suggestion })).toBeHidden();
      await expect(chat.log).toBeFocused();
      expect(held.calls).toEqual([]);
      program.release();
      expect((await held.at(0)).message).toBe(message);
      await held.reply(0, 'It stands.');
      await expect(chat.messages).toHaveCount(3);
      react.release();
      await started(page);
      await expect(chat.input).toBeEnabled();
      await expect(chat.input).toBeFocused();
      await expect(chat.messages).toHaveText([
        /./,
        new RegExp(`^${texts.chat.visitor}${message.replace('?', '\\?')}\\d`),
        /It stands/,
      ]);
      expect(held.calls).toHaveLength(1);
      expect(found).toEqual([]);
    });
  });
}

test('React leaves the panel as it is: its elements, what is written, caret, focus and scroll position', async ({
  page,
}) => {
  const found = complaints(page);
  const held = await holdCalls(page);
  const { release } = await delayRequests(page, REACT_FILES);
  const chat = await openChat(page);
  await chat.input.fill('hello');
  await page.keyboard.press('Enter');
  await held.reply(0, 'A line.\n'.repeat(40));
  await expect(chat.input).toBeEnabled();
  await chat.input.fill('half a word');
  await chat.input.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 4));
  await chat.log.evaluate((log) => {
    log.scrollTop = 100;
  });
  const changes = await chat.panel.evaluateHandle((panel) => {
    const seen: string[] = [];
    new MutationObserver((all) =>
      seen.push(...all.map(({ type, attributeName }) => `${type} ${attributeName}`)),
    ).observe(panel, { attributes: true, childList: true, characterData: true, subtree: true });
    return seen;
  });
  release();
  await started(page);
  expect(await changes.jsonValue()).toEqual([]);
  await expect(chat.input).toBeFocused();
  await expect(chat.input).toHaveValue('half a word');
  expect(
    await chat.input.evaluate(({ selectionStart, selectionEnd }: HTMLTextAreaElement) => [
      selectionStart,
      selectionEnd,
    ]),
  ).toEqual([2, 4]);
  expect(await chat.log.evaluate(({ scrollTop }) => scrollTop)).toBe(100);
  expect(found).toEqual([]);
});

test.describe('with an empty cache', () => {
  test.use({ isCold: true });

  test('what is sent while the program cannot be fetched is given back, and sent by the next press', async ({
    page,
    context,
  }) => {
    const held = await holdCalls(page);
    await page.goto(content.pricing.path, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    const chat = chatPage(page);
    await chat.launcher.click();
    await chat.input.fill('hello');
    await page.keyboard.press('Enter');
    await expect(chat.input).toHaveValue('hello');
    await expect(chat.input).toBeFocused();
    await expect(chat.messages).toHaveCount(1);
    await context.setOffline(false);
    await page.keyboard.press('Enter');
    expect((await held.at(0)).message).toBe('hello');
    await held.reply(0, 'Hi.');
    await expect(chat.messages).toHaveCount(3);
  });

  test('who saves data fetches no React for the chat, and the chat stays open on the next page', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const react = await delayRequests(page, REACT_FILES);
    const held = await holdCalls(page);
    const chat = await openChat(page);
    await chat.input.fill('hello');
    await page.keyboard.press('Enter');
    await held.reply(0, 'Hi.');
    await expect(chat.messages).toHaveCount(3);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(chat.panel).toBeVisible();
    await expect(chat.messages).toHaveCount(3);
    await expect(chat.messages.last()).toContainText('Hi.');
    await chat.close.click();
    await page.reload();
    await expect(chat.launcher).toBeVisible();
    await expect(chat.panel).toBeHidden();
    expect(react.paths).toEqual([]);
  });
});
