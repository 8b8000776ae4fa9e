import { chatPage, holdCalls } from '../support/chat-page';
import { content } from '../support/content';
import { expect, test } from '../support/site-test';
import { texts } from '../support/site-texts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: WIDE });

test('questions, menu and anchors on the page work offline', async ({ page, context }) => {
  await page.goto(content.faq.path, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const main = page.getByRole('main');
  await main.getByRole('heading').getByRole('button').nth(1).click();
  await expect(main.locator('[data-answer]').nth(1)).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: texts.frame.openMenu }).click();
  await expect(page.getByRole('dialog', { name: texts.frame.menu })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize(WIDE);
  await main.locator('a[href^="#"]').nth(2).click();
  await expect(page).toHaveURL(/#.+/);
  const place = new URL(page.url()).hash;
  await expect(page.locator(place)).toBeInViewport();
});

test('if a file of React is missing, the chat works without it', async ({ page }) => {
  await page.route(/\/root-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  const held = await holdCalls(page);
  await page.goto(content.pricing.path, { waitUntil: 'networkidle' });
  const chat = chatPage(page);
  await chat.launcher.press('Enter');
  await chat.input.fill('hello');
  await page.keyboard.press('Enter');
  await held.reply(0, 'Hi.');
  await expect(chat.messages.last()).toContainText('Hi.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
