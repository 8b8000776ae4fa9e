import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { PROJECT_ROOT } from '../../launcher/project-root.mjs';
import { INTENT_BUDGETS_KB, pageBudgetsKb } from '../support/page-budgets';
import { pageTypes } from '../support/page-types';
import { type Weighed, weighPage } from '../support/page-weight';

const ASSETS = join(PROJECT_ROOT, 'build', 'client', 'assets');
const KB = 1_000;

/** Whether a budget holds; where it does not, what weighs the most. */
function excess(what: string, parts: readonly Weighed[], budgetKb: number): string[] {
  const sum = parts.reduce((total, { bytes }) => total + bytes, 0);
  if (sum <= budgetKb * KB) return [];
  const heaviest = [...parts].sort((a, b) => b.bytes - a.bytes);
  const list = heaviest.map(({ name, bytes }) => `${name} ${(bytes / KB).toFixed(1)}`).join(', ');
  return [`${what}: ${(sum / KB).toFixed(1)} KB, of ${budgetKb} allowed: ${list}`];
}

for (const path of pageTypes) {
  test(`${path} weighs no more than it may`, async ({ page }) => {
    const weight = await weighPage(page, path);
    const budget = pageBudgetsKb[path];
    const over = [
      ...excess('HTML', weight.html, budget.html),
      ...excess('CSS', weight.css, budget.css),
      ...excess('JavaScript before the load event', weight.scriptsBeforeLoad, budget.scriptsBeforeLoad),
      ...excess('JavaScript', weight.scripts, budget.scripts),
      ...excess('Fonts', weight.fonts, budget.fonts),
    ];
    expect(over).toEqual([]);
    expect(weight.fonts).toHaveLength(1);
    expect(weight.scripts.length).toBeGreaterThan(weight.scriptsBeforeLoad.length);
  });
}

for (const [name, budgetKb] of Object.entries(INTENT_BUDGETS_KB)) {
  test(`${name}, fetched when somebody reaches for it, weighs no more than it may`, () => {
    const files = readdirSync(ASSETS).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
    expect(files).toHaveLength(1);
    const parts = files.map((file) => ({
      name: file,
      bytes: brotliCompressSync(readFileSync(join(ASSETS, file))).length,
    }));
    expect(excess(name, parts, budgetKb)).toEqual([]);
  });
}
