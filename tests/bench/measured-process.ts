import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port';

/** The kernel's clock ticks, in which Linux counts a process's time. */
const TICK_MS = 10;
const KB_PER_MB = 1_024;
const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 5;

export type MeasuredProgram = {
  /** `node` by default. */
  command?: string;
  /** A function of the port, for programs that do not read `$PORT`. */
  args: string[] | ((port: number) => string[]);
  cwd?: string;
  env?: Record<string, string>;
  /** The file for its output, as a service has one. */
  output: string;
  /** The path that it answers with 200 once it is ready. */
  path: string;
};

export type MeasuredProcess = {
  port: number;
  /** From its start to its first 200. */
  startedInMs: number;
  /** Its own id, then those of its descendants. */
  pids(): number[];
  /** Processor time used so far, descendants included. */
  cpuMs(): number;
  /** Memory in use, descendants included. */
  memoryMb(): number;
  /** Memory in use by itself. */
  ownMemoryMb(): number;
  stop(): Promise<void>;
};

/**
 * Starts a program that listens at `$PORT`, and waits for its first 200. Linux only: readings come from /proc.
 * @throws if there is none within a minute
 */
export async function startMeasured(program: MeasuredProgram): Promise<MeasuredProcess> {
  const port = await freePort();
  const file = openSync(program.output, 'a');
  const startedAtMs = performance.now();
  const { command = process.execPath, args } = program;
  const child = spawn(command, Array.isArray(args) ? args : args(port), {
    cwd: program.cwd,
    env: { ...process.env, NODE_ENV: 'production', ...program.env, PORT: String(port) },
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  // A benchmark that fails leaves nothing running.
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  while ((await statusOf(port, program.path)) !== 200) {
    if (child.exitCode !== null || performance.now() - startedAtMs > READY_TIMEOUT_MS)
      throw new Error(`Not started: ${readFileSync(program.output, 'utf8')}`);
    await sleep(POLL_MS);
  }
  const startedInMs = performance.now() - startedAtMs;
  const sum = (read: (pid: number) => number) =>
    family(child.pid ?? 0).reduce((total, pid) => total + read(pid), 0);
  return {
    port,
    startedInMs,
    pids: () => family(child.pid ?? 0),
    cpuMs: () => sum(cpuMsOf),
    memoryMb: () => sum(memoryMbOf),
    ownMemoryMb: () => memoryMbOf(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @returns 0 without an answer */
function statusOf(port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    get({ host: 'localhost', port, path, agent: false }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });
}

/** Fields of `/proc/PID/stat` after the program's name, which may hold anything. */
const statOf = (pid: number | string) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

/** A process and its running descendants. */
function family(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), Number(statOf(name)[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const found = [pid];
  for (const parent of found)
    for (const [child, itsParent] of parents) if (itsParent === parent) found.push(child);
  return found;
}

function cpuMsOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function memoryMbOf(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb ?? 0) / KB_PER_MB;
}
