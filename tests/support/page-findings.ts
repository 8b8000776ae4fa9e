import type { Page } from '@playwright/test';
import axe from 'axe-core';
import * as z from 'zod';
import { untilSettled } from './until-settled';

/** WCAG 2.2 AA with the versions and levels below it, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on colours; the others find the same in every theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const run = (runOnly: object, within: string) =>
  `axe.run(${JSON.stringify(within)}, ${JSON.stringify({ runOnly, resultTypes: ['violations'], preload: false })})`;

const results = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      nodes: z.array(z.object({ target: z.array(z.string()), failureSummary: z.string() })),
    }),
  ),
});

/**
 * Violations that axe finds on a page in its current state. axe is injected once with `evaluate`, which the
 * Content-Security-Policy does not block.
 * @param page a page without frames
 * @param coloursOnly runs only the rules for colours, for another theme of a page on which all rules have run
 * @param within selector of the part that has changed since, on a page on which all rules have run
 * @returns rule and element of each finding
 */
export async function axeFindings(page: Page, coloursOnly = false, within = ':root'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = results.parse(
    await page.evaluate(run(coloursOnly ? { type: 'rule', values: COLOUR_RULES } : TAGS, within)),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${reason(failureSummary)})`),
  );
}

/** The second line says what is wrong; the first, whether one or all of the following lines must be fixed. */
function reason(summary: string): string {
  return summary.split('\n')[1]?.trim() ?? '';
}

/** As `axeFindings`, with all rules in the light theme, and before it those for colours in the dark one. */
export async function axeFindingsInThemes(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await untilSettled(page);
    const findings = await axeFindings(page, colorScheme === 'dark', within);
    found.push(...findings.map((finding) => `${colorScheme} ${finding}`));
  }
  return found;
}

/** A phone in the dark theme, and a wide window in the light one. */
const VIEWS = [
  { size: { width: 320, height: 844 }, colorScheme: 'dark' },
  { size: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const;

/** As `axeFindings`, on a phone and in a wide window, each in another theme. */
export async function axeFindingsInWindows(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { size, colorScheme } of VIEWS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await untilSettled(page);
    const findings = await axeFindings(page, false, within);
    found.push(...findings.map((finding) => `${size.width} px, ${colorScheme}: ${finding}`));
  }
  return found;
}

/** What does not fit into a page's window: how much wider the page is, and words cut off that cannot be scrolled to. */
export async function misfits(page: Page): Promise<string[]> {
  // A resized window has its width up to a frame before the page is laid out in it, and some layouts move there.
  await untilSettled(page);
  return page.evaluate(() => {
    /** Right edge of what is seen of an element's text: of the window, or of what clips it; none if it can be scrolled to. */
    const edgeOf = (element: Element | null): number => {
      if (element === null) return window.innerWidth;
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll') return Number.POSITIVE_INFINITY;
      const outer = edgeOf(element.parentElement);
      return overflowX === 'visible' ? outer : Math.min(outer, element.getBoundingClientRect().right);
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    // A box may run off the edge, as the stair does; words may not.
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      if (!parentElement?.checkVisibility()) continue;
      // Visually hidden, for screen readers.
      if (parentElement.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right));
      if (right > edgeOf(parentElement) + 1) found.push(`cut: ${text.textContent?.slice(0, 40)}`);
    }
    return found;
  });
}
