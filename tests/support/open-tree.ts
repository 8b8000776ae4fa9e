import type { Page } from '@playwright/test';
import { moveWithinStudio } from './move-within-studio';

const BOOT_TIMEOUT_MS = 30_000;

/**
 * Opens the tree of the site in Studio, without a document. Studio is loaded only if it is not open yet.
 * @param url of Studio, without a slash at the end
 */
export async function openTree(page: Page, url: string): Promise<void> {
  const tree = `${url}/structure`;
  if (page.url().startsWith(url)) {
    await moveWithinStudio(page, tree);
    await page.getByTestId('form-view').waitFor({ state: 'detached' });
  } else {
    await page.goto(tree);
  }
  await page.getByRole('link', { name: 'Home', exact: true }).waitFor({ timeout: BOOT_TIMEOUT_MS });
}
