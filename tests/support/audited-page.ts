import type { Browser, Page } from '@playwright/test';
import { axeFindings } from './axe-findings';
import { startReact } from './start-react';
import { untilSettled } from './until-settled';

export const NARROW_PX = 390;
const WIDTHS_PX = [NARROW_PX, 1440];
const THEMES = ['light', 'dark'] as const;

/** One page for all audits of a file: assets are fetched once. */
export const newAuditedPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ baseURL: process.env.BROWSER_SITE_URL, reducedMotion: 'reduce' });

/** Opens a page of the site, and starts React. */
export async function openAudited(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await startReact(page);
}

/**
 * Findings of axe on the page in its current state, at each width and in each theme.
 * @param within selector of the part that has changed since all of the page was audited
 */
export async function findingsOn(
  page: Page,
  widths: readonly number[] = WIDTHS_PX,
  themes: readonly (typeof THEMES)[number][] = THEMES,
  within?: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await untilSettled(page);
      const findings = await axeFindings(page, colorScheme === 'dark', within);
      found.push(...findings.map((finding) => `${width} ${colorScheme} ${finding}`));
    }
  }
  return found;
}
