import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';

const HEARTBEAT_MS = 2_000;
const ABANDONED_AFTER_MS = 15_000;
const RETRY_MS = 250;

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: alive, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * A process number alone proves nothing (after a restart of a container it belongs to another), so a holder also
 * touches its file while it works.
 *
 * @param {string} file
 * @returns {number | undefined} the holder, or nothing when there is none or it is gone
 */
function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    const isFresh = Date.now() - statSync(file).mtimeMs < ABANDONED_AFTER_MS;
    return isFresh && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @returns {boolean} whether the lock is ours now
 */
function take(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // A link appears whole or not at all: nobody ever reads a lock that is not yet written.
    linkSync(own, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @param {string} file */
function removeAbandoned(file) {
  if (statSync(file, { throwIfNoEntry: false }) === undefined || holderOf(file) !== undefined) return;
  const aside = `${file}.abandoned.${process.pid}`;
  try {
    renameSync(file, aside);
    // Between the look and the move another launcher may have put its own lock here: give that one back.
    if (holderOf(aside) !== undefined) linkSync(aside, file);
  } catch {
    // Somebody else has already taken it away.
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Runs the work while no other launcher on this checkout runs work of the same name; waits for its turn.
 *
 * @template T
 * @param {string} name
 * @param {{ onWait: (pid: number) => void, work: () => Promise<T>, folder?: string }} options `onWait` is told once whom we wait for
 * @returns {Promise<T>} what the work came to
 */
export async function exclusive(name, { onWait, work, folder = join(PROJECT_ROOT, '.cache', 'locks') }) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  let hasWaited = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder === undefined) removeAbandoned(file);
    else if (!hasWaited) {
      hasWaited = true;
      onWait(holder);
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}
