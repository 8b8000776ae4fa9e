import { runCommand } from './command.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { npm } from './npm.mjs';

const TAIL_LINES = 40;

/**
 * Compiles front door and lake alone, which takes less than a second: development needs no bundle of the site.
 *
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<void>}
 * @throws {LaunchFailure} after the end of the compiler's own output has been printed
 */
export async function buildServers(progress) {
  const step = progress.step('build', 'lake');
  const { command, args } = npm(['run', 'build:servers']);
  const { code, output } = await runCommand(command, args).finally(step.fail);
  if (code !== 0) {
    progress.quote(output, TAIL_LINES);
    throw new LaunchFailure(
      `The lake could not be built: \`npm run build:servers\` ended with code ${code}; what it said stands above.`,
    );
  }
  step.done();
}
