import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { content } from '../support/content';
import { type Weighed, weighPage } from '../support/page-weight';
import { startReact } from '../support/start-react';

const KB = 1_000;
/** Budgets of every page, with the best brotli compression. Slightly above the current sizes; raise one only by a decision. */
const PAGE_BUDGETS_KB = { html: 20, css: 14.2, scripts: 4, fonts: 58 };
/** Budget for React and the site's components, which are deferred until a control needs them. */
const REACT_BUDGET_KB = 132;

/** Empty if the budget holds; else one line with the parts, heaviest first. */
function excess(what: string, parts: readonly Weighed[], budgetKb: number): string[] {
  const sum = parts.reduce((total, { bytes }) => total + bytes, 0);
  if (sum <= budgetKb * KB) return [];
  const heaviest = [...parts].sort((a, b) => b.bytes - a.bytes);
  const list = heaviest.map(({ name, bytes }) => `${name} ${(bytes / KB).toFixed(1)}`).join(', ');
  return [`${what}: ${(sum / KB).toFixed(1)} KB, of ${budgetKb} allowed: ${list}`];
}

for (const path of content.kinds) {
  test(`${path} is within its size budgets`, async ({ page }) => {
    const weight = await weighPage(page, path);
    const budget = PAGE_BUDGETS_KB;
    const over = [
      ...excess('HTML', weight.html, budget.html),
      ...excess('CSS', weight.css, budget.css),
      ...excess('JavaScript', weight.scripts, budget.scripts),
      ...excess('Fonts', weight.fonts, budget.fonts),
    ];
    expect(over).toEqual([]);
    expect(weight.fonts).toHaveLength(1);
    expect(weight.scripts.some(({ name }) => name.endsWith('.js'))).toBe(true);
  });
}

test('React and the components are within their size budget', async ({ page }) => {
  const parts = new Map<string, Promise<Buffer>>();
  await page.goto('/', { waitUntil: 'networkidle' });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) parts.set(new URL(response.url()).pathname, response.body());
  });
  await startReact(page);
  const files = await Promise.all(
    [...parts].map(async ([name, body]) => ({ name, bytes: brotliCompressSync(await body).length })),
  );
  expect(files.length).toBeGreaterThan(3);
  expect(excess('React', files, REACT_BUDGET_KB)).toEqual([]);
});
