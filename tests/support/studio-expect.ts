import { expect as base } from '@playwright/test';

/** For Studio on a machine that is busy with other suites. */
const TIMEOUT_MS = 30_000;
/** Studio stores an edit within about a second; Playwright's own intervals grow to one. */
const POLL_MS = 100;

export const expect = base.configure({ timeout: TIMEOUT_MS });

/** `expect.poll` that notices a change soon. */
export const eventually: typeof expect.poll = (actual) => expect.poll(actual, { intervals: [POLL_MS] });
