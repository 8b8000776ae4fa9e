import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port';
import { childrenOf, cpuTicks, memoryMb } from '../support/proc';

/** The kernel's clock ticks, in which Linux counts a process's time. */
const TICK_MS = 10;
const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 5;

export type MeasuredProgram = {
  /** For `node`. */
  args: string[];
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
  /** Processor time used so far, descendants included. */
  cpuMs(): number;
  /** Memory in use, descendants included. */
  memoryMb(): number;
  /** Memory in use by itself. */
  ownMemoryMb(): number;
  stop(): Promise<void>;
};

/**
 * Starts a program that listens at `$PORT`, a lake at `$LAKE_PORT`, and waits for its first 200. Linux only: readings come from /proc.
 * @throws if there is none within a minute
 */
export async function startMeasured(program: MeasuredProgram): Promise<MeasuredProcess> {
  const port = await freePort();
  const file = openSync(program.output, 'a');
  const startedAtMs = performance.now();
  const { args, cwd, env } = program;
  const child = spawn(process.execPath, args, {
    ...{ cwd, stdio: ['ignore', file, file] },
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: `${port}`, LAKE_PORT: `${port}` },
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
  const pid = child.pid ?? 0;
  const sum = (read: (pid: number) => number | undefined) =>
    family(pid).reduce((total, one) => total + (read(one) ?? 0), 0);
  return {
    port,
    startedInMs,
    cpuMs: () => sum(cpuTicks) * TICK_MS,
    memoryMb: () => sum(memoryMb),
    ownMemoryMb: () => memoryMb(pid) ?? 0,
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

/** A process and its running descendants. */
const family = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(family)];
