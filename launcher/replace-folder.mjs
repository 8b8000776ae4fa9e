import { existsSync, renameSync, rmSync } from 'node:fs';
import { recoverFolder } from './recover-folder.mjs';

/**
 * Puts a finished folder in the place of another. No system renames over a folder that is not empty, so the old one
 * steps aside for a moment; after a crash at that moment `recoverFolder` puts it back.
 *
 * @param {{ next: string, current: string, previous: string }} folders absolute paths on one file system; `next` exists
 * @returns {void}
 */
export function replaceFolder({ next, current, previous }) {
  recoverFolder({ current, previous });
  if (existsSync(current)) renameSync(current, previous);
  renameSync(next, current);
  rmSync(previous, { recursive: true, force: true });
}
