import { chatPage, holdCalls, uncoverLauncher } from '../support/chat-page';
import { content } from '../support/content';
import { delayRequests } from '../support/delay-requests';
import { expect, type Page, test } from '../support/site-test';
import { texts } from '../support/site-texts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function tapLauncher(page: Page): Promise<void> {
  await uncoverLauncher(page);
  await chatPage(page).launcher.tap();
}

/** Opens the chat by touch before React has arrived, and touches the first suggestion. Types nothing. */
async function touchSuggestion(page: Page) {
  const held = await holdCalls(page);
  const { release: arrive } = await delayRequests(page, /\/assets\/[^/]+\.js$/);
  await page.goto(content.pricing.path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const chat = chatPage(page);
  await tapLauncher(page);
  arrive();
  const suggestions = chat.panel.getByRole('list', { name: texts.chat.suggestions }).getByRole('button');
  await expect(suggestions).toHaveText(content.chat.suggestions);
  await suggestions.first().tap();
  const { message } = await held.at(0);
  expect(message).toBe(content.chat.suggestions[0]);
  await expect(suggestions).toHaveCount(0);
  return { chat, held, message };
}

test.describe('a link touched while a reply is awaited does not reload the page, and the reply arrives', () => {
  const links = {
    'in the panel': async (page: Page) =>
      chatPage(page).panel.getByRole('link', { name: content.chat.privacy.name }).tap(),
    'of the page': async (page: Page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('link').first().tap();
    },
  };
  for (const [place, touch] of Object.entries(links)) {
    test(place, async ({ page }) => {
      const { chat, held, message } = await touchSuggestion(page);
      await touch(page);
      await expect(page).not.toHaveURL(content.pricing.path);
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
      await held.reply(0, 'The reply.');
      if (await chat.panel.isHidden()) await tapLauncher(page);
      await expect(chat.messages.nth(1)).toContainText(message);
      await expect(chat.messages.last()).toContainText('The reply.');
      expect(held.calls).toHaveLength(1);
    });
  }
});

test('a message whose reply a page load has prevented can be sent again', async ({ page }) => {
  const { chat, held, message } = await touchSuggestion(page);
  const askAgain = chat.panel.getByRole('button', { name: texts.chat.askAgain });
  await expect(askAgain).toBeHidden();
  await page.reload();
  await tapLauncher(page);
  await expect(chat.messages.last()).toContainText(message);
  await expect(chat.typing).toBeHidden();
  await expect(chat.input).toBeEnabled();
  await askAgain.tap();
  await expect(askAgain).toBeHidden();
  await expect(chat.typing).toBeVisible();
  const second = await held.at(1);
  expect(second.message).toBe(message);
  expect(second.sessionId).toBe((await held.at(0)).sessionId);
  await held.reply(1, 'The reply.');
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.messages.last()).toContainText('The reply.');

  await page.reload();
  await tapLauncher(page);
  await expect(chat.messages).toHaveCount(3);
  await expect(askAgain).toBeHidden();
});

test('a message over the limit is answered with the editors’ text', async ({ page }) => {
  const { chat, held } = await touchSuggestion(page);
  await (await held.at(0)).route.fulfill({
    status: 429,
    json: { error: { code: 'too_many_requests', message: 'no' } },
  });
  await expect(chat.messages.last()).toContainText(content.chat.limitMessage);
});

test('a message whose call failed can be sent again without typing it once more', async ({ page }) => {
  const { chat, held, message } = await touchSuggestion(page);
  await (await held.at(0)).route.fulfill({ status: 502, json: {} });
  const askAgain = chat.panel.getByRole('button', { name: texts.chat.askAgain });
  await expect(askAgain).toBeInViewport();
  await askAgain.tap();
  await held.reply(1, 'The reply.');
  expect((await held.at(1)).message).toBe(message);
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.messages.last()).toContainText('The reply.');
});
