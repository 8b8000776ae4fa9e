import { execFileSync } from 'node:child_process';
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
];

it('no import crosses a boundary of the architecture', { timeout: 60_000 }, () => {
  const args = [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
  ];
  const report: {
    summary: { violations: { from: string; to: string; rule: { name: string } }[]; totalCruised: number };
  } = JSON.parse(
    execFileSync(process.execPath, [...args, '--output-type', 'json', ...FOLDERS], {
      maxBuffer: 2 ** 28,
    }).toString(),
  );
  expect(report.summary.violations.map(({ from, to, rule }) => `${from} → ${to} (${rule.name})`)).toEqual([]);
  expect(report.summary.totalCruised).toBeGreaterThan(200);
});
