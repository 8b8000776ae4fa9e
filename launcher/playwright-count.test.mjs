import { expect, it } from 'vitest';
import { playwrightCount } from './playwright-count.mjs';

const report = (stats = {}, errors = [{}].slice(1)) => ({
  config: { rootDir: '/tests/browser' },
  stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
  suites: [{ file: 'menu.test.ts' }],
});

it('counts what passed, and names the files', () => {
  expect(playwrightCount(report(), 0)).toEqual({
    passed: 5,
    failed: 0,
    files: ['/tests/browser/menu.test.ts'],
  });
});

it.each([
  ['failed tests', report({ unexpected: 2 }), 1, 2],
  ['tests that pass the second time', report({ flaky: 1 }), 0, 1],
  ['skipped tests', report({ skipped: 3 }), 0, 3],
  ['an error outside of any test', report({}, [{}]), 1, 1],
  ['an exit code alone', report(), 1, 1],
])('counts %s as failed', (_, given, exitCode, failed) => {
  expect(playwrightCount(given, exitCode).failed).toBe(failed);
});
