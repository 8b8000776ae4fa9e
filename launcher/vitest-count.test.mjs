import { expect, it } from 'vitest';
import { vitestCount } from './vitest-count.mjs';

const passed = { fullName: 'menu opens', status: 'passed', failureMessages: [] };
const failed = { fullName: 'menu closes', status: 'failed', failureMessages: ['expected true to be false'] };
const file = (changes = {}) => ({
  name: '/a.test.ts',
  status: 'passed',
  message: '',
  assertionResults: [passed],
  ...changes,
});
/** @param {ReturnType<typeof file>[]} testResults */
const report = (...testResults) => ({ numPassedTests: 5, testResults });

it('counts what passed, and names the files', () => {
  expect(vitestCount(report(file()), 0)).toEqual({
    passed: 5,
    failures: [],
    secondTry: [],
    files: ['/a.test.ts'],
  });
});

it.each([
  [
    'failed tests',
    file({ assertionResults: [passed, failed, failed] }),
    Array(2).fill({ name: 'menu closes', message: 'expected true to be false' }),
  ],
  [
    'skipped tests',
    file({ assertionResults: [{ ...failed, status: 'skipped', failureMessages: null }] }),
    [{ name: 'menu closes', message: 'did not run: skipped' }],
  ],
  [
    'a file that could not be read',
    file({ status: 'failed', message: 'no such file', assertionResults: [] }),
    [{ name: '/a.test.ts', message: 'no such file' }],
  ],
  [
    'a file whose setup failed',
    file({ status: 'failed', message: 'no lake', assertionResults: [passed] }),
    [{ name: '/a.test.ts', message: 'no lake' }],
  ],
  ['an error outside of any test', file(), [{ name: 'an error outside of any test' }]],
])('names %s as failed', (_, testFile, failures) => {
  expect(vitestCount(report(testFile), 1).failures).toEqual(failures);
});

it('names what passed only when it was tried again', () => {
  const again = { ...failed, status: 'passed' };
  expect(vitestCount(report(file({ assertionResults: [passed, again] })), 0)).toMatchObject({
    failures: [],
    secondTry: ['menu closes'],
  });
});
