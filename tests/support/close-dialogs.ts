import type { Page } from '@playwright/test';
import { expect } from './studio-expect';

const CLOSING_TIMEOUT_MS = 2_000;

/** Closes every dialog of the form, the one on top first, as one closed may show the one below it. */
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
