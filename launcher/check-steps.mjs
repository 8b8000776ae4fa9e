import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { runVitest } from './vitest.mjs';

/** @typedef {import('./progress.mjs').Progress} Progress */

/** @returns {{ subject: string, args: string[] }[]} each run by node, so that no shell and no npx stands between */
const commands = () => [
  {
    subject: 'types',
    args: [
      'typescript/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/check.tsbuildinfo',
    ],
  },
  { subject: 'lint', args: ['@biomejs/biome/bin/biome', 'check', '.'] },
];

/**
 * Types, lint, unit and contract tests, one after another; the contract tests hold the import borders.
 *
 * @param {Progress} progress
 * @returns {Promise<import('./vitest-count.mjs').TestCount>} what the tests came to; failed tests do not throw
 * @throws {LaunchFailure} at the first of the others that fails, after its whole output has been printed
 */
export async function runCheckSteps(progress) {
  for (const { subject, args } of commands()) {
    const step = progress.step('check', subject);
    const [script = '', ...rest] = args;
    const { code, output } = await runCommand(process.execPath, [join('node_modules', script), ...rest]);
    if (code !== 0) {
      step.fail();
      progress.line(output.trimEnd());
      throw new LaunchFailure(`check failed: ${subject}; what is wrong stands above.`);
    }
    step.done();
  }
  return runVitest(['unit', 'contract'], progress);
}
