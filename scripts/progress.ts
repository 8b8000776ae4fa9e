import ora from 'ora';

const VERB_WIDTH = 10;
const TICK_MS = 1_000;
const PLAIN_INTERVAL_MS = 10_000;

/** One piece of work that is shown while it takes its time. */
export interface Step {
  count(done: number, total: number, unit: string): void;
  done(summary?: string): void;
  /** Ends it without a line: the failure is printed where it is caught. Does nothing after `done`. */
  fail(): void;
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const spinner = ora({ stream: process.stdout, discardStdin: false });
const isInteractive = process.stdout.isTTY && process.env.TERM !== 'dumb' && process.env.CI === undefined;
let isMuted = false;

/** A spinner stays below the line: ora sees what is written to its stream. */
function line(text: string): void {
  process.stdout.write(`${text}\n`);
}

function say(verb: string, text: string): void {
  if (!isMuted) line(verb.padEnd(VERB_WIDTH) + text);
}

/** On a terminal a spinner, elsewhere a line at the start, every ten seconds and at the end. */
function step(verb: string, subject: string): Step {
  const startedAt = performance.now();
  let amount = '';
  const show = () => {
    const text = `${subject}${amount} … ${seconds(startedAt)}`;
    if (isInteractive) spinner.text = verb.padEnd(VERB_WIDTH - 2) + text;
    else say(verb, text);
  };
  if (isInteractive) spinner.start(`${verb.padEnd(VERB_WIDTH - 2)}${subject} …`);
  else say(verb, `${subject} …`);
  const timer = setInterval(show, isInteractive ? TICK_MS : PLAIN_INTERVAL_MS).unref();
  const fail = () => {
    clearInterval(timer);
    if (isInteractive) spinner.stop();
  };
  return {
    count(done, total, unit) {
      amount = `: ${done}/${total} ${unit}`;
    },
    done(summary) {
      fail();
      say(verb, `${subject}${summary === undefined ? '' : `: ${summary}`} … ${seconds(startedAt)}`);
    },
    fail,
  };
}

export const progress = {
  line,
  say,
  step,
  /** Prints the end of what a program has printed. */
  quote(output: string, lineCount = 40): void {
    for (const each of output.trimEnd().split('\n').slice(-lineCount)) line(`  ${each}`);
  },
  /** Only the lines of the programs are printed from now on: what is stopped on purpose fails on its way. */
  mute(): void {
    isMuted = true;
    spinner.stop();
  },
};
