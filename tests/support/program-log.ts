import { mkdirSync, openSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';

const { RESULTS_DIR = 'test-results', VITEST_POOL_ID, TEST_WORKER_INDEX, TEST_PARALLEL_INDEX } = process.env;
const WORKER = `worker-${VITEST_POOL_ID ?? TEST_WORKER_INDEX ?? TEST_PARALLEL_INDEX ?? process.pid}`;

export type ProgramLog = { path: string; write(line: string): void };

/** How many logs of a name this process has opened. */
const opened = new Map<string, number>();

/**
 * A new file for what a program prints: `<owner>-<program>-<number>.log` in the folder `programs` of the test results.
 * @param owner who has started it: a test file, by default the worker
 */
export function openProgramLog(program: string, owner = WORKER): ProgramLog {
  const name = `${owner}-${program}`;
  const number = (opened.get(name) ?? 0) + 1;
  opened.set(name, number);
  const folder = join(resolve(PROJECT_ROOT, RESULTS_DIR), 'programs');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}-${number}.log`);
  const file = openSync(path, 'w');
  return { path, write: (line) => void writeSync(file, `${line}\n`) };
}
