import { resolve } from 'node:path';

/**
 * @typedef {object} PlaywrightReport the part of Playwright's JSON report that is read here
 * @property {{ rootDir: string }} config
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors those outside of any test
 * @property {Suite[]} suites one for each file
 *
 * @typedef {object} Suite
 * @property {string} [file]
 * @property {Spec[]} [specs]
 * @property {Suite[]} [suites]
 *
 * @typedef {{ title: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }} Spec
 */

/**
 * A skipped test counts as failed.
 *
 * @param {PlaywrightReport} report
 * @param {number} exitCode of Playwright
 * @returns {import('./vitest-count.mjs').TestCount}
 */
export function playwrightCount({ config, stats, errors, suites }, exitCode) {
  const specs = suites.flatMap(specsOf);
  /** @param {string} status */
  const withStatus = (status) => specs.filter(({ tests }) => tests.some((test) => test.status === status));
  const failures = [
    ...withStatus('unexpected').map((spec) => ({ name: spec.title, message: messageOf(spec) })),
    ...withStatus('skipped').map(({ title }) => ({ name: title, message: 'did not run: skipped' })),
    ...errors.map(({ message }) => ({ name: 'an error outside of any test', message })),
  ];
  if (failures.length === 0 && exitCode !== 0) failures.push({ name: `exit code ${exitCode}`, message: '' });
  return {
    passed: stats.expected + stats.flaky,
    failures,
    secondTry: withStatus('flaky').map(({ title }) => title),
    files: suites.flatMap(({ file }) => (file === undefined ? [] : [resolve(config.rootDir, file)])),
  };
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * @param {Spec} spec
 * @returns {string} what its last try came to
 */
const messageOf = ({ tests }) =>
  tests
    .flatMap(({ results }) => results)
    .map(({ error }) => error?.message ?? '')
    .findLast((message) => message !== '') ?? '';
