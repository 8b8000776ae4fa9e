import { closeSync, openSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { backOffMs } from '../protocol/circuit-breaker';
import type { Variables } from '../protocol/environment';
import { Failure, isStopping, PROJECT_ROOT, say, start, stop } from './bootstrap.mjs';

const READY_TIMEOUT_MS = 60_000;
const RESTART = { firstMs: 250, longestMs: 10_000, workingAfterMs: 10_000 };
/**
 * Loaded into every service before its program: stops it when its standard input ends, which happens when this process
 * ends, even if it is killed. Workers and forks of the program load it too, but have another parent.
 */
const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent(`
import { isMainThread } from 'node:worker_threads';
if (isMainThread && process.ppid === Number(process.env.PARENT_PID)) {
  const stop = () => { try { process.kill(-process.pid, 'SIGTERM'); } catch { process.exit(); } };
  process.stdin.once('end', stop).on('error', () => {}).resume();
  process.stdin.unref?.();
}`)}`;

export type Service = {
  name: string;
  /** Arguments of Node.js: every service is a script. */
  args: readonly string[];
  cwd?: string;
  /** Its whole environment; NODE_ENV is production by default. */
  env: Variables;
  /** Matches the line that it prints when it is ready. */
  ready: RegExp;
  readyTimeoutMs?: number;
  killSignal?: NodeJS.Signals;
};

export type RunningService = Awaited<ReturnType<typeof startService>>;

type RunOptions = { cwd?: string; env?: Record<string, string>; isQuiet?: boolean; outputFile?: string };

/** Runs a program to its end. It prints to the terminal or, if quiet, to `output`, or to a file if one is named. */
export async function run(
  command: readonly string[],
  { cwd = PROJECT_ROOT, env = {}, isQuiet = false, outputFile }: RunOptions = {},
) {
  const file = outputFile === undefined ? undefined : openSync(outputFile, 'w');
  const output = file ?? (isQuiet ? 'pipe' : 'inherit');
  const { child, ended } = start(command, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  if (file !== undefined) closeSync(file);
  // A build may run beside a site in use.
  if (isQuiet && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  return { ...(await ended), output: Buffer.concat(chunks).toString() };
}

/**
 * Starts a long-running program, and waits until it is ready.
 * @returns also the line that matched `ready`; `ended` resolves with the reason of its end
 * @throws Failure if it ends or times out before it is ready
 */
export async function startService(service: Service, print: (line: string) => void) {
  const { name, args, cwd = PROJECT_ROOT, env, ready, readyTimeoutMs = READY_TIMEOUT_MS } = service;
  const { child, ended } = start([process.execPath, '--import', END_WITH_PARENT, ...args], {
    cwd,
    killSignal: service.killSignal,
    env: { NODE_ENV: 'production', ...env, PARENT_PID: String(process.pid) },
    stdio: 'pipe',
  });
  const failure = ended.then(
    ({ code, reason }) => new Failure(`${name} stopped (${reason}); what it said stands above.`, code || 1),
  );
  const isReady = new Promise<string>((resolve) => {
    for (const input of [child.stdout, child.stderr]) {
      if (input === null) continue;
      createInterface({ input }).on('line', (line) => {
        if (line !== '') print(`${name.padEnd(8)}| ${line}`);
        if (ready.test(line)) resolve(line);
      });
    }
  });
  const late = new Failure(`${name} was not ready within ${readyTimeoutMs / 1000} s; see above.`);
  const first = await Promise.race([isReady, failure, sleep(readyTimeoutMs, late, { ref: false })]);
  if (typeof first === 'string') return { child, readyLine: first, ended: failure };
  await stop(child, 0);
  throw first;
}

/**
 * Starts a service, and starts it again, however often, when it exits by itself.
 * @param restart times in ms
 * @throws Failure if the first start fails
 */
export async function keepRunning(
  name: string,
  launch: () => Promise<RunningService>,
  restart = RESTART,
): Promise<void> {
  const supervise = async ({ ended }: RunningService) => {
    let startedAt = performance.now();
    let failure = await ended;
    for (let failures = 1; !isStopping; failures += 1) {
      if (performance.now() - startedAt > restart.workingAfterMs) failures = 1;
      const delayMs = backOffMs(failures, 1, restart);
      say(name, `${failure.message} It is started again in ${delayMs / 1000} s.`);
      await sleep(delayMs);
      if (isStopping) return;
      startedAt = performance.now();
      failure = await launch().then(
        (service) => service.ended,
        (error) => error,
      );
    }
  };
  void supervise(await launch());
}
