import { inputsHash, isFresh } from './build-stamp.mjs';
import { runCommand } from './command.mjs';
import { exclusive } from './exclusive.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { npm } from './npm.mjs';

const PHASES = 3;
const TAIL_LINES = 40;

/** @typedef {import('./progress.mjs').Progress} Progress */

/**
 * Builds site, front door and lake unless the last build was made from the very same files.
 *
 * @param {Progress} progress
 * @param {() => Promise<void>} [beforeBuild] what has to hold before a minute is spent on it; throws where it does not
 * @returns {Promise<string>} the hash of what was built from
 * @throws {LaunchFailure} after the end of the build's own output has been printed
 */
export async function build(progress, beforeBuild = async () => {}) {
  const before = inputsHash();
  if (isFresh(before)) return before;
  return exclusive('build-site', {
    onWait: (pid) => progress.say('build', `site: another launcher (process ${pid}) is at it, waiting`),
    work: async () => {
      const hash = inputsHash();
      if (!isFresh(hash)) {
        await beforeBuild();
        await buildNow(progress);
      }
      return hash;
    },
  });
}

/** @param {Progress} progress */
async function buildNow(progress) {
  const step = progress.step('build', 'site');
  const { command, args } = npm(['run', 'build']);
  let phase = 0;
  try {
    const { code, output } = await runCommand(command, args, {
      env: { NODE_ENV: 'production', FORCE_COLOR: '0', NO_COLOR: '1' },
      onLine: (line) => {
        // Vite ends the client's and the server's bundle with this line; esbuild follows with front door, lake and renderer.
        if (/built in /.test(line)) step.count(++phase, PHASES, 'bundles');
      },
    });
    if (code !== 0) {
      step.fail();
      progress.quote(output, TAIL_LINES);
      throw new LaunchFailure(
        `The site could not be built: \`npm run build\` ended with code ${code}; what it said stands above.`,
      );
    }
  } finally {
    step.fail();
  }
  step.done();
}
