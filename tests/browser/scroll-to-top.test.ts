import { content } from '../support/content';
import { expect, type Page, test } from '../support/site-test';
import { texts } from '../support/site-texts';

const button = (page: Page) => page.getByRole('button', { name: texts.frame.toTop });
const scrollTo = (page: Page, topPx: number) => page.evaluate((top) => window.scrollTo({ top }), topPx);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the button appears after 300 px, and moves page and focus to the top', async ({ page }) => {
  await page.goto(content.faq.path);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await scrollTo(page, 200);
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 700);
    await button(page).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(button(page)).toBeHidden();
  }
});
