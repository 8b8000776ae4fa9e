import { spawn } from 'node:child_process';

const LEFTOVER_GRACE_MS = 500;
const POLL_MS = 25;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {WeakSet<import('node:child_process').ChildProcess>} */
const endedAtOnce = new WeakSet();
let isStopping = false;

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals | 0} signal 0 only asks whether anybody is left
 * @returns {boolean} false when nobody was there to be signalled
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return false;
  try {
    // Windows has no process groups.
    return process.platform === 'win32' ? child.kill(signal) : process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

/**
 * @param {() => boolean} condition
 * @param {number} timeoutMs
 * @returns {Promise<boolean>} whether the condition came true in time
 */
async function waitUntil(condition, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return true;
}

/**
 * Every program that the launcher starts, each in a process group of its own: Ctrl-C reaches the launcher alone, which
 * then stops the programs in order, and what a program itself has started can be found and stopped as well.
 */
export const children = {
  /** True once all are being stopped: what ends now is not to be started again. */
  get isStopping() {
    return isStopping;
  },

  /**
   * @param {string} command
   * @param {readonly string[]} args
   * @param {import('node:child_process').SpawnOptions & { endAtOnce?: boolean }} options `endAtOnce` for a program that has
   *   nothing to finish, and would start another on its way out
   * @returns {import('node:child_process').ChildProcess}
   */
  spawn(command, args, { endAtOnce = false, ...options }) {
    const child = spawn(command, args, { detached: process.platform !== 'win32', ...options });
    running.add(child);
    if (endAtOnce) endedAtOnce.add(child);
    child.once('error', () => running.delete(child));
    child.once('exit', () => {
      if (!signalGroup(child, 0)) running.delete(child);
    });
    return child;
  },

  /**
   * Asks the program to stop, and the rest of its group once it has; whoever has not gone in time is killed.
   *
   * @param {import('node:child_process').ChildProcess} child
   * @param {number} graceMs how long the program may take to finish what it is doing
   * @returns {Promise<void>} when nothing of the group is left
   */
  async stop(child, graceMs) {
    const hasExited = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
    // The program alone first: the front door lets its renderer finish the requests that are under way.
    if (!hasExited() && endedAtOnce.has(child)) signalGroup(child, 'SIGKILL');
    else if (!hasExited()) child.kill('SIGTERM');
    if (await waitUntil(hasExited, graceMs)) signalGroup(child, 'SIGTERM');
    if (!(await waitUntil(() => !signalGroup(child, 0), LEFTOVER_GRACE_MS))) signalGroup(child, 'SIGKILL');
    await waitUntil(hasExited, LEFTOVER_GRACE_MS);
    running.delete(child);
  },

  /**
   * The last started first, so that the site may still ask the lake while it finishes.
   *
   * @param {number} graceMs for each program
   * @returns {Promise<void>}
   */
  async stopAll(graceMs) {
    isStopping = true;
    for (const child of [...running].reverse()) await children.stop(child, graceMs);
  },

  /** Kills every group at once, without waiting: for a second Ctrl-C, and for the end of the launcher itself. */
  killAll() {
    for (const child of running) signalGroup(child, 'SIGKILL');
  },
};
