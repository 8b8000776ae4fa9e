import { resolve } from 'node:path';

/**
 * @typedef {object} PlaywrightReport the part of Playwright's JSON report that is read here
 * @property {{ rootDir: string }} config
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors those outside of any test
 * @property {Suite[]} suites one for each file
 *
 * @typedef {object} Suite
 * @property {string} [file]
 * @property {{ title: string, tests: { status: string }[] }[]} [specs]
 * @property {Suite[]} [suites]
 */

/**
 * A skipped test counts as failed. One that passes only when it is tried again, as may be where CI is set, is named.
 *
 * @param {PlaywrightReport} report
 * @param {number} exitCode of Playwright
 * @returns {import('./vitest-count.mjs').TestCount & { secondTry: string[] }} `secondTry`: titles
 */
export function playwrightCount({ config, stats, errors, suites }, exitCode) {
  const failed = stats.unexpected + stats.skipped + errors.length;
  return {
    passed: stats.expected + stats.flaky,
    secondTry: suites.flatMap(flakyTitles),
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    files: suites.flatMap(({ file }) => (file === undefined ? [] : [resolve(config.rootDir, file)])),
  };
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function flakyTitles({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => title), ...suites.flatMap(flakyTitles)];
}
