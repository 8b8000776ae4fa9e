import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

/** As the browser tests run, over a site of its own, for `npm run screenshots`. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: 'screenshots.ts',
  outputDir: '../../test-results',
  globalSetup: '../support/browser-site.ts',
  projects: undefined,
  retries: 0,
  timeout: 120_000,
  reporter: [['list']],
  use: { ...browserTests.use, trace: 'off', screenshot: 'off' },
});
