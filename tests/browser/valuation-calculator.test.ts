import { content } from '../support/content';
import { delayRequests } from '../support/delay-requests';
import { axeFindings, misfits } from '../support/page-findings';
import { expect, type Page, test } from '../support/site-test';

const { path, label } = content.calculator;
const calculators = [content.calculator, content.calculatorInText];

const field = (page: Page) => page.locator('[name="sold"]');
const totals = (page: Page) => page.locator('form + table tfoot td');
const message = (page: Page) => page.getByRole('status').filter({ hasText: label('invalid') });
const hydrated = async (page: Page) => {
  await field(page).focus();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
};
const WIDTHS = [320, 390, 768, 1120, 1440];

test('by keyboard alone: the result follows in place, and Enter puts the sale into the address', async ({
  page,
}) => {
  await page.goto(`${path}?sold=4`);
  const result = page.getByRole('status').filter({ hasText: label('costOfSale') });
  const before = await result.textContent();
  await hydrated(page);
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('5');
  await expect(totals(page).nth(2)).toHaveText('5');
  await expect(result).not.toHaveText(before ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}?sold=5`);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.reload();
  await expect(totals(page).nth(2)).toHaveText('5');
});

test('a wrong entry is named when its field is left, and changes no result before', async ({ page }) => {
  await page.goto(`${path}?sold=4`);
  await hydrated(page);
  await field(page).fill('ten');
  await expect(totals(page).nth(2)).toHaveText('4');
  await page.keyboard.press('Tab');
  await expect(message(page)).toBeVisible();
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(label('invalid')));
  await expect(totals(page).nth(2)).toHaveText('');
  await field(page).fill('8');
  await expect(message(page)).toHaveCount(0);
  await expect(totals(page).nth(2)).toHaveText('8');
});

test('what is written before React has started is kept', async ({ page }) => {
  await page.goto(`${path}?sold=4`);
  const { release } = await delayRequests(page, /\/assets\/(?!scripts)[^?]+\.js/);
  await field(page).fill('5');
  release();
  await expect(totals(page).nth(2)).toHaveText('5');
  await expect(field(page)).toHaveValue('5');
});

for (const { path } of calculators) {
  test(`${path}: nothing is wider than the window, and no finding of axe`, async ({ page }) => {
    for (const query of ['', '?sold=ten']) {
      await page.goto(path + query);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await misfits(page), `${width} px`).toEqual([]);
        const [table, sheet] = await page
          .locator('form + table')
          .evaluate((table) => [table.scrollWidth, table.parentElement?.clientWidth ?? 0]);
        expect(table, `${width} px`).toBeLessThanOrEqual(sheet ?? 0);
      }
    }
    expect(await axeFindings(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent to the server, which answers with the result', async ({ page }) => {
    await page.goto(`${path}?sold=4`);
    await field(page).fill('5');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/[?]sold=5#/);
    await expect(totals(page).nth(2)).toHaveText('5');
    await expect(field(page)).toBeInViewport();
    await field(page).fill('-1');
    await page.getByRole('button', { name: label('submit') }).click();
    await expect(message(page)).toBeVisible();
  });
});
