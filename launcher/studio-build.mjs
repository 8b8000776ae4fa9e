import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { contentHash } from './content-hash.mjs';
import { exclusive } from './exclusive.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { npm } from './npm.mjs';
import { STUDIO_FOLDER } from './studio-folder.mjs';

const OUTPUT = 'dist';
const STAMP_FILE = join(STUDIO_FOLDER, OUTPUT, '.stamp');
const NOT_BUILT = /^(?:dist|seed|server|\.sanity)\/|\.test\.[a-z]+$|\.md$|^serve\.mjs$|^typegen.*\.mjs$/;
const TAIL_LINES = 40;

/** @typedef {import('./progress.mjs').Progress} Progress */

const inputsHash = () =>
  contentHash(STUDIO_FOLDER, ['.'], (path) => !NOT_BUILT.test(path.replace(/^\.\//, '')));

/** @param {string} hash */
const isFresh = (hash) =>
  existsSync(join(STUDIO_FOLDER, OUTPUT, 'index.html')) &&
  existsSync(STAMP_FILE) &&
  readFileSync(STAMP_FILE, 'utf8') === hash;

/**
 * Builds Studio unless the last build was made from the very same files. Its packages must be installed.
 *
 * @param {Progress} progress
 * @param {{ niceness?: number }} [options]
 * @returns {Promise<void>}
 * @throws {LaunchFailure} after the end of the build's own output has been printed
 */
export async function buildStudio(progress, { niceness = 0 } = {}) {
  if (isFresh(inputsHash())) return;
  await exclusive('build-studio', {
    onWait: (pid) => progress.say('build', `Studio: another launcher (process ${pid}) is at it, waiting`),
    work: async () => {
      const hash = inputsHash();
      if (isFresh(hash)) return;
      rmSync(STAMP_FILE, { force: true });
      const step = progress.step('build', 'Studio');
      const { command, args } = npm(['run', 'build']);
      try {
        const { code, output } = await runCommand(command, args, {
          cwd: STUDIO_FOLDER,
          niceness,
          env: { DO_NOT_TRACK: '1', FORCE_COLOR: '0' },
        });
        if (code === 0) {
          writeFileSync(STAMP_FILE, hash);
          step.done();
          return;
        }
        step.fail();
        progress.quote(output, TAIL_LINES);
        throw new LaunchFailure(
          `Studio could not be built: \`npm run build\` ended with code ${code}; what it said stands above.`,
        );
      } finally {
        step.fail();
      }
    },
  });
}
