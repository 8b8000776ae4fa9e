import { type BrowserContext, test as base, type Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { lakeEditor } from './lake-editor';
import { rememberContent } from './remember-content';
import { studioComplaints } from './studio-complaints';
import { expect } from './studio-expect';
import { openTree, untilSaved } from './studio-page';
import { type RunningStudio, startStudio } from './studio-program';

const START_TIMEOUT_MS = 120_000;
export const WINDOW = { width: 1440, height: 900 };
/** Studio's transitions would take a fifth of the processor. Tests with a Studio of their own run with them. */
const DESK = { viewport: WINDOW, reducedMotion: 'reduce' } as const;

export type StudioWindow = {
  context: BrowserContext;
  page: Page;
  complaints: string[];
};

type OfTest = {
  /** Studio, open at the tree of the site. It stays open from test to test: booting takes seconds. */
  editor: Page;
  /** Studio of another editor, in a browser context of its own, which stays open too. */
  second: Page;
  /** Complaints that a test expects and that do not fail it: an editor without network sees failed requests. */
  expectedComplaints: RegExp[];
};

type OfWorker = {
  studio: RunningStudio;
  /** A client with all rights to the lake. */
  lake: SanityClient;
  /** Takes back what a test has changed in the lake. */
  restoreContent: () => Promise<void>;
  openWindow: () => Promise<StudioWindow>;
  studioWindow: StudioWindow;
  secondWindow: StudioWindow;
};

/**
 * Runs in the page: an idle callback runs after a second at the latest. Studio validates a document only while its main
 * thread is idle, and on a busy machine that is not the case for half a minute.
 */
function limitIdleWaits(): void {
  const request = window.requestIdleCallback;
  window.requestIdleCallback = (callback, options) => request(callback, { timeout: 1_000, ...options });
}

/** Fails a test that leaves unsaved edits, or complaints, in a window. */
async function expectCleanEnd(
  { page, complaints }: StudioWindow,
  expected: readonly RegExp[],
): Promise<void> {
  await untilSaved(page);
  const left = complaints.filter((line) => !expected.some((pattern) => pattern.test(line)));
  complaints.length = 0;
  expect(left, 'complaints of the browser').toEqual([]);
}

/** A window of the worker for one test. At the end nothing that the test has made is open in it. */
async function useWindow(
  studioWindow: StudioWindow,
  url: string,
  expected: readonly RegExp[],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const { page } = studioWindow;
  await openTree(page, url);
  await use(page);
  await page.unrouteAll();
  await expectCleanEnd(studioWindow, expected);
  await openTree(page, url);
}

/**
 * Playwright's `test` with the real Studio in it: one Studio, lake and site for all tests of a worker, with the sample
 * at the start of each. A test fails for an error on Studio's console, a request to a foreign host, or work that is still
 * unsaved at its end.
 */
export const test = base.extend<OfTest, OfWorker>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other
    async ({}, use) => {
      const studio = await startStudio();
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  lake: [async ({ studio }, use) => use(lakeEditor(studio.site)), { scope: 'worker' }],
  restoreContent: [async ({ lake }, use) => use(await rememberContent(lake)), { scope: 'worker' }],
  openWindow: [
    async ({ browser }, use) => {
      const opened: BrowserContext[] = [];
      await use(async () => {
        const context = await browser.newContext(DESK);
        opened.push(context);
        const complaints = await studioComplaints(context);
        await context.addInitScript(limitIdleWaits);
        return { context, page: await context.newPage(), complaints };
      });
      for (const context of opened) await context.close();
    },
    { scope: 'worker' },
  ],
  studioWindow: [async ({ openWindow }, use) => use(await openWindow()), { scope: 'worker' }],
  secondWindow: [async ({ openWindow }, use) => use(await openWindow()), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedComplaints: async ({}, use) => use([]),
  editor: async ({ studio, studioWindow, restoreContent, expectedComplaints }, use) => {
    await useWindow(studioWindow, studio.url, expectedComplaints, use);
    await restoreContent();
  },
  // It needs `editor`: content is restored when this window has left it too.
  second: async ({ editor: _, studio, secondWindow, expectedComplaints }, use) =>
    useWindow(secondWindow, studio.url, expectedComplaints, use),
});
