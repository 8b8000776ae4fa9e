import type { Page, Response } from '@playwright/test';
import { expect } from './studio-expect';

/** While it is still checking what was typed last, Studio takes a click for none. */
const ANSWER_TIMEOUT_MS = 6_000;

const isPublish = (response: Response) =>
  response.url().includes('/data/actions/') &&
  (response.request().postData() ?? '').includes('"sanity.action.document.publish"');

/**
 * Publishes the document that is open.
 * @returns when the lake confirmed it, as `performance.now()`
 * @throws when the lake refuses it, or the button stays disabled
 */
export async function publish(page: Page): Promise<number> {
  let confirmedAtMs = 0;
  const note = (response: Response) => {
    if (isPublish(response) && response.ok()) confirmedAtMs = performance.now();
  };
  page.on('response', note);
  await expect(page.getByText(/^Saving/)).toHaveCount(0);
  await expect(async () => {
    await page.getByTestId('action-publish').click();
    await expect
      .poll(() => confirmedAtMs, { timeout: ANSWER_TIMEOUT_MS, intervals: [10] })
      .toBeGreaterThan(0);
  }).toPass();
  page.off('response', note);
  return confirmedAtMs;
}
