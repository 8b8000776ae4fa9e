import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { runVitest } from './vitest.mjs';

const CRUISED = ['app', 'content-lake', 'front-door', 'launcher', 'sanity-studio/schema'];

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
  {
    subject: 'borders',
    args: [
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      ...CRUISED.filter((path) => existsSync(join(PROJECT_ROOT, path))),
    ],
  },
];

/**
 * Types, lint, import borders, unit and contract tests, one after another.
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
