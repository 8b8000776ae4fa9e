import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { Failure, groups, killGroups, PROJECT_ROOT, signalGroup } from './bootstrap.mjs';
import { progress } from './progress';

const LEFTOVER_GRACE_MS = 500;
const POLL_MS = 25;
const PREFIX_WIDTH = 8;
const EXIT_BAD_SETTING = 78;
const RESTART = { delayMs: 250, workingAfterMs: 10_000, maxFailures: 5 };
/** More than one request has to fail, because one may fail only because the machine was asleep. */
const PING = { intervalMs: 1_000, timeoutMs: 4_000, maxUnanswered: 2 };
/**
 * Loaded into every service before its program: its standard input ends when this process does, even when that was
 * killed. Workers and forks of the program load it too, and have another parent.
 */
const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent(`
import { isMainThread } from 'node:worker_threads';
if (isMainThread && process.ppid === Number(process.env.PARENT_PID)) {
  const stop = (pid) => { try { return process.kill(pid, 'SIGTERM'); } catch { return false; } };
  process.stdin.once('end', () => stop(-process.pid) || stop(process.pid)).on('error', () => {}).resume();
  process.stdin.unref?.();
}`)}`;

type Variables = Record<string, string | undefined>;
type Child = ReturnType<typeof spawn>;

interface Output {
  code: number;
  output: string;
}

export interface Service {
  /** Printed before each of its lines. */
  name: string;
  /** Of Node.js: every service is a script. */
  args: readonly string[];
  cwd?: string;
  /** All of its environment; NODE_ENV is production unless it says otherwise. */
  env: Variables;
  /** Matches the line that it prints when it can be used. */
  ready: RegExp;
  readyTimeoutMs: number;
  /** It has nothing to finish, and would start another program on its way out. */
  endAtOnce?: boolean;
}

export interface RunningService {
  child: Child;
  readyLine: string;
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<Failure>;
}

const endedAtOnce = new WeakSet<Child>();
const running = new Set<Child>();
let isStopping = false;

async function waitUntil(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/** Each program leads a process group: Ctrl-C reaches this process alone, and what a program has started is found. */
function spawn(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: Variables; stdin: 'pipe' | 'ignore'; inherit?: boolean; timeout?: number },
) {
  const { cwd, env, stdin, inherit = false, timeout } = options;
  const child = execa(command, args, {
    cwd,
    env,
    extendEnv: false,
    reject: false,
    detached: process.platform !== 'win32',
    cleanup: false,
    buffer: false,
    all: true,
    stdin,
    stdout: inherit ? 'inherit' : 'pipe',
    stderr: inherit ? 'inherit' : 'pipe',
  });
  const { pid } = child;
  if (pid === undefined) return child;
  running.add(child);
  groups.add(pid);
  const timer = timeout === undefined ? undefined : setTimeout(() => void stop(child, 0), timeout);
  // What it has started and left behind would keep its output open.
  child.once('exit', () => {
    clearTimeout(timer);
    void stop(child, 0);
  });
  return child;
}

/** Asks the program to stop, then the rest of its group; after the grace they are killed. */
async function stop(child: Child, graceMs: number): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  // The program alone first: the front door lets its renderer finish the requests that are under way.
  if (!hasExited() && endedAtOnce.has(child)) signalGroup(pid, 'SIGKILL');
  else if (!hasExited()) child.kill('SIGTERM');
  if (await waitUntil(hasExited, graceMs)) signalGroup(pid, 'SIGTERM');
  if (!(await waitUntil(() => !signalGroup(pid, 0), LEFTOVER_GRACE_MS))) signalGroup(pid, 'SIGKILL');
  await waitUntil(hasExited, LEFTOVER_GRACE_MS);
  running.delete(child);
  groups.delete(pid);
}

export const children = {
  stop,
  /** The last started first, so that the site may still ask the lake while it finishes. */
  async stopAll(graceMs: number): Promise<void> {
    isStopping = true;
    for (const child of [...running].reverse()) await stop(child, graceMs);
  },
  killAll: killGroups,
};

/** Runs one program to its end; `inherit` lets it print by itself, and then `output` is empty. */
export async function run(
  [command, args]: [string, readonly string[]],
  {
    cwd = PROJECT_ROOT,
    env = {},
    inherit = false,
    timeoutMs,
    niceness = 0,
  }: { cwd?: string; env?: Variables; inherit?: boolean; timeoutMs?: number; niceness?: number } = {},
): Promise<Output> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdin: 'ignore',
    inherit,
    timeout: timeoutMs,
  });
  if (niceness !== 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  let output = '';
  child.all?.on('data', (chunk) => {
    output += chunk;
  });
  const { exitCode, shortMessage } = await child;
  if (child.pid === undefined) throw new Failure(`${command} could not be started: ${shortMessage}`);
  return { code: exitCode ?? 1, output };
}

/** Runs a script of Node.js to its end. */
export const runNode = (args: readonly string[], options?: Parameters<typeof run>[1]) =>
  run([process.execPath, args], options);

/**
 * Starts a program that keeps running, and waits until it can be used.
 * @throws Failure when it ends, or the time is up, before it is ready
 */
export async function startService(service: Service, print: (line: string) => void): Promise<RunningService> {
  const { name, args, cwd = PROJECT_ROOT, env, ready, readyTimeoutMs, endAtOnce = false } = service;
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd,
    env: { NODE_ENV: 'production', ...env, PARENT_PID: String(process.pid) },
    stdin: 'pipe',
  });
  if (endAtOnce) endedAtOnce.add(child);
  const ended = child.then(
    ({ exitCode, signal, shortMessage }) =>
      new Failure(
        child.pid === undefined
          ? `${name} could not be started: ${shortMessage}`
          : `${name} stopped (${signal ?? `exit code ${exitCode}`}); what it said stands above.`,
        exitCode || 1,
      ),
  );
  const isReady = new Promise<string>((resolve) => {
    for (const input of [child.stdout, child.stderr]) {
      if (input === null) continue;
      createInterface({ input }).on('line', (line) => {
        if (line !== '') print(`${name.padEnd(PREFIX_WIDTH)}| ${line}`);
        // Vite colours the port where FORCE_COLOR is set.
        if (ready.test(stripVTControlCharacters(line))) resolve(line);
      });
    }
  });
  const late = new Failure(
    `${name} was not ready within ${readyTimeoutMs / 1000} s; what it said stands above.`,
  );
  const first = await Promise.race([isReady, ended, sleep(readyTimeoutMs, late, { ref: false })]);
  if (first instanceof Failure) {
    await stop(child, 0);
    throw first;
  }
  return { child, readyLine: first, ended };
}

/** Kills a service that runs and does not answer. */
async function watch(
  { child }: RunningService,
  name: string,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  for (let unanswered = 0; !signal.aborted; await sleep(PING.intervalMs, undefined, { ref: false })) {
    const request = fetch(url, { signal: AbortSignal.timeout(PING.timeoutMs) });
    unanswered = (await request.then(({ ok }) => ok).catch(() => false)) ? 0 : unanswered + 1;
    if (unanswered < PING.maxUnanswered || signal.aborted || isStopping) continue;
    progress.say(name, `${url} is not answered; it is killed.`);
    return stop(child, LEFTOVER_GRACE_MS);
  }
}

/**
 * Starts a service, and restarts it when it exits by itself or hangs.
 * @param pingUrl answered as long as it works
 * @returns after its first start; `ended` resolves when it is not restarted any more, because it ended right after
 *   several starts, or rejects its settings
 */
export async function keepRunning(
  name: string,
  start: () => Promise<RunningService>,
  pingUrl?: string,
): Promise<{ ended: Promise<Failure> }> {
  const first = await start();
  const endOf = async (service: RunningService) => {
    const over = new AbortController();
    if (pingUrl !== undefined) void watch(service, name, pingUrl, over.signal);
    const failure = await service.ended;
    over.abort();
    return failure;
  };
  const supervise = async () => {
    let startedAt = performance.now();
    let failure = await endOf(first);
    for (let failures = 1; ; failures += 1) {
      if (performance.now() - startedAt > RESTART.workingAfterMs) failures = 1;
      if (failures === RESTART.maxFailures || failure.exitCode === EXIT_BAD_SETTING || isStopping)
        return failure;
      progress.say(name, `${failure.message} It is started again.`);
      await sleep(RESTART.delayMs * 2 ** (failures - 1));
      if (isStopping) return failure;
      startedAt = performance.now();
      failure = await start().then(endOf, (error) => {
        if (error instanceof Failure) return error;
        throw error;
      });
    }
  };
  return { ended: supervise() };
}
