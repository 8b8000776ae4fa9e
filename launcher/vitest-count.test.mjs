import { expect, it } from 'vitest';
import { vitestCount } from './vitest-count.mjs';

const file = (status = 'passed', assertionResults = [{}]) => ({
  name: '/a.test.ts',
  status,
  assertionResults,
});
const report = (changes = {}) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [file()],
  ...changes,
});

it('counts what passed, and names the files', () => {
  expect(vitestCount(report(), 0)).toEqual({ passed: 5, failed: 0, files: ['/a.test.ts'] });
});

it.each([
  ['failed tests', { numFailedTests: 2 }, 1, 2],
  ['skipped tests', { numPendingTests: 1 }, 0, 1],
  ['tests yet to be written', { numTodoTests: 1 }, 0, 1],
  ['a file that could not be read', { testResults: [file('failed', []), file()] }, 1, 1],
  ['an error outside of any test', {}, 1, 1],
])('counts %s as failed', (_, changes, exitCode, failed) => {
  expect(vitestCount(report(changes), exitCode).failed).toBe(failed);
});
