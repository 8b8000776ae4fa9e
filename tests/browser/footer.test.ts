import { content } from '../support/content';
import { expect, type Page, test } from '../support/site-test';

const { careers, group } = content;

const footer = (page: Page) => page.getByRole('contentinfo');
const link = (page: Page) => footer(page).getByRole('link', { name: careers.name });
const summary = (page: Page) => footer(page).locator('summary', { hasText: group.name });
const titles = (page: Page) => footer(page).getByRole('heading', { name: group.name });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled });

    test('the footer’s groups are folded, and each opens by itself', async ({ page }) => {
      await page.goto(content.pricing.path);
      await expect(link(page)).toBeHidden();
      await summary(page).tap();
      await expect(link(page)).toBeVisible();
      await expect(titles(page)).toHaveCount(1);
      await summary(page).tap();
      await expect(link(page)).toBeHidden();
    });
  });
}

test('from 480 px on every link of the footer is visible, and its titles are no controls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 480, height: 900 });
  await page.goto(content.pricing.path);
  await expect(link(page)).toBeVisible();
  await expect(summary(page)).toBeHidden();
  await expect(titles(page)).toHaveCount(1);
});
