import type { Page } from '@playwright/test';
import { lakeEditor } from '../../support/lake-editor';
import { publicPage, untilPublic } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { type RunningStudio, startStudio } from '../../support/studio-program';
import { test as base, type StudioWindow } from '../../support/studio-test';

const IMPORT_TIMEOUT_MS = 90_000;
const EVERYTHING = '*[!(_id in path("_.**")) && !(_type match "system.*")]';
/** The browser logs the write that the test refuses. */
const REFUSED = /400 \(Bad Request\).*data\/mutate/;

/** A Studio, lake and site of its own, without content, and a window for it. */
const test = base.extend<{ empty: RunningStudio & { window: StudioWindow } }>({
  empty: async ({ openWindow }, use) => {
    const studio = await startStudio({ isEmpty: true });
    const window = await openWindow();
    await use({ ...studio, window });
    await window.context.close();
    await studio.stop();
    expect(window.complaints.filter((line) => !REFUSED.test(line))).toEqual([]);
  },
});

const startView = (page: Page) => page.getByRole('heading', { name: 'Start your website' });

test('a site starts empty, or with the sample after an interruption', async ({
  empty: { url, site, window },
}) => {
  const { page } = window;
  await test.step('the welcome page leads to Studio', async () => {
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Open Studio' }).click();
    // Studio's cookie is not set for a navigation that another origin has started.
    await page.waitForURL(`${url}/**`);
    await page.getByRole('link', { name: 'Open Studio' }).click();
    await expect(startView(page)).toBeVisible();
  });

  await test.step('an empty start publishes a site with the product’s name', async () => {
    await page.getByRole('textbox', { name: 'Name of the product' }).fill('Cornice');
    await page.getByRole('button', { name: 'Start empty' }).click();
    await expect(startView(page)).toBeHidden();
    const home = await publicPage(`${site.url}/`, (html) => html.includes('Cornice'));
    expect(home.querySelector('h1')?.textContent).toContain('Cornice');
  });

  await lakeEditor(site).delete({ query: EVERYTHING });
  await page.goto(url);
  await test.step('the sample starts, also after an interruption', async () => {
    const start = page.getByRole('button', { name: 'Start with the sample' });
    let writes = 0;
    await page.route('**/data/mutate/**', (route) => {
      writes += 1;
      if (writes !== 2) return route.continue();
      return route.fulfill({ status: 400, json: { error: { description: 'Not now.' } } });
    });
    await start.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The start was interrupted', { timeout: IMPORT_TIMEOUT_MS });
    await page.unroute('**/data/mutate/**');
    await start.click();
    await expect(start).toBeHidden({ timeout: IMPORT_TIMEOUT_MS });
    await untilPublic(`${site.url}/pricing`, (_html, status) => status === 200);
    await untilPublic(`${site.url}/plinth-rights/legal`, (_html, status) => status === 200);
  });
});
