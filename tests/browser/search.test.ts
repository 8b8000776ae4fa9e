import { SEARCH_PATH, searchPath } from '../../protocol/search-query';
import { complaints } from '../support/complaints';
import { content } from '../support/content';
import { axeFindingsInThemes, misfits } from '../support/page-findings';
import { expect, test } from '../support/site-test';

const UNHEARD = 'xqzzykvw';
const STATES = { results: content.productName, none: UNHEARD, empty: '' };

test('a search by keyboard from the page for a missing address leads to a page', async ({ page }) => {
  const said = complaints(page);
  await page.goto('/nothing-here');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('nothing here');
  await field.fill(content.pricing.title);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${SEARCH_PATH}\\?q=`));
  await page.getByRole('main').getByRole('link', { name: content.pricing.title }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${content.pricing.path}(#.*)?$`));
  expect(said.filter((line) => !line.includes('404'))).toEqual([]);
});

test('a question that was found is open', async ({ page }) => {
  await page.goto(content.faq.path);
  const question = page.getByRole('main').locator('h3 button').last();
  const name = (await question.textContent()) ?? '';
  await page.goto(searchPath(name));
  await page.getByRole('link', { name, exact: true }).first().click();
  const found = page.getByRole('main').getByRole('button', { name, exact: true });
  await expect(found).toHaveAttribute('aria-expanded', 'true');
  await expect(found).toBeInViewport();
  await expect(page.getByRole('main').locator('button[aria-expanded="true"]')).toHaveCount(1);
});

test('a search that finds nothing is an event, without its words', async ({ page }) => {
  await page.goto(searchPath(UNHEARD));
  const events = await page.evaluate(() => JSON.stringify(window.dataLayer));
  expect(events).toContain('search_no_result');
  expect(events).not.toContain(UNHEARD);
  await page.goto(searchPath(content.productName));
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer ?? []))).not.toContain('search_no_result');
});

test('what was not found is asked in the chat', async ({ page }) => {
  await page.goto(searchPath(UNHEARD));
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(UNHEARD);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form, the results and their pages work', async ({ page }) => {
    await page.goto(SEARCH_PATH);
    await page.getByRole('searchbox').fill(content.pricing.title);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await page.goto(searchPath(UNHEARD));
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('main').locator('[data-needs-react]')).toBeHidden();
  });
});

for (const [state, query] of Object.entries(STATES)) {
  test(`the page of results fits, and axe finds nothing: ${state}`, async ({ page }) => {
    await page.goto(searchPath(query));
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFindingsInThemes(page)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
    }
  });
}
