import { expect as base } from '@playwright/test';

const TIMEOUT_MS = 15_000;
/** Studio stores an edit within about a second; Playwright's own intervals grow to one. */
const POLL_MS = 100;

type Expect = typeof base;
const configured = base.configure({ timeout: TIMEOUT_MS });
const poll: Expect['poll'] = (actual, options) =>
  configured.poll(actual, {
    intervals: [POLL_MS],
    ...(typeof options === 'string' ? { message: options } : options),
  });

/** Playwright's `expect` with a timeout for Studio on a busy machine, and with polls that notice a change soon. */
export const expect: Expect = new Proxy(configured, {
  get: (target, name, receiver) => (name === 'poll' ? poll : Reflect.get(target, name, receiver)),
});
