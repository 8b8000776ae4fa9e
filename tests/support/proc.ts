import { readFileSync } from 'node:fs';

const KB_PER_MB = 1_024;

/** What Linux says of a process; undefined if it does not run. */
function read(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** Memory of a process in MB, garbage included; undefined if it does not run. */
export function memoryMb(pid: number): number | undefined {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(read(pid, 'status') ?? '')?.[1];
  return kb === undefined ? undefined : Number(kb) / KB_PER_MB;
}

/** The running processes that the main thread of another has started. */
export const childrenOf = (pid: number) =>
  (read(pid, `task/${pid}/children`)?.match(/\d+/g) ?? []).map(Number);

/** Processor time that a process has used, in clock ticks of the kernel. */
export function cpuTicks(pid: number): number {
  // After the program's name, which may hold anything.
  const fields =
    read(pid, 'stat')
      ?.replace(/^.*\) /s, '')
      .split(' ') ?? [];
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}
