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
    secondTry: [],
  });
});

it('names what passed only when it was tried again', () => {
  const spec = { title: 'once', tests: [{ status: 'expected' }] };
  const flaky = { title: 'twice', tests: [{ status: 'flaky' }] };
  const suites = [{ file: 'menu.test.ts', specs: [spec], suites: [{ specs: [flaky] }] }];
  expect(playwrightCount({ ...report({ flaky: 1 }), suites }, 0)).toMatchObject({
    passed: 6,
    failed: 0,
    secondTry: ['twice'],
  });
});

it.each([
  ['failed tests', report({ unexpected: 2 }), 1, 2],
  ['skipped tests', report({ skipped: 3 }), 0, 3],
  ['an error outside of any test', report({}, [{}]), 1, 1],
  ['an exit code alone', report(), 1, 1],
])('counts %s as failed', (_, given, exitCode, failed) => {
  expect(playwrightCount(given, exitCode).failed).toBe(failed);
});
