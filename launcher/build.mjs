import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { contentHash } from './content-hash.mjs';
import { exclusive } from './exclusive.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { npm } from './npm.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

const INPUTS = [
  'app',
  'public',
  'front-door',
  'content-lake',
  'protocol',
  'launcher/build-renderer.mjs',
  'launcher/compress-files.mjs',
  'package.json',
  'package-lock.json',
  'remix.config.js',
  'vite.config.ts',
  'tsconfig.json',
];
const NOT_BUILT = /\.(?:test|fixture)\.[a-z]+$|\.md$/;
const OUTPUTS = ['build/renderer/main.cjs', 'build/front-door/main.js', 'build/content-lake/main.js'];
const STAMP_FILE = join(PROJECT_ROOT, 'build', '.stamp');
const PHASES = 3;
const TAIL_LINES = 40;

/** @typedef {import('./progress.mjs').Progress} Progress */

const inputsHash = () => contentHash(PROJECT_ROOT, INPUTS, (path) => !NOT_BUILT.test(path));

/** @param {string} hash */
function isFresh(hash) {
  return (
    OUTPUTS.every((path) => existsSync(join(PROJECT_ROOT, path))) &&
    existsSync(STAMP_FILE) &&
    readFileSync(STAMP_FILE, 'utf8') === hash
  );
}

/**
 * Builds site, front door and lake unless the last build was made from the very same files.
 *
 * @param {Progress} progress
 * @returns {Promise<string>} the hash of what was built from
 * @throws {LaunchFailure} after the end of the build's own output has been printed
 */
export async function build(progress) {
  const before = inputsHash();
  if (isFresh(before)) return before;
  return exclusive('build-site', {
    onWait: (pid) => progress.say('build', `site: another launcher (process ${pid}) is at it, waiting`),
    work: async () => {
      const hash = inputsHash();
      if (!isFresh(hash)) await buildNow(hash, progress);
      return hash;
    },
  });
}

/**
 * @param {string} hash
 * @param {Progress} progress
 */
async function buildNow(hash, progress) {
  const step = progress.step('build', 'site');
  const { command, args } = npm(['run', 'build']);
  let phase = 0;
  rmSync(STAMP_FILE, { force: true });
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
  mkdirSync(join(PROJECT_ROOT, 'build'), { recursive: true });
  writeFileSync(STAMP_FILE, hash);
  step.done();
}
