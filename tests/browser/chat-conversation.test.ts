import { box } from '../support/box';
import { holdCalls, openChat } from '../support/chat-page';
import { complaints } from '../support/complaints';
import { content } from '../support/content';
import { expect, type Page, test } from '../support/site-test';
import { texts } from '../support/site-texts';
import { startReact } from '../support/start-react';

const NOW = new Date('2031-03-04T09:41:00');
const LINGER_MS = 3_000;
const SESSION_ID = /^chat-\d{13}-[0-9a-f-]{36}$/;

async function openStill(page: Page) {
  await page.clock.install({ time: NOW });
  const chat = await openChat(page);
  await startReact(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('chat-session-id'))).not.toBeNull();
  await page.clock.pauseAt(new Date(NOW.getTime() + 60_000));
  return chat;
}

test.describe('with a clock that only the test advances', () => {
  test.use({ isCold: true });

  test('the chat starts with the greeting and its time; blank input disables Send', async ({ page }) => {
    const chat = await openStill(page);
    await expect(chat.messages).toHaveCount(1);
    await expect(chat.messages).toContainText(content.chat.greeting);
    await expect(chat.messages.getByRole('time')).toHaveText('09:41');
    await expect(chat.input).toBeEnabled();
    await expect(chat.input).toHaveAttribute('placeholder', content.chat.placeholder);
    await expect(chat.input).toHaveAttribute('maxlength', '4000');
    await expect(chat.send).toBeDisabled();
    await chat.input.fill(' \n ');
    await expect(chat.send).toBeDisabled();
    await chat.input.fill('a');
    await expect(chat.send).toBeEnabled();
  });

  test('a reply is shown on arrival; loading lasts three more seconds, and nothing is sent meanwhile', async ({
    page,
  }) => {
    const held = await holdCalls(page);
    const chat = await openStill(page);
    await chat.input.fill('  Which costing methods?  ');
    await chat.send.click();
    await expect(chat.messages.last()).toContainText(`${texts.chat.visitor}Which costing methods?09:42`);
    await expect(chat.input).toHaveValue('');
    await expect(chat.input).toHaveAttribute('placeholder', texts.chat.waiting);
    const expectLoading = async () => {
      await expect(chat.typing).toBeVisible();
      await expect(chat.input).toBeDisabled();
      await expect(chat.send).toBeDisabled();
    };
    await expectLoading();
    await held.reply(0, 'Three.');
    await expect(chat.messages.last()).toContainText(`${texts.chat.assistant}Three.09:42`);
    // The indicator that lingers is on the line of the reply's time, and no bubble below it.
    const [bars, message] = await Promise.all([box(chat.typing.locator('..')), box(chat.messages.last())]);
    expect(bars.bottom).toBeLessThanOrEqual(message.bottom + 1);
    await page.clock.runFor(LINGER_MS - 1);
    await expectLoading();
    await page.keyboard.press('Enter');
    expect(held.calls).toHaveLength(1);
    await page.clock.runFor(1);
    await expect(chat.typing).toBeHidden();
    await expect(chat.input).toBeEnabled();
    await expect(chat.input).toBeFocused();
    await chat.input.fill('And now?');
    await page.keyboard.press('Enter');
    expect((await held.at(1)).message).toBe('And now?');
    expect((await held.at(0)).message).toBe('Which costing methods?');
  });

  for (const [name, end] of [
    ['an error', { status: 502, json: { error: { code: 'bad_reply', message: 'no' } } }],
    ['HTML', { status: 200, body: '<p>hello</p>', contentType: 'text/html' }],
  ] as const) {
    test(`${name} adds no message, is logged, and loading ends after three seconds`, async ({ page }) => {
      const logged = complaints(page);
      const held = await holdCalls(page);
      const chat = await openStill(page);
      await chat.input.fill('hello');
      await page.keyboard.press('Enter');
      await (await held.at(0)).route.fulfill(end);
      await expect.poll(() => logged.join()).toContain('The chat message was not answered.');
      await page.clock.runFor(LINGER_MS - 1);
      await expect(chat.typing).toBeVisible();
      await page.clock.runFor(1);
      await expect(chat.typing).toBeHidden();
      await expect(chat.messages).toHaveCount(2);
      await expect(chat.input).toBeFocused();
    });
  }

  test('a call without an answer times out after the server’s 15 s; loading ends 3 s later', async ({
    page,
  }) => {
    const logged = complaints(page);
    const held = await holdCalls(page);
    const chat = await openStill(page);
    await chat.input.fill('hello');
    await page.keyboard.press('Enter');
    await held.at(0);
    await page.clock.runFor(15_500);
    expect(logged).toEqual([]);
    await page.clock.runFor(500);
    await expect.poll(() => logged.join()).toContain('The chat message was not answered.');
    await page.clock.runFor(LINGER_MS - 1);
    await expect(chat.typing).toBeVisible();
    await page.clock.runFor(1);
    await expect(chat.typing).toBeHidden();
    await expect(chat.messages).toHaveCount(2);
  });
});

test('a reply is rendered as paragraphs, headings, bullets and links; markup in it stays text', async ({
  page,
}) => {
  const held = await holdCalls(page);
  const chat = await openChat(page);
  await chat.input.fill('hello');
  await page.keyboard.press('Enter');
  await held.reply(
    0,
    'Plain <img src=x onerror=alert(1)> text\n\nWAYS TO PAY\n- Card\n• [x](javascript:alert(1))\n- [docs](https://docs.example/a)\nAsk:',
  );
  const reply = chat.messages.last();
  await expect(reply.getByRole('listitem')).toHaveText(['Card', '[x](javascript:alert(1))', /^docs/]);
  await expect(reply.getByRole('paragraph')).toHaveText([
    'Plain <img src=x onerror=alert(1)> text',
    'WAYS TO PAY',
    'Ask:',
  ]);
  const weights = await reply
    .getByRole('paragraph')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontWeight));
  expect(weights).toEqual(['400', '640', '640']);
  await expect(reply.locator('img, b, script')).toHaveCount(0);
  await expect(reply.locator('[dir=auto]')).toHaveCount(6);
  const link = reply.getByRole('link');
  await expect(link).toHaveAccessibleName(`docs (docs.example) ${texts.frame.newTab}`);
  await expect(link).toHaveAttribute('rel', 'noopener nofollow');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('the session id is stored; a new conversation gets a new id', async ({ page }) => {
  const held = await holdCalls(page);
  const chat = await openChat(page);
  await expect(chat.renew).toBeHidden();
  const storedId = () => page.evaluate(() => localStorage.getItem('chat-session-id'));
  await chat.input.fill('one');
  await page.keyboard.press('Enter');
  const first = await held.at(0);
  expect(first.sessionId).toMatch(SESSION_ID);
  expect(await storedId()).toBe(first.sessionId);
  expect(first.headers['content-type']).toBe('application/json');
  await chat.renew.click();
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.typing).toBeHidden();
  await expect(chat.input).toBeFocused();
  await chat.input.fill('two');
  await page.keyboard.press('Enter');
  const second = await held.at(1);
  expect(second.sessionId).toMatch(SESSION_ID);
  expect(second.sessionId).not.toBe(first.sessionId);
  expect(await storedId()).toBe(second.sessionId);
});

test.describe('without storage', () => {
  test.use({ isCold: true });

  test('the chat works when storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.assign(Storage.prototype, { getItem: blocked, setItem: blocked, removeItem: blocked });
    });
    const held = await holdCalls(page);
    const chat = await openChat(page);
    await chat.input.fill('hello');
    await page.keyboard.press('Enter');
    expect((await held.at(0)).sessionId).toMatch(SESSION_ID);
    await held.reply(0, 'Hi.');
    await expect(chat.messages.last()).toContainText('Hi.');
  });
});

test('Enter that ends a composition does not send; Shift+Enter inserts a line break', async ({ page }) => {
  const held = await holdCalls(page);
  const chat = await openChat(page);
  await chat.input.fill('にほん');
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  await chat.input.dispatchEvent('keydown', { ...enter, isComposing: true });
  await chat.input.dispatchEvent('keydown', { ...enter, keyCode: 229 });
  await chat.input.press('Shift+Enter');
  await page.keyboard.type('go');
  await expect(chat.input).toHaveValue('にほん\ngo');
  expect(held.calls).toHaveLength(0);
  await chat.input.press('Enter');
  expect((await held.at(0)).message).toBe('にほん\ngo');
});

test('the assistant’s own answer links to its question, which opens, and the chat stays open there', async ({
  page,
}) => {
  const chat = await openChat(page, '/');
  await chat.input.fill(content.chat.suggestions[0] ?? '');
  await chat.send.click();
  const link = chat.messages.last().locator(`a[href^="${content.faq.path}#question-"]`);
  await expect(link).toBeVisible();
  const answer = (await chat.messages.last().textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${content.faq.path}#question-.+$`));
  const question = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(question).toBeInViewport();
  await expect(question.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  const shown = (await question.locator('[data-answer]').innerText()).trim();
  expect(answer).toContain(shown.split('\n')[0]);
  await expect(chat.panel).toBeVisible();
  await expect(chat.messages.last()).toHaveText(answer);
});
