import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Ends a replacement that a crash has interrupted: afterwards the folder is there if it ever was, and nothing stands
 * aside.
 *
 * @param {{ current: string, previous: string }} folders absolute paths
 * @returns {void}
 */
export function recoverFolder({ current, previous }) {
  if (existsSync(previous) && !existsSync(current)) renameSync(previous, current);
  rmSync(previous, { recursive: true, force: true });
}
