import { resolve } from 'node:path';

/**
 * @typedef {object} PlaywrightReport the part of Playwright's JSON report that is read here
 * @property {{ rootDir: string }} config
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors those outside of any test
 * @property {{ file?: string }[]} suites one for each file
 */

/**
 * A skipped test counts as failed, as does one that passes only when it is tried again.
 *
 * @param {PlaywrightReport} report
 * @param {number} exitCode of Playwright
 * @returns {import('./vitest-count.mjs').TestCount}
 */
export function playwrightCount({ config, stats, errors, suites }, exitCode) {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return {
    passed: stats.expected,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    files: suites.flatMap(({ file }) => (file === undefined ? [] : [resolve(config.rootDir, file)])),
  };
}
