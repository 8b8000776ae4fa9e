import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { exclusive, Failure, npm, PROJECT_ROOT } from './bootstrap.mjs';
import { run } from './processes';
import { progress } from './progress';

/** Studio is a package root of its own: another React, another lockfile. */
export const STUDIO_FOLDER = join(PROJECT_ROOT, 'sanity-studio');
const SITE_INPUTS = [
  ...['app', 'public', 'front-door', 'content-lake', 'protocol'],
  ...['scripts/compress-files.ts', 'package.json', 'package-lock.json'],
  ...['remix.config.js', 'vite.config.ts', 'tsconfig.json'],
];
const SITE_OUTPUTS = [
  'renderer/main.cjs',
  'front-door/main.js',
  'content-lake/main.js',
  'content-lake/query-worker.js',
];
const NOT_IN_SITE = /\.(?:test|fixture)\.[a-z]+$|\.md$/;
const NOT_IN_STUDIO =
  /^\.\/(?:(?:dist|seed|server|\.sanity)\/|serve\.mjs$|typegen.*\.mjs$)|\.test\.[a-z]+$|\.md$/;
const NEVER_READ = new Set(['node_modules', '.git', '.DS_Store']);
const SITE = { folder: join(PROJECT_ROOT, 'build'), stamp: join(PROJECT_ROOT, 'build', '.stamp') };
/** A build empties its folder first and fills it at its end: Studio's is made aside, so that what is served stays whole. */
const STUDIO = {
  current: join(STUDIO_FOLDER, 'dist'),
  next: join(STUDIO_FOLDER, '.sanity', 'dist-next'),
  previous: join(STUDIO_FOLDER, '.sanity', 'dist-previous'),
};

/** The files at or below a path, relative to the root, in a stable order. */
function filesBelow(root: string, path: string): string[] {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat === undefined ? [] : [path];
  const names = readdirSync(join(root, path)).filter((name) => !NEVER_READ.has(name));
  return names.sort().flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** Of names and contents, not of times: a fresh checkout, or a branch switched to and back, makes nothing stale. */
export function contentHash(root: string, paths: readonly string[], ignored?: RegExp): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((each) => filesBelow(root, each))) {
    if (ignored?.test(path)) continue;
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const isStamped = (file: string, hash: string) => existsSync(file) && readFileSync(file, 'utf8') === hash;
const isSiteFresh = (hash: string) =>
  isStamped(SITE.stamp, hash) && SITE_OUTPUTS.every((path) => existsSync(join(SITE.folder, path)));

/**
 * Builds site, front door and lake unless the last build was made from the very same files. The hash is taken before
 * the build reads them and is written at its end: a file that changes meanwhile makes the build stale, an interrupted
 * one has no stamp.
 * @param beforeBuild throws what makes a build of a minute pointless
 * @param byHand `npm run build` always builds, and prints what the tools print
 */
export async function buildSite({
  beforeBuild,
  byHand = false,
}: {
  beforeBuild?: () => Promise<void>;
  byHand?: boolean;
} = {}): Promise<void> {
  const siteHash = () => contentHash(PROJECT_ROOT, SITE_INPUTS, NOT_IN_SITE);
  if (!byHand && isSiteFresh(siteHash())) return;
  await exclusive('build-site', {
    async work() {
      const hash = siteHash();
      if (!byHand && isSiteFresh(hash)) return;
      await beforeBuild?.();
      rmSync(SITE.stamp, { force: true });
      await npmRun('site', 'build:all', { env: { NODE_ENV: 'production' }, inherit: byHand });
      writeFileSync(SITE.stamp, hash);
    },
  });
}

/** Front door and lake alone, in less than a second: development needs no bundle of the site. */
export const buildServers = () => npmRun('lake', 'build:servers', {});

/** @throws Failure after the end of what the tools printed */
async function npmRun(
  subject: string,
  script: string,
  { inherit = false, env, ...options }: Parameters<typeof run>[1] & object,
  args: string[] = [],
): Promise<void> {
  const step = inherit ? undefined : progress.step('build', subject);
  const plain = inherit ? {} : { FORCE_COLOR: '0', NO_COLOR: '1' };
  try {
    const { code, output } = await run(npm(['run', script, ...args]), {
      ...options,
      inherit,
      env: { ...plain, ...env },
    });
    step?.fail();
    if (code !== 0) {
      progress.quote(output);
      throw new Failure(
        `The ${subject} could not be built: \`npm run ${script}\` ended with code ${code}; what it said stands above.`,
      );
    }
    step?.done();
  } finally {
    step?.fail();
  }
}

/** After a crash between the two moves of `replaceStudio`. */
function recoverStudio({ current, previous } = STUDIO): void {
  if (existsSync(previous) && !existsSync(current)) renameSync(previous, current);
  rmSync(previous, { recursive: true, force: true });
}

/** No system renames over a folder that is not empty, so the old one is moved aside for a moment. */
function replaceStudio({ next, current, previous } = STUDIO): void {
  if (existsSync(current)) renameSync(current, previous);
  renameSync(next, current);
  rmSync(previous, { recursive: true, force: true });
}

/** Builds Studio unless it is fresh. Until a build is whole, and when it fails, the one before it stays in its place. */
export async function buildStudio(niceness = 0): Promise<void> {
  const studioHash = () => contentHash(STUDIO_FOLDER, ['.'], NOT_IN_STUDIO);
  const isFresh = (hash: string) =>
    isStamped(join(STUDIO.current, '.stamp'), hash) && existsSync(join(STUDIO.current, 'index.html'));
  if (isFresh(studioHash())) return;
  await exclusive('build-studio', {
    async work() {
      recoverStudio();
      const hash = studioHash();
      if (isFresh(hash)) return;
      rmSync(STUDIO.next, { recursive: true, force: true });
      mkdirSync(dirname(STUDIO.next), { recursive: true });
      const options = { cwd: STUDIO_FOLDER, niceness, env: { DO_NOT_TRACK: '1' } };
      await npmRun('Studio', 'build', options, ['--', '.sanity/dist-next']);
      writeFileSync(join(STUDIO.next, '.stamp'), hash);
      replaceStudio();
    },
  });
}
