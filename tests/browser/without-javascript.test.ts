import { expect, test } from '@playwright/test';
import { content } from '../support/content';

test.use({ javaScriptEnabled: false });

// The integration tests read the HTML of every page; what hides or shows it without JavaScript is of its kind.
for (const path of content.pages.filter((page) => content.kinds.includes(page))) {
  test(`${path} can be read`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toHaveText(/[\s\S]{200,}/);
  });
}

test('every link of the menu can be reached', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of [content.feature, content.pricing, content.careers, content.contact].map(
    (place) => place.name,
  )) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
});

test('every answer of the FAQ can be read', async ({ page }) => {
  await page.goto(content.faq.path);
  const answers = page.getByRole('main').locator('h3 + [role="group"], h3 + div [role="group"]');
  expect(await answers.count()).toBeGreaterThan(5);
  for (const answer of await answers.all()) await expect(answer.locator('p, li').first()).toBeVisible();
});
