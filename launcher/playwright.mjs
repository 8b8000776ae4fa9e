import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCommand } from './command.mjs';

/** @typedef {{ file?: string, suites?: Suite[] }} Suite */

/**
 * @typedef {object} PlaywrightReport the part of Playwright's JSON report that is read here
 * @property {{ rootDir: string }} config
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors those outside of any test
 * @property {Suite[]} suites one for each file
 */

/**
 * Runs the browser tests; Playwright's own output goes straight to ours. A skipped test counts as failed, as does one
 * that passes only when it is tried again.
 *
 * @param {import('./browser-probe.mjs').Browser} browser
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<import('./vitest.mjs').TestCount>}
 */
export async function runPlaywright(browser, progress) {
  const folder = mkdtempSync(join(tmpdir(), 'playwright-report-'));
  const reportFile = join(folder, 'report.json');
  const step = progress.step('test', 'browser');
  try {
    const { code } = await runCommand(
      process.execPath,
      [join('node_modules', '@playwright', 'test', 'cli.js'), 'test'],
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
    if (!existsSync(reportFile)) return { passed: 0, failed: 1, files: [] };
    /** @type {PlaywrightReport} */
    const { stats, errors, suites, config } = JSON.parse(readFileSync(reportFile, 'utf8'));
    const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
    const count = {
      passed: stats.expected,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      files: suites.flatMap(({ file }) => (file === undefined ? [] : [resolve(config.rootDir, file)])),
    };
    step.done(`${count.passed} passed, ${count.failed} failed`);
    return count;
  } finally {
    step.fail();
    rmSync(folder, { recursive: true, force: true });
  }
}
