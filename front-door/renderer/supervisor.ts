import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { backOffMs } from '../../protocol/circuit-breaker';
import type { Upstream } from '../upstream/proxy';
import { AnswerTimes } from './answer-times';
import { waitUntilHealthy, waitUntilHung } from './health';

type RendererCommand = {
  execPath: string;
  args: string[];
  /** Working directory, without files of the site: the renderer resolves imports from its own file. */
  cwd: string;
  /** `NODE_ENV`, `HOST` and `PORT` are set at each start. */
  env: Record<string, string | undefined>;
};

type SupervisorOptions = {
  command: RendererCommand;
  /** Called each time the renderer becomes ready. */
  onReady(): void;
  /** The renderer rejected its environment (exit code 78 before its first answer); it is not restarted. */
  onConfigurationError(): void;
  /** The renderer has exited and is restarted after `delayMs`. */
  onRestart(event: { reason: string; delayMs: number }): void;
  /** Receives the renderer's log lines that are JSON objects. */
  onLogLine(line: string): void;
};

export type Supervisor = Upstream & {
  start(): void;
  /** Stops the renderer: SIGTERM, after a deadline SIGKILL. Resolves when it has exited. */
  stop(): Promise<void>;
  /** SIGKILL, now. */
  kill(): void;
};

const LOOPBACK = '127.0.0.1';
const CONFIGURATION_EXIT_CODE = 78;
const HEALTHY_FOR_MS = 60_000;
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 3_000;

type State = {
  child: ChildProcess | null;
  /** Null while the renderer is not ready. */
  port: number | null;
  readyAtMs: number | null;
  answers: AnswerTimes;
  everReady: boolean;
  failures: number;
  stopping: boolean;
  restartTimer: NodeJS.Timeout | undefined;
  waiting: Set<() => void>;
};

/** Keeps one renderer running on a private loopback port, new at each start, and reports the port to the proxy. */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const state: State = {
    child: null,
    port: null,
    readyAtMs: null,
    answers: new AnswerTimes(),
    everReady: false,
    failures: 0,
    stopping: false,
    restartTimer: undefined,
    waiting: new Set(),
  };
  return {
    start: () => void run(state, options),
    whenReady: (timeoutMs, signal) => whenReady(state, timeoutMs, signal),
    answered: () => state.answers.note(),
    isResponsive: () => state.port !== null && state.answers.isResponsive(),
    stop: () => stop(state),
    kill() {
      state.stopping = true;
      clearTimeout(state.restartTimer);
      state.child?.kill('SIGKILL');
    },
  };
}

async function run(state: State, options: SupervisorOptions): Promise<void> {
  const port = await getPort({ host: LOOPBACK }).catch(() => null);
  if (state.stopping) return;
  if (port === null) return afterExit(state, options, { reason: 'no free port', code: null });
  const child = spawnRenderer(options, port);
  state.child = child;
  const exited = new AbortController();
  const startTimer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const ended = (reason: string, code: number | null) => {
    if (exited.signal.aborted) return;
    exited.abort();
    clearTimeout(startTimer);
    afterExit(state, options, { reason, code });
  };
  child.once('error', (error) => ended(error.message, null));
  child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`, code));
  if (!(await waitUntilHealthy(port, exited.signal))) return;
  clearTimeout(startTimer);
  const readyAtMs = performance.now();
  state.answers.begin();
  Object.assign(state, { port, readyAtMs, everReady: true });
  for (const wake of state.waiting) wake();
  options.onReady();
  if (!(await waitUntilHung(state.answers, port, exited.signal)) || state.stopping) return;
  state.port = null;
  ended('hung', null);
  child.kill('SIGKILL');
}

function spawnRenderer({ command, onLogLine }: SupervisorOptions, port: number): ChildProcess {
  const { execPath, args, cwd, env } = command;
  const child = spawn(execPath, args, {
    cwd,
    env: { ...env, NODE_ENV: 'production', HOST: LOOPBACK, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
    // A process group of its own: Ctrl-C in a terminal signals only this process, which lets requests finish first.
    detached: true,
  });
  child.stdin?.on('error', () => {});
  if (child.stdout !== null) {
    // Packages may print a URL with its query; such lines are dropped.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{') && line.endsWith('}')) onLogLine(line);
    });
  }
  return child;
}

function afterExit(
  state: State,
  options: SupervisorOptions,
  { reason, code }: { reason: string; code: number | null },
): void {
  const wasHealthy = state.readyAtMs !== null && performance.now() - state.readyAtMs >= HEALTHY_FOR_MS;
  Object.assign(state, { child: null, port: null, readyAtMs: null });
  if (state.stopping) return;
  if (code === CONFIGURATION_EXIT_CODE && !state.everReady) {
    options.onConfigurationError();
    return;
  }
  state.failures = wasHealthy ? 1 : state.failures + 1;
  const delayMs = restartDelayMs(state.failures, Math.random());
  options.onRestart({ reason, delayMs });
  state.restartTimer = setTimeout(() => void run(state, options), delayMs);
}

function whenReady(state: State, timeoutMs: number, signal: AbortSignal): Promise<number | null> {
  if (state.port !== null || timeoutMs <= 0 || signal.aborted) return Promise.resolve(state.port);
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      state.waiting.delete(settle);
      signal.removeEventListener('abort', settle);
      resolve(state.port);
    };
    const timer = setTimeout(settle, timeoutMs);
    state.waiting.add(settle);
    signal.addEventListener('abort', settle);
  });
}

function stop(state: State): Promise<void> {
  state.stopping = true;
  clearTimeout(state.restartTimer);
  const { child } = state;
  if (child === null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

const FIRST_RESTART_MS = 250;
const LONGEST_RESTART_MS = 10_000;

/**
 * Delay before the renderer is restarted: doubles from 250 ms to 10 s; the upper half is random, so that instances with
 * the same failure do not restart in step.
 * Takes failures in a row (1 for the first), a random number in [0, 1).
 * @returns milliseconds.
 */
export function restartDelayMs(failures: number, random: number): number {
  if (failures <= 1) return FIRST_RESTART_MS;
  return Math.round(
    backOffMs(failures, random, { firstMs: FIRST_RESTART_MS, longestMs: LONGEST_RESTART_MS }),
  );
}
