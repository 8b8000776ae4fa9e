import { children } from './children.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd] the checkout unless given
 * @property {Record<string, string | undefined>} [env] added to the launcher's own; `undefined` takes a variable away
 * @property {(line: string) => void} [onLine] called with each line of either output as it comes
 * @property {boolean} [passOutput] lets the program write straight to the launcher's own output
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
export function runCommand(command, args, { cwd = PROJECT_ROOT, env = {}, onLine, passOutput = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = children.spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', passOutput ? 'inherit' : 'pipe', passOutput ? 'inherit' : 'pipe'],
    });
    let output = '';
    let pending = '';
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      const text = chunk.toString();
      output += text;
      if (onLine === undefined) return;
      const lines = (pending + text).split(/\r?\n/);
      pending = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) =>
      reject(new LaunchFailure(`${command} could not be started: ${error.message}`)),
    );
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
