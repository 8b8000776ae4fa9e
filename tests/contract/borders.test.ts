import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDERS = [
  'app',
  'content-lake',
  'front-door',
  'protocol',
  'scripts',
  'sanity-studio/schema',
  'sanity-studio/structure',
  'sanity-studio/lake',
  'sanity-studio/server',
  'tests/support',
  'tests/content-lake',
  'tests/sample',
];

/** What npm has installed: with other packages, an import that was not found may be. */
const installed = createHash('sha256').update(readFileSync('node_modules/.package-lock.json')).digest('hex');
/** It reads only the files whose content has changed since its last run. */
const CACHE = ['--cache', `.cache/dependency-cruiser/${installed}`, '--cache-strategy', 'content'];

it('no import crosses a boundary of the architecture', { timeout: 120_000 }, () => {
  const args = ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...CACHE];
  const report: {
    summary: { violations: { from: string; to: string; rule: { name: string } }[]; totalCruised: number };
  } = JSON.parse(
    execFileSync(
      process.execPath,
      [...args, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...FOLDERS],
      {
        maxBuffer: 2 ** 28,
      },
    ).toString(),
  );
  expect(report.summary.violations.map(({ from, to, rule }) => `${from} → ${to} (${rule.name})`)).toEqual([]);
  expect(report.summary.totalCruised).toBeGreaterThan(200);
});
