import { expect, test } from '@playwright/test';
import { siteMap } from '../support/site-map';

test.use({ javaScriptEnabled: false });

for (const path of siteMap) {
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
  for (const name of ['Procurement', 'Retail & distribution', 'Training', 'Careers', 'Contact us']) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
});

test('every answer of the FAQ can be read', async ({ page }) => {
  await page.goto('/company/faq');
  for (const claim of ['99.9%', '2–4 hours', '2–6 weeks']) {
    await expect(page.getByRole('main').getByText(claim).first()).toBeVisible();
  }
});
