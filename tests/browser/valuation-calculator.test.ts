import { content } from '../support/content';
import { delayRequests } from '../support/delay-requests';
import { axeFindings, misfits } from '../support/page-findings';
import { expect, type Page, test } from '../support/site-test';

const { path } = content.calculator;
const calculators = [content.calculator, content.calculatorInText];

const form = (page: Page) => page.locator('form').filter({ has: page.locator('[name="sold"]') });
const field = (page: Page, name: string, row = 0) => form(page).locator(`[name="${name}"]`).nth(row);
const totals = (page: Page) => page.locator('form ~ div tfoot td');
const WIDTHS = [320, 390, 768, 1120, 1440];

/** One receipt of 10 units at 2, of which 4 are sold, in digits that every language reads. */
const EXAMPLE = '?received=2026-02-02&quantity=10&cost=2&sold=4';
const results = /^8[.,]00$/;

test('by keyboard alone: figures change in place, and so does the address', async ({ page }) => {
  await page.goto(path + EXAMPLE);
  await expect(totals(page).first()).toHaveText(results);
  await field(page, 'quantity').focus();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.keyboard.press('Tab');
  await expect(field(page, 'cost')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await expect(totals(page).first()).toHaveText(/^12[.,]00$/);
  await expect(page.getByRole('status').filter({ hasText: /12[.,]00/ })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/cost=3&sold=4$/);
  await page.reload();
  await expect(field(page, 'cost')).toHaveValue('3');
  await expect(totals(page).first()).toHaveText(/^12[.,]00$/);
});

test('a wrong entry is named when its row is left, and has the focus when the form is sent', async ({
  page,
}) => {
  await page.goto(path + EXAMPLE);
  await field(page, 'quantity').focus();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await field(page, 'quantity').fill('ten');
  await expect(totals(page).first()).toHaveText(results);
  await field(page, 'cost').focus();
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  await field(page, 'sold').focus();
  await expect(field(page, 'quantity')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'quantity')).toHaveAccessibleDescription(/./);
  await page.keyboard.press('Enter');
  await expect(field(page, 'quantity')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.type('8');
  await field(page, 'quantity').fill('8');
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
});

test('for a screen reader: named groups of fields, a message, and a named table for each method', async ({
  page,
}) => {
  const { heading, label } = content.calculator;
  const named = (field: string) => JSON.stringify(label(field));
  const message = (sold: number) =>
    `/${label('fifo')}: ${label('costOfSale')} ${2 * sold}[.,]00, ${label('stockLeft')} ${20 - 2 * sold}[.,]00/`;
  const tree = (sold: number) => `
    - region ${JSON.stringify(heading)}:
      - heading ${JSON.stringify(heading)}
      - group "${label('receipt')} 1":
        - textbox ${named('received')}: "2026-02-02"
        - textbox ${named('quantity')}: "10"
        - textbox ${named('unitCost')}: "2"
      - group "${label('receipt')} 2"
      - textbox ${named('sold')}: "${sold}"
      - button ${named('submit')}
      - link ${named('reset')}
      - status: ${JSON.stringify(message(sold))}
${['fifo', 'lifo', 'average']
  .map(
    (method) => `
      - table ${named(method)}:
        - rowgroup:
          - row:
            - columnheader ${named('unitCost')}
        - rowgroup:
          - row:
            - cell "${sold}"
            - cell "${10 - sold}"
        - rowgroup:
          - row /${label('costOfSale')} ${2 * sold}[.,]00/
          - row /${label('stockLeft')} ${20 - 2 * sold}[.,]00/`,
  )
  .join('')}`;
  await page.goto(path + EXAMPLE);
  await expect(page.locator('main')).toMatchAriaSnapshot(tree(4));
  await field(page, 'sold').fill('5');
  await expect(page.locator('main')).toMatchAriaSnapshot(tree(5));
});

test('the way back to the example, and a row more below the last one', async ({ page }) => {
  await page.goto(path);
  const example = await totals(page).allTextContents();
  await page.goto(path + EXAMPLE);
  await field(page, 'sold').focus();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const rows = form(page).getByRole('group');
  await expect(rows).toHaveCount(4);
  for (const row of [1, 2, 3]) {
    await field(page, 'received', row).fill('2026-03-03');
    await field(page, 'quantity', row).fill('1');
    await field(page, 'cost', row).fill('1');
  }
  await expect(rows).toHaveCount(5);
  await form(page).getByRole('link').click();
  await expect(totals(page)).toHaveText(example);
  await expect(page).toHaveURL(path);
});

test('what is written before React has started is kept', async ({ page }) => {
  await page.goto(path + EXAMPLE);
  const { release } = await delayRequests(page, /\/assets\/(?!scripts)[^?]+\.js/);
  await field(page, 'sold').fill('5');
  release();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect(totals(page).first()).toHaveText(/^10[.,]00$/);
  await expect(field(page, 'sold')).toHaveValue('5');
});

for (const { path } of calculators) {
  test(`${path}: nothing is wider than the window, and no finding of axe`, async ({ page }) => {
    for (const sold of ['x', '999999']) {
      await page.goto(`${path}?received=2026-02-02&quantity=1000000&cost=1000000&sold=${sold}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await misfits(page), `${width} px`).toEqual([]);
        const cut = await page
          .locator('form ~ div table')
          .evaluateAll((tables) =>
            tables.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0)),
          );
        expect(cut, `${width} px`).toHaveLength(0);
      }
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await axeFindings(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent to the server, which answers with the results', async ({ page }) => {
    await page.goto(path + EXAMPLE);
    await field(page, 'sold').fill('5');
    await field(page, 'sold').press('Enter');
    await expect(totals(page).first()).toHaveText(/^10[.,]00$/);
    await expect(field(page, 'sold')).toHaveValue('5');
    await expect(field(page, 'sold')).toBeInViewport();
    await form(page).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${path}#`));
  });
});
