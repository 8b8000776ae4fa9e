import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { type RunningSite, startSite } from './start-site';

export { expect, type Locator, type Page } from '@playwright/test';

const START_TIMEOUT_MS = 60_000;
/** A document of the site without scripts. */
const PLAIN_PATH = '/robots.txt';

type Options = {
  /**
   * A context of its own, with an empty cache, for tests of what is transferred, and for those that cannot be undone:
   * init scripts, a clock, exposed functions, an emulated network.
   */
  isCold: boolean;
};

type OfWorker = {
  /** By what cannot be changed in a context that exists. */
  pages: Map<string, Page>;
  /** A second site, with session analytics. */
  measured: RunningSite;
};

/**
 * Tests of the site, which change nothing in it. A worker keeps one page, so that the site's files are fetched once, and
 * the browser starts one process for it; each test gets it without what the one before has stored or routed.
 */
export const test = base.extend<Options, OfWorker>({
  isCold: [false, { option: true }],
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  measured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other
    async ({}, use) => {
      const site = await startSite({ env: { LOG_LEVEL: 'warn', CLARITY_PROJECT_ID: 'sample1' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  page: async (
    {
      browser,
      pages,
      isCold,
      baseURL,
      viewport,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
    },
    use,
  ) => {
    if (isCold) {
      const context = await browser.newContext();
      await use(await context.newPage());
      return context.close();
    }
    const key = JSON.stringify([baseURL, hasTouch, isMobile, javaScriptEnabled]);
    const page = pages.get(key) ?? (await (await browser.newContext()).newPage());
    pages.set(key, page);
    const { reducedMotion = null } = contextOptions;
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion, forcedColors: null, media: null });
    await use(page);
    // One that has crashed or was closed is replaced.
    await clear(page, page.context()).catch(() => {
      pages.delete(key);
      return page.context().close();
    });
  },
  context: ({ page }, use) => use(page.context()),
});

/** Tests of the site with session analytics. */
export const measuredTest = test.extend({ baseURL: ({ measured }, use) => use(measured.url) });

/** Removes what a test has left. A document of the site is opened first: the one that is left may store something. */
async function clear(page: Page, context: BrowserContext): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await page.mouse.move(0, 0);
  await page.goto(PLAIN_PATH);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}
