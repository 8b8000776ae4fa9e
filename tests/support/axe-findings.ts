import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { z } from 'zod';

/** WCAG 2.2 at level AA, with all that it builds on, and what axe recommends beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RUN = `axe.run(document, ${JSON.stringify({ runOnly: TAGS, resultTypes: ['violations'] })})`;

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
 * @returns rule and element of each finding; empty where all is well
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = results.parse(await page.evaluate(RUN));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${reason(failureSummary)})`),
  );
}

/** The second line says what is wrong; the first, how many ways there are to mend it. */
function reason(summary: string): string {
  return summary.split('\n')[1]?.trim() ?? '';
}
