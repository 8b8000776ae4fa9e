import { expect, it } from 'vitest';
import { playwrightCount } from './playwright-count.mjs';

/** @param {string} title @param {string} status @param {string[]} messages of its tries, empty where one passed */
const spec = (title, status, ...messages) => ({
  title,
  tests: [{ status, results: messages.map((message) => ({ error: message ? { message } : undefined })) }],
});
/** @param {{ message: string }[]} errors */
const report = (specs = [spec('once', 'expected', '')], stats = {}, errors = []) => ({
  config: { rootDir: '/tests/browser' },
  stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
  suites: [{ file: 'menu.test.ts', specs, suites: [{ specs }] }],
});

it('counts what passed, and names the files', () => {
  expect(playwrightCount(report(), 0)).toEqual({
    passed: 5,
    failures: [],
    files: ['/tests/browser/menu.test.ts'],
    secondTry: [],
  });
});

it('names what passed only when it was tried again, in a group of tests as well', () => {
  const specs = [spec('once', 'expected', ''), spec('twice', 'flaky', 'slow', '')];
  expect(playwrightCount(report(specs, { flaky: 2 }), 0)).toMatchObject({
    passed: 7,
    failures: [],
    secondTry: ['twice', 'twice'],
  });
});

it.each([
  [
    'failed tests',
    report([spec('closes', 'unexpected', 'first', 'second')]),
    Array(2).fill({ name: 'closes', message: 'second' }),
  ],
  [
    'skipped tests',
    report([spec('closes', 'skipped')]),
    Array(2).fill({ name: 'closes', message: 'did not run: skipped' }),
  ],
  [
    'an error outside of any test',
    report([], {}, [{ message: 'no browser' }]),
    [{ name: 'an error outside of any test', message: 'no browser' }],
  ],
  ['an exit code alone', report(), [{ name: 'exit code 1', message: '' }]],
])('names %s as failed', (_, given, failures) => {
  expect(playwrightCount(given, 1).failures).toEqual(failures);
});
