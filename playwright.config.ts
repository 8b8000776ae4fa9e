import { defineConfig } from '@playwright/test';

/** What a machine keeps that is busy with other suites. */
const ACTION_TIMEOUT_MS = 20_000;
const EXPECT_TIMEOUT_MS = 20_000;
const TEST_TIMEOUT_MS = 60_000;
/** Studio takes long to load and to answer on a machine that is busy with other suites. */
const STUDIO_ACTION_TIMEOUT_MS = 30_000;
const STUDIO_RETRIES_TIMEOUT_MS = 60_000;
const STUDIO_TEST_TIMEOUT_MS = 180_000;

/** `npm test` finds a browser, or installs one, and says here what to start it with; see scripts/browser.ts. */
function argumentsOfChromium(): string[] {
  const list: unknown = JSON.parse(process.env.CHROMIUM_ARGS ?? '[]');
  return Array.isArray(list) ? list.map(String) : [];
}

/** Its tests have a site and a lake of their own. */
const isOnlyStudio = process.argv.includes('--project=studio');

/** Long repetitions carry this tag; only `npm run test:nightly` runs them: them alone, or all tests. */
const NIGHTLY = /@nightly/;
const TAGGED: Record<string, { grep?: RegExp; grepInvert?: RegExp }> = {
  none: { grepInvert: NIGHTLY },
  true: { grep: NIGHTLY },
  all: {},
};

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  // Playwright empties it at its start.
  outputDir: `${process.env.RESULTS_DIR ?? 'test-results'}/artifacts`,
  ...(isOnlyStudio ? {} : { globalSetup: './tests/support/browser-site.ts' }),
  // Pages share a site, and change nothing in it; Studio's tests have a lake of their own.
  projects: [
    { name: 'site', testIgnore: 'studio/**' },
    {
      name: 'studio',
      testMatch: 'studio/**/*.test.ts',
      timeout: STUDIO_TEST_TIMEOUT_MS,
      expect: { toPass: { timeout: STUDIO_RETRIES_TIMEOUT_MS } },
      use: { actionTimeout: STUDIO_ACTION_TIMEOUT_MS },
    },
  ],
  ...TAGGED[process.env.NIGHTLY ?? 'none'],
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    baseURL: process.env.BROWSER_SITE_URL,
    actionTimeout: ACTION_TIMEOUT_MS,
    screenshot: 'only-on-failure',
    // Actions, console and network; pictures and the DOM of each step would take a quarter of the processor.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: argumentsOfChromium(),
    },
  },
});
