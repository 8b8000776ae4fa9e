import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash } from './content-hash.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

const INPUTS = [
  'app',
  'public',
  'front-door',
  'content-lake',
  'protocol',
  'launcher/compress-files.mjs',
  'package.json',
  'package-lock.json',
  'remix.config.js',
  'vite.config.ts',
  'tsconfig.json',
];
const NOT_BUILT = /\.(?:test|fixture)\.[a-z]+$|\.md$/;
const OUTPUTS = [
  'build/renderer/main.cjs',
  'build/front-door/main.js',
  'build/content-lake/main.js',
  'build/content-lake/query-worker.js',
];
const STAMP_FILE = join(PROJECT_ROOT, 'build', '.stamp');
/** Not in the folder, which the build empties. */
const STARTED_FILE = join(PROJECT_ROOT, '.cache', 'build-started');

/** @returns {string} a hash of all that the build of site, front door and lake reads */
export const inputsHash = () => contentHash(PROJECT_ROOT, INPUTS, (path) => !NOT_BUILT.test(path));

/** @param {string} hash @returns {boolean} whether the last build went to its end and was made from inputs with this hash */
export function isFresh(hash) {
  return (
    OUTPUTS.every((path) => existsSync(join(PROJECT_ROOT, path))) &&
    existsSync(STAMP_FILE) &&
    readFileSync(STAMP_FILE, 'utf8') === hash
  );
}

/**
 * First and last step of `npm run build`, run by hand or by the launcher. The hash is taken before the build reads its
 * inputs, so a file that changes meanwhile makes the build stale; it counts from the last step on, so an interrupted
 * build has none.
 */
const steps = {
  start() {
    mkdirSync(dirname(STARTED_FILE), { recursive: true });
    rmSync(STAMP_FILE, { force: true });
    writeFileSync(STARTED_FILE, inputsHash());
  },
  end: () => renameSync(STARTED_FILE, STAMP_FILE),
};

if (process.argv[1] === fileURLToPath(import.meta.url)) steps[process.argv[2] === 'end' ? 'end' : 'start']();
