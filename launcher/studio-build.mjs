import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { contentHash } from './content-hash.mjs';
import { exclusive } from './exclusive.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { npm } from './npm.mjs';
import { recoverFolder } from './recover-folder.mjs';
import { replaceFolder } from './replace-folder.mjs';
import { STUDIO_FOLDER } from './studio-folder.mjs';

const STAMP = '.stamp';
/** A build empties its folder first and fills it at its end: it is made aside, so that what is served stays whole. */
const ASIDE = '.sanity/dist-next';
const FOLDERS = {
  current: join(STUDIO_FOLDER, 'dist'),
  next: join(STUDIO_FOLDER, ASIDE),
  previous: join(STUDIO_FOLDER, '.sanity', 'dist-previous'),
};
const NOT_BUILT = /^(?:dist|seed|server|\.sanity)\/|\.test\.[a-z]+$|\.md$|^serve\.mjs$|^typegen.*\.mjs$/;
const TAIL_LINES = 40;

/** @typedef {import('./progress.mjs').Progress} Progress */

const inputsHash = () =>
  contentHash(STUDIO_FOLDER, ['.'], (path) => !NOT_BUILT.test(path.replace(/^\.\//, '')));

/** @param {string} hash */
const isFresh = (hash) =>
  existsSync(join(FOLDERS.current, 'index.html')) &&
  existsSync(join(FOLDERS.current, STAMP)) &&
  readFileSync(join(FOLDERS.current, STAMP), 'utf8') === hash;

/**
 * Builds Studio unless the last build was made from the very same files. Its packages must be installed. Until a build
 * is whole, and for ever where it fails or is killed, the one before it stays in its place.
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
      recoverFolder(FOLDERS);
      const hash = inputsHash();
      if (!isFresh(hash)) await buildNow(hash, progress, niceness);
    },
  });
}

/**
 * @param {string} hash
 * @param {Progress} progress
 * @param {number} niceness
 */
async function buildNow(hash, progress, niceness) {
  const step = progress.step('build', 'Studio');
  const { command, args } = npm(['run', 'build', '--', ASIDE]);
  rmSync(FOLDERS.next, { recursive: true, force: true });
  try {
    const { code, output } = await runCommand(command, args, {
      cwd: STUDIO_FOLDER,
      niceness,
      env: { DO_NOT_TRACK: '1', FORCE_COLOR: '0' },
    });
    if (code !== 0) {
      step.fail();
      progress.quote(output, TAIL_LINES);
      throw new LaunchFailure(
        `Studio could not be built: \`npm run build\` ended with code ${code}; what it said stands above.`,
      );
    }
    writeFileSync(join(FOLDERS.next, STAMP), hash);
    replaceFolder(FOLDERS);
    step.done();
  } finally {
    step.fail();
  }
}
