import type { Page } from '@playwright/test';
import axe from 'axe-core';
import * as z from 'zod';

/** WCAG 2.2 at level AA, with all that it builds on, and what axe recommends beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours; what all others look at is the same in every theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const run = (runOnly: object) =>
  `axe.run(document, ${JSON.stringify({ runOnly, resultTypes: ['violations'] })})`;

const results = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      nodes: z.array(z.object({ target: z.array(z.string()), failureSummary: z.string() })),
    }),
  ),
});

/**
 * What axe finds wrong with a page, in the state that it is in. It is put into the page once, by the browser's own
 * door, which the Content-Security-Policy does not close.
 * @param page a page without frames
 * @param coloursOnly asks the rules that look at colours alone, for a theme of a page that all have been asked of
 * @returns rule and element of each finding; empty where all is well
 */
export async function axeFindings(page: Page, coloursOnly = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = results.parse(
    await page.evaluate(run(coloursOnly ? { type: 'rule', values: COLOUR_RULES } : TAGS)),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${reason(failureSummary)})`),
  );
}

/** The second line says what is wrong; the first, how many ways there are to mend it. */
function reason(summary: string): string {
  return summary.split('\n')[1]?.trim() ?? '';
}
