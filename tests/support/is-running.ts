import { existsSync, readFileSync } from 'node:fs';

/** Whether the process runs. On Linux a zombie (ended, but not yet reaped) still accepts signals, and does not count. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/\) [ZX] /.test(readFileSync(stat, 'utf8'));
}
