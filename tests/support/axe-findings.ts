import type { Page } from '@playwright/test';
import axe from 'axe-core';
import * as z from 'zod';

/** WCAG 2.2 AA with the versions and levels below it, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on colours; the others find the same in every theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const run = (runOnly: object, within: string) =>
  `axe.run(${JSON.stringify(within)}, ${JSON.stringify({ runOnly, resultTypes: ['violations'] })})`;

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
