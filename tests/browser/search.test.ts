import { SEARCH_PATH, searchPath } from '../../protocol/search-query';
import { complaints } from '../support/complaints';
import { content } from '../support/content';
import { axeFindingsInThemes, axeFindingsInWindows, misfits } from '../support/page-findings';
import { expect, type Page, test } from '../support/site-test';
import { texts } from '../support/site-texts';

const UNHEARD = 'xqzzykvw';
const opener = (page: Page) => page.getByRole('button', { name: texts.frame.openSearch });
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

test('the field of the header has the focus when it opens, fits, and returns the focus when it closes', async ({
  page,
}) => {
  const field = page.getByRole('banner').getByRole('searchbox');
  await page.goto(searchPath(content.productName));
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 600 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await opener(page).press('Enter');
    await expect(field).toBeFocused();
    expect(await axeFindingsInThemes(page, 'header')).toEqual([]);
    expect(await misfits(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('what was not found is an event, without its words, and is asked in the chat', async ({ page }) => {
  await page.goto(searchPath(content.productName));
  const events = () => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  expect(await events()).not.toContain('search_no_result');
  await page.goto(searchPath(UNHEARD));
  expect(await events()).toContain('search_no_result');
  expect(await events()).not.toContain(UNHEARD);
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(UNHEARD);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form, the results and their pages work', async ({ page }) => {
    await page.goto(content.about.path);
    await opener(page).click();
    await page.getByRole('searchbox').fill(content.pricing.title);
    await page.getByRole('button', { name: texts.search.submit, exact: true }).click();
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await page.goto(searchPath(UNHEARD));
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('main').locator('[data-needs-react]')).toBeHidden();
  });
});

for (const [state, query] of Object.entries(STATES)) {
  test(`the page of results fits, and axe finds nothing: ${state}`, async ({ page }) => {
    await page.goto(searchPath(query));
    expect(await axeFindingsInWindows(page)).toEqual([]);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misfits(page)).toEqual([]);
    }
  });
}
