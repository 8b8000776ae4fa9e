/** Code that runs before any package is installed, in plain JavaScript: processes, progress, a lock, the install. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout: every command works on it, from any current folder. */
export const PROJECT_ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** EX_CONFIG in sysexits.h. */
export const EXIT_BAD_SETTING = 78;
const PROGRESS_INTERVAL_MS = 10_000;
const LOCK_POLL_MS = 250;
const POLLS_BEFORE_NOTICE = 8;
// The front door drains for up to 25 s.
const STOP_GRACE_MS = 30_000;
/** For what a program has printed last. */
const OUTPUT_GRACE_MS = 1_000;

/**
 * A failure that one line explains, printed without a stack. Any other error is a defect, printed with its stack.
 * The message may quote an archive, so that it loses what would control the terminal.
 */
export class Failure extends Error {
  /** @param {string} message */
  constructor(message, exitCode = 1) {
    super(message.replace(/[^\P{C}\n]+/gu, ' '));
    this.exitCode = exitCode;
  }
}

/** @typedef {import('node:child_process').ChildProcess} Child */

/** Running processes and stop signals (default SIGTERM). @type {Map<Child, NodeJS.Signals | number | undefined>} */
const children = new Map();
export let isStopping = false;

/** Kills its whole process group. @param {Child} child */
function kill({ pid }) {
  try {
    // Windows has no process groups.
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}

export function killAll() {
  for (const child of children.keys()) kill(child);
}

/**
 * Starts a program as the leader of a process group: Ctrl-C signals only this process, and processes that the program
 * leaves behind when it exits are killed.
 *
 * @param {readonly string[]} command the program and its arguments
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {{ child: Child, ended: Promise<{ code: number, reason: string }> }} `reason` says how it ended, or why
 *   it did not start
 */
export function start([command = '', ...args], options) {
  const child = spawn(command, args, { ...options, detached: process.platform !== 'win32' });
  children.set(child, options.killSignal);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, reason: error.message }));
    child.once('exit', (code, signal) => {
      const end = () => resolve({ code: code ?? 1, reason: signal ?? `exit code ${code}` });
      child.once('close', end);
      // A process of another group that it has left behind may keep its output open.
      setTimeout(end, OUTPUT_GRACE_MS).unref();
    });
  });
  child.once('exit', () => {
    kill(child);
    children.delete(child);
  });
  return { child, ended };
}

/** Stops a program, and kills it after the grace period. @param {Child} child */
export async function stop(child, graceMs = STOP_GRACE_MS) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(children.get(child));
  const timer = setTimeout(kill, graceMs, child);
  await exited;
  clearTimeout(timer);
}

/** In reverse order of start, so that the site can query the lake while it finishes. */
export async function stopAll() {
  isStopping = true;
  for (const child of [...children.keys()].reverse()) await stop(child);
}

/** Prints nothing during a stop: stopped programs report failures. @param {string} verb @param {string} text */
export function say(verb, text) {
  if (!isStopping) console.info(verb.padEnd(10) + text);
}

/**
 * Prints a line when the work begins, every ten seconds, and when it has succeeded.
 *
 * @param {string} verb
 * @param {string} subject
 * @param {(report: (amount: string) => void) => Promise<unknown>} work
 */
export async function step(verb, subject, work) {
  const startedAt = performance.now();
  let amount = '';
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  const show = () => say(verb, `${subject}${amount} … ${seconds()} s`);
  say(verb, `${subject} …`);
  const timer = setInterval(show, PROGRESS_INTERVAL_MS);
  try {
    await work((text) => {
      amount = `: ${text}`;
    });
    show();
  } finally {
    clearInterval(timer);
  }
}

/** @param {string} file holds the number of the process that has the lock */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // Another process has the lock.
  }
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch {
    // That process has ended without removing its file.
    rmSync(file, { force: true });
  }
  return false;
}

/**
 * Runs the work while no other process of this checkout runs work of the same name.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
export async function exclusive(name, work) {
  const file = join(PROJECT_ROOT, '.cache', 'locks', name);
  mkdirSync(dirname(file), { recursive: true });
  for (let polls = 0; !take(file); polls += 1) {
    if (polls === POLLS_BEFORE_NOTICE) say('waiting', `for the process that is named in ${file}`);
    await sleep(LOCK_POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** The npm that has called us, else the one on the PATH. @param {readonly string[]} args */
export function npm(...args) {
  const caller = process.env.npm_execpath;
  return caller === undefined ? ['npm', ...args] : [process.execPath, caller, ...args];
}

/**
 * Compares npm's own record of what it has installed with the lockfile: nothing may be missing, and nothing be left of an
 * earlier one.
 *
 * @param {string} folder absolute path
 */
export function isInstalled(folder) {
  /** @param {string} file */
  const packagesIn = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).packages;
  try {
    const present = packagesIn('node_modules/.package-lock.json');
    const locked = packagesIn('package-lock.json');
    return (
      Object.keys(present).every((path) => path in locked) &&
      Object.entries(locked).every(
        ([path, { version, optional }]) =>
          path === '' || (path in present ? present[path].version === version : optional),
      )
    );
  } catch {
    return false;
  }
}

/**
 * Installs the packages of the lockfile, unless they are installed. npm prints its own errors.
 *
 * @param {string} name
 * @param {string} folder relative to the checkout
 */
export async function install(name, folder) {
  const cwd = join(PROJECT_ROOT, folder);
  if (isInstalled(cwd)) return;
  // NODE_ENV=production would omit what builds need.
  const command = npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress');
  const ci = async () => {
    const { code, reason } = await start(command, { cwd, stdio: ['ignore', 'inherit', 'inherit'] }).ended;
    if (code !== 0) throw new Failure(`The ${name} packages could not be installed (${reason}); see above.`);
  };
  await exclusive(`install-${name}`, async () => {
    if (!isInstalled(cwd)) await step('install', `${name} packages`, ci);
  });
}
