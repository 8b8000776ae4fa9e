import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Suite } from './suites';

/** How many tests of a suite have passed and failed. */
export type TestCounts = { passed: number; failed: number };

const reportSchemas = {
  vitest: z
    .object({ numPassedTests: z.number(), numFailedTests: z.number() })
    .transform((report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
  playwright: z
    .object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) })
    .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected })),
};

/**
 * Reads what a test runner has written.
 * @returns undefined if there is no report: the runner has crashed, or the suite has none
 */
export function readCounts(file: string, runner: Suite['runner']): TestCounts | undefined {
  if (runner === undefined || !existsSync(file)) return undefined;
  return reportSchemas[runner].parse(JSON.parse(readFileSync(file, 'utf8')));
}
