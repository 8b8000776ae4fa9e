import type { Page } from '@playwright/test';
import { expect } from './studio-expect';

const CLOSING_TIMEOUT_MS = 2_000;

/** Closes every dialog of the form, the top one first: closing it may reveal another. */
export async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  await expect(async () => {
    if ((await dialogs.count()) > 0)
      await dialogs
        .last()
        .getByRole('button', { name: 'Close dialog' })
        .click({ timeout: CLOSING_TIMEOUT_MS });
    await expect(dialogs).toHaveCount(0, { timeout: CLOSING_TIMEOUT_MS });
  }).toPass();
}
