/** What is needed before any package is there, in plain JavaScript: the install, its lock, and the end of what it starts. */
import { spawn } from 'node:child_process';
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
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout: every command works on it, whatever the current folder is. */
export const PROJECT_ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const HEARTBEAT_MS = 2_000;
const ABANDONED_AFTER_MS = 15_000;
const RETRY_MS = 250;

/** A failure that one line explains: it is printed without a stack. Any other error is a defect and keeps its stack. */
export class Failure extends Error {
  /** @param {string} message @param {number} [exitCode] 1, or 78 (EX_CONFIG in sysexits.h) for a bad setting */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The leaders of the process groups that are running; killed when this process exits. @type {Set<number>} */
export const groups = new Set();

/** @param {number} pid @param {NodeJS.Signals | 0} signal @returns {boolean} whether the group still exists */
export function signalGroup(pid, signal) {
  try {
    // Windows has no process groups.
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    return false;
  }
}

export function killGroups() {
  for (const pid of groups) signalGroup(pid, 'SIGKILL');
}

/** @param {string} file @returns {number | undefined} the process that holds the lock, unless it is gone */
function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // After a restart of a container the number may belong to another process: a holder also touches its file.
    if (Date.now() - statSync(file).mtimeMs > ABANDONED_AFTER_MS) return undefined;
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

/** @param {string} from @param {string} to @returns {boolean} false when `to` exists */
function link(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} file @returns {boolean} whether this process holds the lock now */
function take(file) {
  const own = `${file}.${process.pid}`;
  // A link appears whole or not at all: a lock without its process's number is never seen.
  writeFileSync(own, String(process.pid));
  const isTaken = link(own, file);
  if (!isTaken && holderOf(file) === undefined) {
    try {
      renameSync(file, own);
      // Another process may have replaced the abandoned lock by its own since: put that back.
      if (holderOf(own) !== undefined) link(own, file);
    } catch {
      // Another process has removed it.
    }
  }
  rmSync(own, { force: true });
  return isTaken;
}

/**
 * Runs the work while no other process of this checkout runs work of the same name.
 *
 * @template T
 * @param {string} name
 * @param {{ work: () => Promise<T>, onWait?: (pid: number) => void, folder?: string }} options
 * @returns {Promise<T>}
 */
export async function exclusive(name, { work, onWait, folder = join(PROJECT_ROOT, '.cache', 'locks') }) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  for (let hasWaited = false; !take(file); await sleep(RETRY_MS)) {
    const pid = holderOf(file);
    if (hasWaited || pid === undefined) continue;
    hasWaited = true;
    if (onWait) onWait(pid);
    else console.info(`waiting   ${name}: process ${pid} is at it`);
  }
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}

/** The npm that has called us, else the one on the PATH. @param {readonly string[]} args @returns {[string, string[]]} */
export function npm(args) {
  const caller = process.env.npm_execpath;
  if (caller !== undefined && /npm-cli\.c?js$/.test(caller)) return [process.execPath, [caller, ...args]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', [...args]];
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Compares npm's own record of what it has installed with the lockfile, and the lockfile with package.json.
 *
 * @param {string} folder absolute path of the folder of package.json
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const manifest = readJson(join(folder, 'package.json'));
  const { packages: locked } = readJson(join(folder, 'package-lock.json'));
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (statSync(record, { throwIfNoEntry: false }) === undefined) return false;
  const { packages: present } = readJson(record);
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    const [wanted, known] = [manifest[kind] ?? {}, locked[''][kind] ?? {}];
    if (Object.keys({ ...wanted, ...known }).some((name) => wanted[name] !== known[name])) return false;
  }
  return Object.entries(locked).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

/**
 * Brings `node_modules` to what the lockfile says, unless it is there already. npm shows its own progress and errors.
 *
 * @param {{ name: string, folder: string, niceness?: number }} target `folder` relative to the checkout
 * @returns {Promise<void>}
 */
export async function install({ name, folder, niceness = 0 }) {
  const cwd = join(PROJECT_ROOT, folder);
  if (isInstalled(cwd)) return;
  await exclusive(`install-${name}`, {
    async work() {
      if (isInstalled(cwd)) return;
      const startedAt = performance.now();
      const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
      console.info(`install   ${name} packages …`);
      const timer = setInterval(() => console.info(`install   ${name} packages … ${seconds()}`), 10_000);
      // Beside programs that print lines npm's spinner would overwrite them. NODE_ENV=production omits what builds need.
      const quiet = niceness > 0 ? ['--no-progress'] : [];
      const [command, args] = npm([
        'ci',
        '--include=dev',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        ...quiet,
      ]);
      const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
      const { pid } = child;
      if (pid !== undefined) groups.add(pid);
      if (pid !== undefined && niceness > 0) setPriority(pid, niceness);
      const code = await new Promise((resolve) => {
        child.once('error', (error) => resolve(error.message)).once('close', resolve);
      });
      clearInterval(timer);
      if (pid !== undefined) groups.delete(pid);
      if (code !== 0)
        throw new Failure(
          `The ${name} packages could not be installed: npm ended with code ${code}; what it said stands above.`,
        );
      console.info(`install   ${name} packages … ${seconds()}`);
    },
  });
}
