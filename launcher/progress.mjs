import { createTerminal } from './terminal.mjs';

const BAR_WIDTH = 24;
const VERB_WIDTH = 10;
const STATUS_INTERVAL_MS = 200;
const PLAIN_INTERVAL_MS = 10_000;

/** @typedef {ReturnType<typeof createTerminal>} Terminal */

/**
 * @typedef {object} Step one piece of work that is being watched
 * @property {(done: number, total: number, unit: string) => void} count how much is done by now
 * @property {(summary?: string) => void} done ends it with what it came to and how long it took
 * @property {() => void} fail ends it without a word: the failure itself is printed by whoever catches it
 */

/**
 * @typedef {object} Progress
 * @property {(verb: string, text: string) => void} say prints one line of our own
 * @property {(verb: string, subject: string, options?: { hasOwnOutput?: boolean }) => Step} step of a program that writes to the
 *   terminal itself (`hasOwnOutput`) only begin and end are said: a moving bar would run through its lines
 * @property {(output: string, lineCount: number) => void} quote prints the end of what a program said
 * @property {(text: string) => void} line prints a line as it is, such as one of a program that is running
 * @property {() => void} mute ends all but `line`: what is stopped on purpose fails on its way down, and that is no news
 */

/**
 * @param {number} elapsedMs
 * @returns {string} `0.4 s`, `14 s`, `2 min 5 s`
 */
function duration(elapsedMs) {
  const seconds = elapsedMs / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * @param {number} done
 * @param {number} total
 * @returns {string}
 */
function bar(done, total) {
  const filled = total > 0 ? Math.min(BAR_WIDTH, Math.floor((done / total) * BAR_WIDTH)) : 0;
  return `[${'='.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}]`;
}

/**
 * @param {{ verb: string, subject: string, hasOwnOutput: boolean, isMuted: () => boolean }} work
 * @param {{ terminal: Terminal, now: () => number, say: (verb: string, text: string) => void }} means
 * @returns {Step}
 */
function createStep({ verb, subject, hasOwnOutput, isMuted }, { terminal, now, say }) {
  const startedAt = now();
  const elapsed = () => duration(now() - startedAt);
  let amount = '';
  let barText = '';
  const tick = () => {
    if (isMuted() || hasOwnOutput) return;
    const parts = terminal.isInteractive ? [subject, barText, amount, elapsed()] : [subject, amount];
    const text = parts.filter((part) => part !== '').join(' ');
    if (terminal.isInteractive) terminal.status(verb.padEnd(VERB_WIDTH) + text);
    else say(verb, `${text}, ${elapsed()} so far`);
  };
  if (terminal.isInteractive && !hasOwnOutput) tick();
  else say(verb, `${subject} …`);
  const timer = setInterval(tick, terminal.isInteractive ? STATUS_INTERVAL_MS : PLAIN_INTERVAL_MS);
  timer.unref();
  const end = () => {
    clearInterval(timer);
    terminal.status('');
  };
  return {
    count(done, total, unit) {
      amount = `${done}/${total} ${unit}`;
      barText = bar(done, total);
    },
    done(summary) {
      end();
      say(verb, `${subject}${summary === undefined ? '' : `: ${summary}`} … ${elapsed()}`);
    },
    fail: end,
  };
}

/**
 * What the launcher says: on a terminal a bar that moves, elsewhere a plain line at the start, one every ten
 * seconds, and one at the end. Each says what, how much and how long.
 *
 * @param {object} [options]
 * @param {Terminal} [options.terminal]
 * @param {() => number} [options.now] a clock in milliseconds
 * @returns {Progress}
 */
export function createProgress({ terminal = createTerminal(), now = () => performance.now() } = {}) {
  let isMuted = false;
  /** @param {string} text */
  const print = (text) => isMuted || terminal.line(text);
  /** @param {string} verb @param {string} text */
  const say = (verb, text) => print(`${verb.padEnd(VERB_WIDTH)}${text}`);
  return {
    say,
    line: terminal.line,
    quote(output, lineCount) {
      for (const line of output.trimEnd().split('\n').slice(-lineCount)) print(`  ${line}`);
    },
    mute() {
      isMuted = true;
      terminal.status('');
    },
    step: (verb, subject, { hasOwnOutput = false } = {}) =>
      createStep({ verb, subject, hasOwnOutput, isMuted: () => isMuted }, { terminal, now, say }),
  };
}
