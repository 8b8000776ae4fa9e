import type { Page, Response } from '@playwright/test';
import { expect } from './studio-expect';

/** The click is retried after this: Studio ignores it while it validates the last edit. */
const ANSWER_TIMEOUT_MS = 6_000;

const isPublish = (response: Response) =>
  response.url().includes('/data/actions/') &&
  (response.request().postData() ?? '').includes('"sanity.action.document.publish"');

/**
 * Publishes the document that is open.
 * @returns once the lake has confirmed it
 * @throws when the lake refuses it, or the button stays disabled
 */
export async function publish(page: Page): Promise<void> {
  let isConfirmed = false;
  const note = (response: Response) => {
    if (isPublish(response) && response.ok()) isConfirmed = true;
  };
  page.on('response', note);
  await expect(page.getByText(/^Saving/)).toHaveCount(0);
  await expect(async () => {
    await page.getByTestId('action-publish').click();
    await expect.poll(() => isConfirmed, { timeout: ANSWER_TIMEOUT_MS, intervals: [10] }).toBe(true);
  }).toPass();
  page.off('response', note);
}
