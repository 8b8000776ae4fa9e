import { chatPage } from '../support/chat-page';
import { content } from '../support/content';
import { expect, test } from '../support/site-test';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: WIDE });

test.describe('with an empty cache', () => {
  test.use({ isCold: true });

  test('offline the chat’s button becomes a link to the contact page; online it is a button again', async ({
    page,
    context,
  }) => {
    await page.goto(content.pricing.path, { waitUntil: 'networkidle' });
    const chat = chatPage(page);
    const link = page.locator(`a[href="${content.chat.contact.path}"]`).last();
    await context.setOffline(true);
    // By keyboard: a link that appears under the pointer would be retried at once, and once more only after it was left.
    await chat.launcher.press('Enter');
    await expect(chat.launcher).toBeHidden();
    await expect(link).toBeVisible();
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    await context.setOffline(false);
    // It becomes a button as soon as the pointer is over it, which a hover that waits for a link at rest can miss.
    await page.mouse.move(x + 10, y + 10);
    await chat.launcher.click();
    await expect(chat.panel).toBeVisible();
  });
});

test('questions, menu and anchors on the page work offline', async ({ page, context }) => {
  await page.goto(content.faq.path, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const main = page.getByRole('main');
  await main.getByRole('button').nth(1).click();
  await expect(main.getByRole('group').nth(1)).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize(WIDE);
  await main.locator('a[href^="#"]').nth(2).click();
  await expect(page).toHaveURL(/#.+/);
  const place = new URL(page.url()).hash;
  await expect(page.locator(place)).toBeInViewport();
});

test('if a file of React is missing after a reload too, the page stays and the chat is a link', async ({
  page,
}) => {
  await page.route(/\/root-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(content.pricing.path, { waitUntil: 'networkidle' });
  const chat = chatPage(page);
  const corner = await chat.launcher.boundingBox();
  const reloaded = page.waitForEvent('load');
  // By keyboard, as above.
  await chat.launcher.press('Enter');
  await reloaded;
  // The page is reloaded once, for the files of the new build.
  await chat.launcher.press('Enter');
  await expect(chat.launcher).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll();
  // The link that replaces the button retries when the pointer reaches it.
  await page.mouse.move((corner?.x ?? 0) + 10, (corner?.y ?? 0) + 10);
  await chat.launcher.click();
  await expect(chat.panel).toBeVisible();
});
