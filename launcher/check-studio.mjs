import { runCommand } from './command.mjs';
import { install } from './install.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { npm } from './npm.mjs';
import { buildStudio } from './studio-build.mjs';
import { STUDIO_FOLDER } from './studio-folder.mjs';

/**
 * Installs Studio, checks its types and builds it.
 *
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<void>}
 * @throws {LaunchFailure} after what is wrong has been printed
 */
export async function checkStudio(progress) {
  await install({ name: 'Studio', folder: 'sanity-studio' }, progress);
  const step = progress.step('check', 'types of Studio');
  const { command, args } = npm(['run', 'typecheck', '--if-present']);
  const { code, output } = await runCommand(command, args, { cwd: STUDIO_FOLDER }).finally(step.fail);
  if (code !== 0) {
    progress.line(output.trimEnd());
    throw new LaunchFailure('check failed: types of Studio; what is wrong stands above.');
  }
  step.done();
  await buildStudio(progress);
}
