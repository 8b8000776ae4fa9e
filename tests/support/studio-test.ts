import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { studioComplaints } from './studio-complaints';
import { expect } from './studio-expect';
import { openTree, untilSaved } from './studio-page';
import { type RunningStudio, startStudio } from './studio-program';

const START_TIMEOUT_MS = 60_000;
const ACTION_TIMEOUT_MS = 20_000;
const TEST_TIMEOUT_MS = 120_000;
/** Studio's transitions would take a fifth of the processor. Tests with a Studio of their own run with them. */
const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

type StudioWindow = {
  context: BrowserContext;
  page: Page;
  complaints: string[];
};

type OfTest = {
  /** Studio, open at the tree of the site. It stays open from test to test: booting takes seconds. */
  editor: Page;
  /** Opens Studio in a separate browser context, for a second editor; closed after the test. */
  openEditor: () => Promise<Page>;
  /**
   * Complaints that a test expects and that do not fail it: an editor without network sees failed requests.
   */
  expectedComplaints: RegExp[];
};

type OfWorker = {
  studio: RunningStudio;
  studioWindow: StudioWindow;
};

/** Expects that every edit is saved and that there are no unexpected complaints. */
async function expectCleanEnd(
  { page, complaints }: StudioWindow,
  expected: readonly RegExp[],
): Promise<void> {
  await untilSaved(page);
  const left = complaints.filter((line) => !expected.some((pattern) => pattern.test(line)));
  complaints.length = 0;
  expect(left, 'complaints of the browser').toEqual([]);
}

/**
 * Playwright's `test` with the real Studio in it: one Studio, lake and site for all tests of a worker. A test fails for
 * an error on Studio's console, a request to a foreign host, or work that is still unsaved at its end.
 */
export const test = base.extend<OfTest, OfWorker>({
  // On a page as large as Studio, tracing a step takes as long as the step itself.
  trace: ['off', { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as below
  actionTimeout: async ({}, use) => use(ACTION_TIMEOUT_MS),
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other
    async ({}, use) => {
      const studio = await startStudio();
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  studioWindow: [
    async ({ browser }, use) => {
      const context = await browser.newContext(DESK);
      const complaints = await studioComplaints(context);
      await use({ context, page: await context.newPage(), complaints });
      await context.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedComplaints: async ({}, use) => use([]),
  editor: async ({ studio, studioWindow, expectedComplaints }, use, testInfo) => {
    testInfo.setTimeout(TEST_TIMEOUT_MS);
    await openTree(studioWindow.page, studio.url);
    await use(studioWindow.page);
    await expectCleanEnd(studioWindow, expectedComplaints);
  },
  openEditor: async ({ studio, browser, expectedComplaints }, use) => {
    const opened: StudioWindow[] = [];
    await use(async () => {
      const context = await browser.newContext(DESK);
      const complaints = await studioComplaints(context);
      const page = await context.newPage();
      opened.push({ context, page, complaints });
      await openTree(page, studio.url);
      return page;
    });
    for (const studioWindow of opened) {
      await expectCleanEnd(studioWindow, expectedComplaints);
      await studioWindow.context.close();
    }
  },
});
