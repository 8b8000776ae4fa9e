import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { children } from './children.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd] the checkout unless given
 * @property {Record<string, string | undefined>} [env] added to the launcher's own; `undefined` takes a variable away
 * @property {(line: string) => void} [onLine] called with each line of either output as it comes
 * @property {boolean} [passOutput] lets the program write straight to the launcher's own output
 * @property {number} [timeoutMs] after which it is killed, and has failed; without it, it takes as long as it takes
 * @property {number} [niceness] as in nice(1): 0 unless given, above that it gives way to others
 */

/**
 * Runs one program to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} its exit code, and all it printed (empty with `passOutput`)
 * @throws {LaunchFailure} when the program is not there
 */
export function runCommand(command, args, options = {}) {
  const { cwd = PROJECT_ROOT, env = {}, onLine, passOutput = false, timeoutMs, niceness = 0 } = options;
  return new Promise((resolve, reject) => {
    const child = children.spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', passOutput ? 'inherit' : 'pipe', passOutput ? 'inherit' : 'pipe'],
    });
    if (niceness !== 0 && child.pid !== undefined) setPriority(child.pid, niceness);
    const timer =
      timeoutMs === undefined ? undefined : setTimeout(() => void children.stop(child, 0), timeoutMs);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        output += `${line}\n`;
        onLine?.(line);
      });
    }
    // What it has started and left behind would keep our pipes open, and outlive us.
    child.once('exit', () => void children.stop(child, 0));
    child.once('error', (error) =>
      reject(new LaunchFailure(`${command} could not be started: ${error.message}`)),
    );
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}
