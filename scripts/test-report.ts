import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { PROJECT_ROOT } from './bootstrap.mjs';
import type { Suite } from './suites';

/** A failed test, with all that is needed to look at it. */
type FailedTest = {
  /** With the line of the test or of the assertion, from the root of the project. */
  place: string;
  title: string;
  /** What the assertion says. */
  message: string;
  /** Screenshot, trace and the like, from the root of the project. */
  artifacts: readonly string[];
};

export type Report = { passed: number; failed: readonly FailedTest[] };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const location = z.object({ file: z.string(), line: z.number() });
const playwrightError = z.object({ message: z.string().optional(), location: location.optional() });
const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({
          errors: z.array(playwrightError),
          attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })),
        }),
      ),
    }),
  ),
});
type PlaywrightSuite = { title: string; specs: z.infer<typeof specSchema>[]; suites?: PlaywrightSuite[] };
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(specSchema), suites: z.array(playwrightSuite).optional() }),
);
const playwrightSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
  stats: z.object({ expected: z.number() }),
});

const fromRoot = (path: string) => relative(PROJECT_ROOT, path);

/** The first line of the stack that is in the test's own file, else the file. */
function placeIn(file: string, message: string): string {
  const own = message.split(file)[1];
  const line = /^:(\d+)/.exec(own ?? '')?.[1];
  return fromRoot(file) + (line === undefined ? '' : `:${line}`);
}

/** Without the stack: the place says where. */
const assertionIn = (message: string) =>
  stripVTControlCharacters(message)
    .split(/\n\s+at /)[0]
    ?.trim() ?? '';

function readVitest(text: string): Report {
  const { numPassedTests, testResults } = vitestSchema.parse(JSON.parse(text));
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const all = failureMessages?.join('\n') ?? '';
        return { place: placeIn(name, all), title: fullName, message: assertionIn(all), artifacts: [] };
      });
    if (status !== 'failed' || tests.length > 0) return tests;
    return [{ place: fromRoot(name), title: 'the file', message: assertionIn(message), artifacts: [] }];
  });
  return { passed: numPassedTests, failed };
}

function readPlaywright(text: string): Report {
  const report = playwrightSchema.parse(JSON.parse(text));
  const specsIn = (suite: PlaywrightSuite): z.infer<typeof specSchema>[] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsIn),
  ];
  const failed = report.suites.flatMap(specsIn).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors);
        const at = errors.find((error) => error.location?.file.endsWith(file))?.location?.line ?? line;
        return {
          place: `${fromRoot(join(report.config.rootDir, file))}:${at}`,
          title,
          message: errors.map(({ message = '' }) => assertionIn(message)).join('\n'),
          artifacts: results.flatMap(({ attachments }) =>
            attachments.flatMap(({ path }) => (path === undefined ? [] : [fromRoot(path)])),
          ),
        };
      }),
  );
  const general = report.errors.map(({ message = '', location: at }) => ({
    place: at === undefined ? '' : `${fromRoot(at.file)}:${at.line}`,
    title: 'outside of a test',
    message: assertionIn(message),
    artifacts: [],
  }));
  return { passed: report.stats.expected, failed: [...failed, ...general] };
}

/**
 * What a test runner has written.
 * @returns undefined if there is no report: the runner has crashed, or the suite has none
 */
export function readReport(file: string, runner: Suite['runner']): Report | undefined {
  if (runner === undefined || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  return runner === 'vitest' ? readVitest(text) : readPlaywright(text);
}

/** Lines for the terminal: one test, what it expected, and where to look. */
export const describeFailure = ({ place, title, message, artifacts }: FailedTest): string[] => [
  `✗ ${place} ${title}`,
  ...message.split('\n').map((line) => `    ${line}`),
  ...artifacts.map((path) => `    → ${path}`),
];
