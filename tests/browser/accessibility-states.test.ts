import { holdCalls, openChat } from '../support/chat-page';
import { consentPage } from '../support/consent-page';
import { content } from '../support/content';
import { axeFindings, axeFindingsInThemes, axeFindingsInWindows } from '../support/page-findings';
import { expect, measuredTest, test } from '../support/site-test';
import { texts } from '../support/site-texts';
import { openWithReact } from '../support/start-react';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

// Every page is audited as it opens; here only what has changed since. Tracing the audits takes longer than they do.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' }, viewport: WIDE });

test('axe finds nothing when a panel of the menu is open', async ({ page }) => {
  await openWithReact(page, content.about.path);
  for (const { name } of [content.group, content.overviewGroup]) {
    const trigger = page.getByRole('banner').getByRole('button', { name: new RegExp(name) });
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(await axeFindingsInThemes(page, 'header')).toEqual([]);
  }
});

test('axe finds nothing when the drawer and one of its groups are open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openWithReact(page, content.about.path);
  await page.getByRole('button', { name: texts.frame.openMenu }).click();
  const drawer = page.getByRole('dialog', { name: texts.frame.menu });
  await drawer.getByRole('button', { name: content.overviewGroup.name }).click();
  await expect(drawer.getByRole('link', { name: content.overviewGroup.overviewLabel })).toBeVisible();
  expect(await axeFindingsInThemes(page, 'dialog[open]')).toEqual([]);
});

test('axe finds nothing when a navigation has focused the heading and announced the title', async ({
  page,
}) => {
  await openWithReact(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: content.careers.name }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
});

test('axe finds nothing when an answer is open, and the button to the top has appeared', async ({ page }) => {
  await openWithReact(page, content.faq.path);
  const question = page.getByRole('main').locator('button[aria-expanded]').first();
  // Closed answers, which the browser can search, are no empty groups.
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(0);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(await axeFindingsInWindows(page, 'main')).toEqual([]);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('button', { name: texts.frame.toTop })).toBeVisible();
  expect(await axeFindingsInWindows(page)).toEqual([]);
});

test('axe finds nothing when the chat is open, before, during and after an answer', async ({ page }) => {
  const held = await holdCalls(page);
  const chat = await openChat(page, content.about.path);
  const findings = () => axeFindingsInWindows(page, 'dialog[open]');
  expect(await findings()).toEqual([]);
  await chat.input.fill('What does it cost?');
  await chat.send.click();
  await expect(chat.typing).toBeAttached();
  expect(await axeFindings(page, false, 'dialog[open]')).toEqual([]);
  await held.reply(0, 'IN SHORT\n- one\n- [two](/two)\n- [three](/three)\n[That is all](/four)');
  await expect(chat.input).toBeEnabled();
  expect(await findings()).toEqual([]);
  await chat.input.fill('And later?');
  await chat.send.click();
  await (await held.at(1)).route.fulfill({ status: 502, json: {} });
  await expect(chat.panel.getByRole('button', { name: texts.chat.askAgain })).toBeVisible();
  expect(await findings()).toEqual([]);
});

measuredTest(
  'axe finds nothing when the consent banner is open, by itself or from the settings',
  async ({ page }) => {
    const { banner, reject, settings } = consentPage(page);
    await openWithReact(page, content.cookies.path);
    await expect(banner).toBeVisible();
    expect(await axeFindingsInWindows(page)).toEqual([]);
    await reject.click();
    await settings.click();
    await expect(banner).toContainText(content.consent.rejected);
    // The banner may cover a part of the page, as long as the page can be scrolled clear of it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await axeFindingsInWindows(page, '#consent')).toEqual([]);
  },
);
