/** @typedef {{ passed: number, failed: number, files: string[] }} TestCount `files` are absolute paths of those that ran */

/**
 * @typedef {object} VitestReport the part of vitest's JSON report that is read here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: unknown[] }[]} testResults
 */

/**
 * A skipped test counts as failed: what does not run proves nothing. So does a file that could not be read.
 *
 * @param {VitestReport} report
 * @param {number} exitCode of vitest
 * @returns {TestCount}
 */
export function vitestCount(report, exitCode) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + broken.length;
  return {
    passed: report.numPassedTests,
    // An error outside of any test shows in the exit code alone.
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    files: report.testResults.map(({ name }) => name),
  };
}
