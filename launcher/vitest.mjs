import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { vitestCount } from './vitest-count.mjs';

/** @typedef {import('./vitest-count.mjs').TestCount} TestCount */

const NOTHING_RAN = { numPassedTests: 0, testResults: [] };

/**
 * Runs some projects of vitest.config.ts; vitest's own output goes straight to ours.
 *
 * @param {readonly string[]} projects
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<TestCount>}
 */
export async function runVitest(projects, progress) {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-report-'));
  const reportFile = join(folder, 'report.json');
  const step = progress.step('test', projects.join(', '), { hasOwnOutput: true });
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
      { passOutput: true },
    );
    step.fail();
    const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : NOTHING_RAN;
    const count = vitestCount(report, code);
    step.done(`${count.passed} passed, ${count.failures.length} failed`);
    return count;
  } finally {
    step.fail();
    rmSync(folder, { recursive: true, force: true });
  }
}
