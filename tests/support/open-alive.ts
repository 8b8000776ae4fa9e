import type { Page } from '@playwright/test';
import { untilAlive } from './until-alive';

/**
 * Opens a page and waits until its scripts have taken over and all that it loads has come.
 * @param page a browser page that is as wide as the test needs
 * @param path a path of the site
 */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await untilAlive(page);
}
