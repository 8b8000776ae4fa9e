import { test as base, type Page } from '@playwright/test';
import { publicPage } from '../../support/public-page';
import { studioComplaints } from '../../support/studio-complaints';
import { expect } from '../../support/studio-expect';
import { type RunningStudio, startStudio } from '../../support/studio-program';

const IMPORT_TIMEOUT_MS = 90_000;

/** A Studio, lake and site of its own, without content. */
const test = base.extend<{ studio: RunningStudio; editor: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other
  studio: async ({}, use, testInfo) => {
    testInfo.setTimeout(2 * IMPORT_TIMEOUT_MS);
    const studio = await startStudio(true);
    await use(studio);
    await studio.stop();
  },
  editor: async ({ studio, browser }, use) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const complaints = await studioComplaints(context);
    const page = await context.newPage();
    // The welcome page is the way into Studio.
    await page.goto(studio.site.url);
    await page.getByRole('link', { name: 'Open Studio' }).click();
    // Studio's cookie is not set for a navigation that another origin has started.
    await page.waitForURL(`${studio.url}/**`);
    await page.getByRole('link', { name: 'Open Studio' }).click();
    await expect(page.getByRole('heading', { name: 'Start your website' })).toBeVisible({ timeout: 40_000 });
    await use(page);
    await context.close();
    const isExpected = (line: string) => /400 \(Bad Request\).*data\/mutate/.test(line);
    expect(
      complaints.filter((line) => !isExpected(line)),
      'complaints of the browser',
    ).toEqual([]);
  },
});

const tree = (page: Page) => page.getByRole('link', { name: 'Home', exact: true });

test('an empty start publishes a site with the product’s name', async ({ editor, studio }) => {
  await editor.getByRole('textbox', { name: 'Name of the product' }).fill('Cornice');
  await editor.getByRole('button', { name: 'Start empty' }).click();
  await expect(
    tree(editor)
      .or(editor.getByRole('navigation', { name: 'Pages of the site' }))
      .first(),
  ).toBeVisible();
  const home = await publicPage(`${studio.site.url}/`, (html) => html.includes('Cornice'));
  expect(home.querySelector('h1')?.textContent).toContain('Cornice');
});

test('the sample starts from Studio, also after an interruption', async ({ editor, studio }) => {
  const start = editor.getByRole('button', { name: 'Start with the sample' });
  let writes = 0;
  await editor.route('**/data/mutate/**', (route) => {
    writes += 1;
    if (writes !== 2) return route.continue();
    return route.fulfill({ status: 400, json: { error: { description: 'Not now.' } } });
  });
  await start.click();
  await expect(editor.getByRole('alert')).toContainText('The start was interrupted', {
    timeout: IMPORT_TIMEOUT_MS,
  });
  await editor.unroute('**/data/mutate/**');
  await start.click();
  await expect(start).toBeHidden({ timeout: IMPORT_TIMEOUT_MS });
  await publicPage(`${studio.site.url}/pricing`, (_html, status) => status === 200);
  await publicPage(`${studio.site.url}/plinth-rights/legal`, (_html, status) => status === 200);
});
