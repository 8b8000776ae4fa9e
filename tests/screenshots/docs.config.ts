import { defineConfig } from '@playwright/test';
import pictures from './playwright.config';

/** The pictures of README.md and docs/editors.md: `npm run screenshots -- docs`. */
export default defineConfig({
  ...pictures,
  testMatch: 'docs.ts',
  // Studio's tests have a site and a lake of their own.
  globalSetup: undefined,
});
