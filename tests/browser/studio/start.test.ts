import type { Page } from '@playwright/test';
import { publicPage } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { type RunningStudio, startStudio } from '../../support/studio-program';
import { test as base, type StudioWindow } from '../../support/studio-test';

/** A Studio, lake and site of its own, without content, and a window for it. */
const test = base.extend<{ empty: RunningStudio & { window: StudioWindow } }>({
  empty: async ({ openWindow }, use) => {
    const studio = await startStudio({ isEmpty: true });
    const window = await openWindow();
    await use({ ...studio, window });
    await window.context.close();
    await studio.stop();
    expect(window.complaints).toEqual([]);
  },
});

const startView = (page: Page) => page.getByRole('heading', { name: 'Start your website' });

test('a new site starts with the name of the product', async ({ empty: { url, site, window } }) => {
  const { page } = window;
  await test.step('the welcome page leads to Studio', async () => {
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Open Studio' }).click();
    // Studio's cookie is not set for a navigation that another origin has started.
    await page.waitForURL(`${url}/**`);
    await page.getByRole('link', { name: 'Open Studio' }).click();
    await expect(startView(page)).toBeVisible();
  });

  await test.step('the start publishes a site with the product’s name', async () => {
    await page.getByRole('textbox', { name: 'Name of the product' }).fill('Cornice');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(startView(page)).toBeHidden();
    const home = await publicPage(`${site.url}/`, (html) => html.includes('Cornice'));
    expect(home.querySelector('h1')?.textContent).toContain('Cornice');
  });
});
