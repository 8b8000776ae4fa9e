import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './studio-expect';

const BOOT_TIMEOUT_MS = 60_000;

/**
 * Opens a page of the site in Studio, and waits until a click on it opens its fields.
 * @param path of the page
 * @returns the page, in its frame
 */
export async function openInPlace(editor: Page, path: string): Promise<FrameLocator> {
  const { origin } = new URL(editor.url());
  await editor.goto(`${origin}/presentation?preview=${encodeURIComponent(path)}`);
  await expect(editor.getByRole('checkbox', { name: 'Edit', exact: true })).toBeEnabled({
    timeout: BOOT_TIMEOUT_MS,
  });
  return editor.frameLocator('iframe');
}
