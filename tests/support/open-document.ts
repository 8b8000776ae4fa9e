import type { Page } from '@playwright/test';

const BOOT_TIMEOUT_MS = 60_000;

/**
 * Opens a document by its address, as a bookmark would, and waits until it can be edited.
 * @param place as in Studio's address after `/structure/`, for example `shared;faqItem;faqItem-contact`
 */
export async function openDocument(page: Page, place: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/structure/${place}`);
  await page.getByTestId('form-view').waitFor({ timeout: BOOT_TIMEOUT_MS });
}
