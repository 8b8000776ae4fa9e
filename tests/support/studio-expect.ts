import { expect as base } from '@playwright/test';

const TIMEOUT_MS = 15_000;

/** Playwright's `expect` with a timeout for Studio on a busy machine. */
export const expect = base.configure({ timeout: TIMEOUT_MS });
