import { expect, type Page, test } from '@playwright/test';
import { findingsOn, newAuditedPage, openAudited } from '../support/audited-page';
import { holdCalls, openChat } from '../support/chat-page';
import { consentPage } from '../support/consent-page';
import { content } from '../support/content';

/** Tracing the audits takes longer than they do. */
test.use({ trace: 'off' });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await newAuditedPage(browser);
});
test.afterAll(() => page.close());

for (const { name } of [content.group, content.overviewGroup]) {
  test(`axe finds nothing when the panel of ${name} is open`, async () => {
    await openAudited(page, content.about.path);
    const trigger = page.getByRole('banner').getByRole('button', { name: new RegExp(name) });
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(await findingsOn(page, [1440])).toEqual([]);
  });
}

test('axe finds nothing when the drawer and one of its groups are open', async () => {
  await openAudited(page, content.about.path, 390);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: content.overviewGroup.name }).click();
  await expect(drawer.getByRole('link', { name: content.overviewGroup.overviewLabel })).toBeVisible();
  expect(await findingsOn(page, [390])).toEqual([]);
});

test('axe finds nothing when a navigation has focused the heading and announced the title', async () => {
  await openAudited(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: content.careers.name }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await findingsOn(page)).toEqual([]);
});

test('axe finds nothing when an answer is open', async () => {
  await openAudited(page, content.faq.path);
  const question = page.getByRole('main').locator('button[aria-expanded]').first();
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(await findingsOn(page)).toEqual([]);
});

test('axe finds nothing when the chat is open, before, during and after an answer', async () => {
  const held = await holdCalls(page);
  const chat = await openChat(page, content.about.path);
  expect(await findingsOn(page)).toEqual([]);
  const findingsInPanel = () => findingsOn(page, undefined, undefined, 'dialog[open]');
  await chat.input.fill('What does it cost?');
  await chat.send.click();
  await expect(chat.typing).toBeAttached();
  expect(await findingsInPanel()).toEqual([]);
  await held.reply(0, 'IN SHORT\n- one\n- [two](/two)\n- [three](/three)\n[That is all](/four)');
  await expect(chat.input).toBeEnabled();
  expect(await findingsInPanel()).toEqual([]);
  await chat.input.fill('And later?');
  await chat.send.click();
  await (await held.at(1)).route.fulfill({ status: 502, json: {} });
  await expect(chat.panel.getByRole('button', { name: 'Ask again' })).toBeVisible();
  expect(await findingsInPanel()).toEqual([]);
  await page.unrouteAll();
});

test('axe finds nothing when the consent banner is open, first by itself and then from the settings', async () => {
  const { banner, reject, settings } = consentPage(page);
  await openAudited(page, `${process.env.BROWSER_MEASURED_URL}${content.cookies.path}`);
  await expect(banner).toBeVisible();
  expect(await findingsOn(page, [320, 1440])).toEqual([]);
  await reject.click();
  await settings.click();
  await expect(banner).toContainText(content.consent.rejected);
  for (const width of [320, 1440]) {
    // The banner may cover a part of the page, as long as the page can be scrolled clear of it.
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await findingsOn(page, [width])).toEqual([]);
  }
});

test('axe finds nothing when the button to the top has appeared', async () => {
  await openAudited(page, content.faq.path);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('button', { name: /top/i })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
});
