import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LaunchFailure } from './launch-failure.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, os?: string[], cpu?: string[] }>} LockedPackages */

const WHAT_INSTALL_READS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

/** @param {string} file @returns {Record<string, unknown>} */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new LaunchFailure(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * @param {string} file a lockfile of npm
 * @returns {LockedPackages}
 */
function readLockedPackages(file) {
  const { packages } = readJson(file);
  return Object(packages);
}

/** @param {string[] | undefined} allowed as in a package's `os` and `cpu`: names, or names with a `!` before them */
function fits(/** @type {string[] | undefined} */ allowed, /** @type {string} */ actual) {
  if (allowed === undefined || allowed.length === 0) return true;
  if (allowed.includes(`!${actual}`)) return false;
  return allowed.includes(actual) || allowed.every((name) => name.startsWith('!'));
}

/**
 * What is installed for one package.json, compared with what its lockfile asks for.
 *
 * @param {string} folder absolute path of the folder that holds package.json
 * @returns {{ count: number, isCurrent: () => boolean, markCurrent: () => void }} `count` is how many packages an
 *   install brings on this machine, about; `markCurrent` is called after each install that went well
 * @throws {LaunchFailure} when package.json or package-lock.json is missing or broken
 */
export function installedPackages(folder) {
  const manifest = readJson(join(folder, 'package.json'));
  const lockFile = join(folder, 'package-lock.json');
  const locked = readLockedPackages(lockFile);
  const stampFile = join(folder, 'node_modules', '.launcher-stamp');
  const stamp = createHash('sha256')
    .update(JSON.stringify(WHAT_INSTALL_READS.map((key) => manifest[key])))
    .update(readFileSync(lockFile))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  const markCurrent = () => {
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  };
  return {
    count: Object.entries(locked).filter(
      ([path, { os, cpu }]) => path !== '' && fits(os, process.platform) && fits(cpu, process.arch),
    ).length,
    isCurrent() {
      if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
      // Somebody ran npm by hand: its own record of what it installed tells whether all of it is there.
      const record = join(folder, 'node_modules', '.package-lock.json');
      if (!existsSync(record)) return false;
      const present = readLockedPackages(record);
      const isComplete = Object.entries(locked).every(
        ([path, { version, optional }]) =>
          path === '' || optional === true || present[path]?.version === version,
      );
      if (isComplete) markCurrent();
      return isComplete;
    },
    markCurrent,
  };
}
