import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NEVER_READ = new Set(['node_modules', '.git', '.DS_Store']);

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} the files at or below the path, relative to the root, in a stable order
 */
function filesBelow(root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !NEVER_READ.has(name))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/**
 * Contents, not times: a fresh checkout, a branch switched to and back, or an undone edit makes nothing stale.
 *
 * @param {string} root absolute path of a folder
 * @param {readonly string[]} paths files and folders in it; those that do not exist count as empty
 * @param {(path: string) => boolean} [isCounted] which of the files found count
 * @returns {string} a hash in hex of names and contents
 */
export function contentHash(root, paths, isCounted = () => true) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((each) => filesBelow(root, each)).filter(isCounted)) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
