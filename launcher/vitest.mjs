import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.mjs';

/** @typedef {{ passed: number, failed: number, files: string[] }} TestCount `files` are absolute paths of those that ran */
/** @typedef {import('./progress.mjs').Progress} Progress */

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
 * @param {number} exitCode
 * @returns {TestCount}
 */
function countOf(report, exitCode) {
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

/**
 * Runs some projects of vitest.config.ts; vitest's own output goes straight to ours.
 *
 * @param {readonly string[]} projects
 * @param {Progress} progress
 * @param {Record<string, string | undefined>} [env] added to the launcher's own
 * @returns {Promise<TestCount>}
 */
export async function runVitest(projects, progress, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-report-'));
  const reportFile = join(folder, 'report.json');
  const step = progress.step('test', projects.join(', '));
  try {
    const { code } = await runCommand(
      process.execPath,
      [
        join('node_modules', 'vitest', 'vitest.mjs'),
        'run',
        '--passWithNoTests',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ],
      { env, passOutput: true },
    );
    step.fail();
    if (!existsSync(reportFile)) return { passed: 0, failed: code === 0 ? 0 : 1, files: [] };
    const count = countOf(JSON.parse(readFileSync(reportFile, 'utf8')), code);
    step.done(`${count.passed} passed, ${count.failed} failed`);
    return count;
  } finally {
    step.fail();
    rmSync(folder, { recursive: true, force: true });
  }
}
