import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The kernel's clock ticks, in which Linux counts a process's time. */
const TICK_MS = 10;
const READY_TIMEOUT_MS = 60_000;

export interface MeasuredProcess {
  port: number;
  /** Processor time used so far, in ms: its own, without its children's. */
  cpuMs(): number;
  stop(): Promise<void>;
}

/**
 * Starts a program whose output goes to a file, as a service's does, and waits for the line that names its port.
 * @throws when that line does not come within a minute
 */
export async function startMeasured(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: string,
): Promise<MeasuredProcess> {
  const file = openSync(output, 'a');
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', file, file] });
  closeSync(file);
  // A benchmark that fails leaves nothing running.
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    port: await portOf(child, output),
    cpuMs() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function portOf(child: ChildProcess, output: string): Promise<number> {
  const untilMs = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < untilMs && child.exitCode === null) {
    const port = /^(?:site: .*:|raw: )(\d+)$/m.exec(readFileSync(output, 'utf8'))?.[1];
    if (port !== undefined) return Number(port);
    await sleep(50);
  }
  throw new Error(`Not started: ${readFileSync(output, 'utf8')}`);
}
