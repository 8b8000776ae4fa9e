import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exclusive, Failure, npm, PROJECT_ROOT, step } from './bootstrap.mjs';
import { run } from './processes';

/** Studio is a package root of its own: another React, another lockfile. */
export const STUDIO_FOLDER = join(PROJECT_ROOT, 'sanity-studio');
const STUDIO_BUILD = join(STUDIO_FOLDER, 'dist');
const SITE_STAMP = join(PROJECT_ROOT, 'build', '.stamp');
const SITE_INPUTS = [
  ...['app', 'public', 'front-door', 'content-lake', 'sanity-studio/server', 'protocol'],
  ...['scripts/compress-files.ts', 'scripts/build-renderer.ts', 'package.json', 'package-lock.json'],
  ...['remix.config.js', 'vite.config.ts', 'tsconfig.json'],
];
const NOT_IN_SITE = /\.(?:test|fixture)\.[a-z]+$|\.md$/;
const NOT_IN_STUDIO = /^\.\/(?:(?:dist|seed|server|\.sanity)\/|typegen.*\.mjs$)|\.test\.[a-z]+$|\.md$/;
const LINES_OF_A_FAILURE = 40;

/** The files at or below a path, relative to the root, in a stable order, without installed packages. */
export function filesBelow(root: string, path: string): string[] {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat === undefined ? [] : [path];
  const names = readdirSync(join(root, path)).filter((name) => name !== 'node_modules');
  return names.sort().flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** Hash of names and contents, not of times: a new checkout, or switching branches, makes nothing stale. */
export function contentHash(root: string, paths: readonly string[], ignored?: RegExp): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((each) => filesBelow(root, each))) {
    if (ignored?.test(path)) continue;
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const hasStamp = (file: string, hash: string) => existsSync(file) && readFileSync(file, 'utf8') === hash;
const siteHash = () => contentHash(PROJECT_ROOT, SITE_INPUTS, NOT_IN_SITE);
const studioHash = () =>
  contentHash(STUDIO_FOLDER, ['.'], NOT_IN_STUDIO) + contentHash(PROJECT_ROOT, ['protocol'], NOT_IN_SITE);

export const isSiteFresh = () => hasStamp(SITE_STAMP, siteHash());

/**
 * Builds unless the last build was made from the same files. The hash is taken before the build reads them and is
 * written at its end: a file that changes meanwhile makes the build stale, an interrupted one has no stamp.
 */
export async function buildOnce(
  name: string,
  hashOf: () => string,
  stamp: string,
  build: () => Promise<void>,
) {
  await exclusive(`build-${name}`, async () => {
    const hash = hashOf();
    if (hasStamp(stamp, hash)) return;
    rmSync(stamp, { force: true });
    await step('build', name, build);
    writeFileSync(stamp, hash);
  });
}

/** @throws Failure with the last lines of the tools' output */
async function npmRun(script: string, args: readonly string[] = [], options: Parameters<typeof run>[1] = {}) {
  const env = { ...options.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  const { code, reason, output } = await run(npm('run', script, ...args), { ...options, env, isQuiet: true });
  const lines = output.trimEnd().split('\n').slice(-LINES_OF_A_FAILURE);
  if (code !== 0) throw new Failure(`${lines.join('\n')}\n\`npm run ${script}\` failed: ${reason}.`);
}

/** Site, front door and lake. */
export const buildSite = () =>
  buildOnce('site', siteHash, SITE_STAMP, () => npmRun('build:all', [], { env: { NODE_ENV: 'production' } }));

/** The lake alone, in less than a second: development needs no other built program. */
export const buildLake = () => step('build', 'lake', () => npmRun('build:content-lake'));

/** A build empties its folder first and fills it at its end, so it runs in another folder and is then moved. */
export const buildStudio = () =>
  buildOnce('Studio', studioHash, join(STUDIO_BUILD, '.stamp'), async () => {
    const aside = join('.sanity', 'dist-next');
    await npmRun('build', ['--', aside], { cwd: STUDIO_FOLDER, env: { DO_NOT_TRACK: '1' } });
    rmSync(STUDIO_BUILD, { recursive: true, force: true });
    renameSync(join(STUDIO_FOLDER, aside), STUDIO_BUILD);
  });
