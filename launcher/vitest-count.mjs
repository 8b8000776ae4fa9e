/**
 * @typedef {object} TestFailure
 * @property {string} name of the test or file
 * @property {string} [message] what the runner says of it
 *
 * @typedef {object} TestCount
 * @property {number} passed
 * @property {TestFailure[]} failures
 * @property {string[]} secondTry names of tests that passed only when they were tried again, as may be where CI is set
 * @property {string[]} files absolute paths of those that ran
 */

/**
 * @typedef {object} VitestReport the part of vitest's JSON report that is read here
 * @property {number} numPassedTests
 * @property {{ name: string, status: string, message: string, assertionResults: AssertionResult[] }[]} testResults a file each
 *
 * @typedef {{ fullName: string, status: string, failureMessages: string[] | null }} AssertionResult
 */

/**
 * A skipped test counts as failed: what does not run proves nothing. So does a file that could not be read or set up.
 *
 * @param {VitestReport} report
 * @param {number} exitCode of vitest
 * @returns {TestCount}
 */
export function vitestCount({ numPassedTests, testResults }, exitCode) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = [
    ...testResults
      .filter(
        ({ status, message, assertionResults }) =>
          status === 'failed' && (message || !assertionResults.length),
      )
      .map(({ name, message }) => ({ name, message })),
    ...tests.filter(({ status }) => status !== 'passed').map(failureOf),
  ];
  if (failures.length === 0 && exitCode !== 0) failures.push({ name: 'an error outside of any test' });
  return {
    passed: numPassedTests,
    failures,
    // Vitest keeps the errors of the tries before.
    secondTry: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map(({ fullName }) => fullName),
    files: testResults.map(({ name }) => name),
  };
}

/**
 * @param {AssertionResult} result
 * @returns {TestFailure}
 */
function failureOf({ fullName, status, failureMessages }) {
  return { name: fullName, message: failureMessages?.[0] ?? `did not run: ${status}` };
}
