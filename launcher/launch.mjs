import { children } from './children.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { createProgress } from './progress.mjs';

// The front door gives its visitors 25 s to be answered.
const STOP_GRACE_MS = 30_000;
const PARENT_CHECK_MS = 200;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** @typedef {import('./progress.mjs').Progress} Progress */

/**
 * @typedef {object} Launch what a command is given
 * @property {Progress} progress
 * @property {() => void} serving called once all is up: from then on being asked to stop is a good end (exit code 0)
 */

/** npm itself may be killed, and with it the only one who would have told us to stop. @param {() => void} stop */
function stopWhenNpmIsGone(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), PARENT_CHECK_MS).unref();
}

/**
 * Runs one command of the launcher: checks Node.js, turns failures into one line, and sees to it that nothing that was
 * started outlives it, whichever way it ends. A second Ctrl-C does not wait.
 *
 * @param {(launch: Launch) => Promise<number | void>} command returns the exit code, or nothing for 0
 * @returns {Promise<void>}
 */
export async function launch(command) {
  const progress = createProgress();
  let isServing = false;
  let isStopping = false;
  /** @param {number} code */
  const end = async (code) => {
    isStopping = true;
    progress.mute();
    await children.stopAll(STOP_GRACE_MS);
    process.exit(code);
  };
  /** @param {keyof typeof EXIT_CODES} signal */
  const onSignal = (signal) => {
    if (isStopping) process.exit(EXIT_CODES[signal]);
    progress.say('stopping', signal === 'SIGINT' ? 'Ctrl-C again stops at once' : signal);
    void end(isServing ? 0 : EXIT_CODES[signal]);
  };
  process.on('exit', () => children.killAll());
  process.on('SIGINT', () => onSignal('SIGINT'));
  process.on('SIGTERM', () => onSignal('SIGTERM'));
  process.on('SIGHUP', () => onSignal('SIGHUP'));
  // The reader of our output may have gone, as in `npm start | head`.
  process.stdout.on('error', () => process.exit(1));
  stopWhenNpmIsGone(() => isStopping || void end(1));
  try {
    checkNodeVersion();
    const code = await command({ progress, serving: () => (isServing = true) });
    if (!isStopping) await end(code ?? 0);
  } catch (error) {
    // What is stopped on purpose fails on the way down; that is no news.
    if (isStopping) return;
    console.error(error instanceof LaunchFailure ? error.message : error);
    await end(error instanceof LaunchFailure ? error.exitCode : 1);
  }
}
