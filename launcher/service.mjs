import { createInterface } from 'node:readline';
import { children } from './children.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

const PREFIX_WIDTH = 8;
const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;

/**
 * @typedef {object} Service
 * @property {string} name for people, and before each of its lines
 * @property {readonly string[]} args of Node.js: what runs and keeps running is always a script
 * @property {string} [cwd] the checkout unless given
 * @property {Record<string, string | undefined>} env all of its environment; NODE_ENV is production unless it says otherwise
 * @property {RegExp} ready matches the line that it prints when it can be used
 * @property {number} readyTimeoutMs
 * @property {boolean} [endAtOnce] see children.mjs
 */

/** @typedef {{ child: import('node:child_process').ChildProcess, readyLine: string, ended: Promise<LaunchFailure> }} RunningService */

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} name
 * @returns {Promise<LaunchFailure>} when it has ended, whatever for
 */
function endOf(child, name) {
  // What it has started and left behind would keep its output open, and outlive us.
  child.once('exit', () => void children.stop(child, 0));
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve(new LaunchFailure(`${name} could not be started: ${error.message}`)),
    );
    child.once('close', (code, signal) => {
      const how = signal ?? `exit code ${code}`;
      resolve(new LaunchFailure(`${name} stopped (${how}); what it said stands above.`, code || 1));
    });
  });
}

/**
 * Starts a program that keeps running, and waits until it can be used.
 *
 * @param {Service} service
 * @param {(line: string) => void} print takes each line of its output, with its name before it
 * @returns {Promise<RunningService>} `ended` comes true when it ends by itself, with one line that says so
 * @throws {LaunchFailure} when it ends, or the time is up, before it is ready
 */
export async function startService(
  { name, args, cwd = PROJECT_ROOT, env, ready, readyTimeoutMs, endAtOnce },
  print,
) {
  const child = children.spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd,
    env: { NODE_ENV: 'production', ...env, LAUNCHER_PID: String(process.pid) },
    stdio: ['pipe', 'pipe', 'pipe'],
    endAtOnce,
  });
  // Nothing is ever written to it; an error only says that the program has gone.
  child.stdin?.on('error', () => {});
  /** @type {(line: string) => void} */
  let onLine = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      if (line !== '') print(`${name.padEnd(PREFIX_WIDTH)}| ${line}`);
      onLine(line);
    });
  }
  const ended = endOf(child, name);
  /** @type {Promise<string>} */
  const isReady = new Promise((resolve) => {
    onLine = (line) => ready.test(line) && resolve(line);
  });
  /** @type {Promise<LaunchFailure>} */
  const timeIsUp = new Promise((resolve) => {
    const failure = new LaunchFailure(
      `${name} was not ready within ${readyTimeoutMs / 1000} s; what it said stands above.`,
    );
    setTimeout(() => resolve(failure), readyTimeoutMs).unref();
  });
  const first = await Promise.race([isReady, ended, timeIsUp]);
  if (first instanceof LaunchFailure) {
    await children.stop(child, 0);
    throw first;
  }
  return { child, readyLine: first, ended };
}
