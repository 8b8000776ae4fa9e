import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { backOffMs } from '../../protocol/circuit-breaker';
import type { Upstream } from '../upstream/proxy';
import { AnswerTimes, type HEALTH_CHECKS, waitUntilHealthy, waitUntilHung } from './health';

type RendererCommand = {
  execPath: string;
  args: string[];
  /** Working directory, without files of the site: the renderer resolves imports from its own file. */
  cwd: string;
  /** `NODE_ENV`, `HOST` and `PORT` are set at each start. */
  env: Record<string, string | undefined>;
};

type SupervisorOptions = {
  onReady(): void;
  /** The renderer rejected its environment (exit code 78 before its first answer); it is not restarted. */
  onConfigurationError(): void;
  /** The renderer has exited and is restarted after `delayMs`. */
  onRestart(event: { reason: string; delayMs: number }): void;
  onLogLine(line: string): void;
  onMessage?(message: unknown): void;
  /** Replace the real times in tests. */
  checks?: typeof HEALTH_CHECKS;
  stopTimeoutMs?: number;
};

const LOOPBACK = '127.0.0.1';
const CONFIGURATION_EXIT_CODE = 78;
const HEALTHY_FOR_MS = 60_000;
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 3_000;
const RESTART = { firstMs: 250, longestMs: 10_000 };

/** Keeps one renderer running on a private loopback port, new at each start, and reports the port to the proxy. */
export class Supervisor implements Upstream {
  readonly #options: SupervisorOptions;
  #child: ChildProcess | null = null;
  /** Null while the renderer is not ready. */
  #port: number | null = null;
  #readyAtMs: number | null = null;
  readonly #answers = new AnswerTimes();
  #everReady = false;
  #failures = 0;
  #isStopping = false;
  #restartTimer: NodeJS.Timeout | undefined;
  /** `ready`: of each start. As many may wait as there are connections. */
  readonly #starts = new EventEmitter().setMaxListeners(0);

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  async start(command: RendererCommand): Promise<void> {
    const port = await getPort({ host: LOOPBACK }).catch(() => null);
    if (this.#isStopping) return;
    if (port === null) {
      this.#afterExit(command, 'no free port', null);
      return;
    }
    const child = spawnRenderer(command, port, this.#options);
    this.#child = child;
    const exited = new AbortController();
    const startTimer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
    const ended = (reason: string, code: number | null) => {
      if (exited.signal.aborted) return;
      exited.abort();
      clearTimeout(startTimer);
      this.#afterExit(command, reason, code);
    };
    child.once('error', (error) => ended(error.message, null));
    child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`, code));
    if (!(await waitUntilHealthy(port, exited.signal))) return;
    clearTimeout(startTimer);
    this.#readyAtMs = performance.now();
    this.#answers.begin();
    this.#port = port;
    this.#everReady = true;
    this.#starts.emit('ready');
    this.#options.onReady();
    const isHung = await waitUntilHung(this.#answers, port, exited.signal, this.#options.checks);
    if (!isHung || this.#isStopping) return;
    this.#port = null;
    ended('hung', null);
    child.kill('SIGKILL');
  }

  #afterExit(command: RendererCommand, reason: string, code: number | null): void {
    const wasHealthy = this.#readyAtMs !== null && performance.now() - this.#readyAtMs >= HEALTHY_FOR_MS;
    this.#child = null;
    this.#port = null;
    this.#readyAtMs = null;
    if (this.#isStopping) return;
    if (code === CONFIGURATION_EXIT_CODE && !this.#everReady) {
      this.#options.onConfigurationError();
      return;
    }
    this.#failures = wasHealthy ? 1 : this.#failures + 1;
    const delayMs = Math.round(backOffMs(this.#failures, Math.random(), RESTART));
    this.#options.onRestart({ reason, delayMs });
    this.#restartTimer = setTimeout(() => void this.start(command), delayMs);
  }

  async whenReady(timeoutMs: number, signal: AbortSignal): Promise<number | null> {
    if (this.#port === null && timeoutMs > 0) {
      const either = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(timeoutMs))]);
      await once(this.#starts, 'ready', { signal: either }).catch(() => undefined);
    }
    return this.#port;
  }

  /** To the renderer, if it runs. */
  send(message: string): void {
    if (this.#child?.connected) this.#child.send(message, () => {});
  }

  answered(): void {
    this.#answers.note();
  }

  isResponsive(): boolean {
    return this.#port !== null && this.#answers.isResponsive();
  }

  /** Closes the channel, at which the renderer exits; SIGKILL after a deadline. Resolves when it has exited. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#restartTimer);
    const child = this.#child;
    if (child === null) return;
    const { stopTimeoutMs = STOP_TIMEOUT_MS } = this.#options;
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    if (child.connected) child.disconnect();
    await once(child, 'exit').catch(() => undefined);
    clearTimeout(timer);
  }

  kill(): void {
    this.#isStopping = true;
    clearTimeout(this.#restartTimer);
    this.#child?.kill('SIGKILL');
  }
}

function spawnRenderer(
  { execPath, args, cwd, env }: RendererCommand,
  port: number,
  { onLogLine, onMessage }: SupervisorOptions,
): ChildProcess {
  const child = spawn(execPath, args, {
    cwd,
    env: { ...env, NODE_ENV: 'production', HOST: LOOPBACK, PORT: String(port) },
    // The kernel closes the channel even if this process is killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // A process group of its own: Ctrl-C in a terminal signals only this process, which lets requests finish first.
    detached: true,
  });
  if (onMessage) child.on('message', onMessage);
  if (child.stdout !== null) {
    // remix-serve lists URLs with their queries; such lines are dropped.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{') && line.endsWith('}')) onLogLine(line);
    });
  }
  return child;
}
