import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { playwrightCount } from './playwright-count.mjs';

/**
 * Runs a project of the browser tests; Playwright's own output goes straight to ours.
 *
 * @param {{ project: string, workers: number }} what the project's name in playwright.config.ts, and how many of its files at once
 * @param {import('./browser-probe.mjs').Browser} browser
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<import('./vitest-count.mjs').TestCount>}
 */
export async function runPlaywright({ project, workers }, browser, progress) {
  const folder = mkdtempSync(join(tmpdir(), 'playwright-report-'));
  const reportFile = join(folder, 'report.json');
  const step = progress.step('test', `browser, ${project}`, { hasOwnOutput: true });
  try {
    const { code } = await runCommand(
      process.execPath,
      [
        join('node_modules', '@playwright', 'test', 'cli.js'),
        'test',
        `--project=${project}`,
        `--workers=${workers}`,
      ],
      {
        passOutput: true,
        env: {
          ...browser.env,
          CHROMIUM_PATH: browser.executablePath,
          CHROMIUM_ARGS: JSON.stringify(browser.args),
          PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        },
      },
    );
    step.fail();
    if (!existsSync(reportFile)) return noReport(project);
    const count = playwrightCount(JSON.parse(readFileSync(reportFile, 'utf8')), code);
    step.done(`${count.passed} passed, ${count.failures.length} failed`);
    return count;
  } finally {
    step.fail();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} project
 * @returns {import('./vitest-count.mjs').TestCount}
 */
const noReport = (project) => ({
  passed: 0,
  failures: [{ name: `browser, ${project}`, message: 'left no report' }],
  secondTry: [],
  files: [],
});
