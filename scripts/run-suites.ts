import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import pLimit from 'p-limit';
import { Failure, PROJECT_ROOT, say } from './bootstrap.mjs';
import { filesBelow } from './build';
import { run } from './processes';
import type { Suite } from './suites';
import { describeFailure, type Report, readReport } from './test-report';

const RESULTS = 'test-results';
const PROGRESS_INTERVAL_MS = 15_000;
const MS_PER_MINUTE = 60_000;
/** Of the output of a suite that failed without a failed test. */
const LINES_OF_A_FAILURE = 60;
const FOLDERS = ['app', 'front-door', 'content-lake', 'protocol', 'scripts', 'sanity-studio', 'tests'];
const IS_TEST = /\.test\.(?:tsx?|mjs)$/;

type Outcome = Report & { suite: Suite; isPassed: boolean; minutes: number; output: string };

const fromRoot = (path: string) => relative(PROJECT_ROOT, path);
const minutes = (ms: number) => (ms / MS_PER_MINUTE).toFixed(1);

const testFiles = () =>
  FOLDERS.flatMap((folder) => filesBelow(PROJECT_ROOT, folder)).filter((path) => IS_TEST.test(path));

/**
 * The suites that arguments ask for: by a suite's name, then beginnings or parts of the names of its files; or only by
 * such parts, which choose the suites that have such files.
 * @throws Failure naming the suites when nothing has the name
 */
export function chooseSuites(suites: readonly Suite[], [first, ...rest]: readonly string[]) {
  if (first === undefined) return { chosen: suites, files: [] };
  const named = suites.filter(({ name }) => name === first);
  if (named.length > 0) return { chosen: named, files: rest };
  const files = [first, ...rest];
  const found = testFiles().filter((path) => files.some((part) => path.includes(part)));
  const chosen = suites.filter((suite) => found.some((path) => suite.files?.test(path)));
  if (chosen.length > 0) return { chosen, files };
  const names = suites.map(({ name }) => name).join(', ');
  throw new Failure(`No suite and no test file is named ${first}. Suites: ${names}.`);
}

/** Where a runner writes its report, and how it is asked to. */
function reporting({ runner }: Suite, folder: string) {
  const file = join(folder, 'report.json');
  if (runner === 'vitest')
    return { file, args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} };
  if (runner === 'playwright')
    return { file, args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  return { file, args: [], env: {} };
}

async function runSuite(suite: Suite, files: readonly string[], results: string): Promise<Outcome> {
  const startedMs = Date.now();
  const folder = join(PROJECT_ROOT, results, suite.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const output = join(folder, 'output.log');
  const report = reporting(suite, folder);
  const end = (isPassed: boolean, { passed, failed }: Report): Outcome => {
    const elapsed = (Date.now() - startedMs) / MS_PER_MINUTE;
    return { suite, isPassed, passed, failed, minutes: elapsed, output };
  };
  const variables = [];
  try {
    for (const need of suite.needs ?? []) variables.push((await need()) ?? {});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const failed = { place: suite.name, title: 'did not start', message, artifacts: [] };
    return end(false, { passed: 0, failed: [failed] });
  }
  const { code } = await run([process.execPath, ...suite.args, ...files, ...report.args], {
    env: Object.assign({ RESULTS_DIR: folder, NO_COLOR: '1' }, ...variables, suite.env, report.env),
    outputFile: output,
  });
  const found = readReport(report.file, suite.runner) ?? { passed: Number(code === 0), failed: [] };
  if (code === 0 || found.failed.length > 0) return end(code === 0, found);
  const lines = readFileSync(output, 'utf8').trimEnd().split('\n').slice(-LINES_OF_A_FAILURE);
  const failed = { place: suite.name, title: 'failed', message: lines.join('\n'), artifacts: [] };
  return end(false, { ...found, failed: [failed] });
}

/** Says every quarter of a minute what runs, and how long the rest takes if the machine goes on as fast or slow. */
function showProgress(suites: readonly Suite[], slots: number) {
  const startedMs = new Map<Suite, number>();
  const ended = new Set<Suite>();
  const taken = { usualMs: 0, realMs: 0 };
  const show = () => {
    const now = Date.now();
    const slowness = Math.max(1, taken.realMs / taken.usualMs || 1);
    const left = suites
      .filter((suite) => !ended.has(suite))
      .map((suite) => Math.max(0, slowness * suite.seconds * 1000 - (now - (startedMs.get(suite) ?? now))));
    const running = [...startedMs.keys()].filter((suite) => !ended.has(suite)).map(({ name }) => name);
    const leftMs = Math.max(...left, left.reduce((sum, ms) => sum + ms, 0) / slots);
    say(
      'running',
      `${running.join(', ')}; ${ended.size} of ${suites.length} ended, about ${minutes(leftMs)} min left`,
    );
  };
  const timer = setInterval(show, PROGRESS_INTERVAL_MS);
  return {
    start: (suite: Suite) => startedMs.set(suite, Date.now()),
    end: (suite: Suite) => {
      ended.add(suite);
      taken.usualMs += suite.seconds * 1000;
      taken.realMs += Date.now() - (startedMs.get(suite) ?? 0);
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Runs suites, as many at a time as there are slots, in their order. One that fails keeps no other from running. Prints
 * a line for each at its end, and at last each failed test with its place, its assertion and its artifacts.
 * @param options.files parts of names of test files; only these are run
 * @param options.results folder for outputs, reports and artifacts, from the root of the project
 * @returns the exit code: 0 when all have passed
 */
export async function runSuites(
  suites: readonly Suite[],
  {
    files = [],
    slots = 2,
    results = RESULTS,
  }: { files?: readonly string[]; slots?: number; results?: string } = {},
): Promise<number> {
  const progress = showProgress(suites, slots);
  const slot = pLimit(slots);
  const runOne = async (suite: Suite) => {
    progress.start(suite);
    const outcome = await runSuite(suite, files, results);
    progress.end(suite);
    const counts = `${outcome.passed} passed, ${outcome.failed.length} failed`;
    say(
      outcome.isPassed ? 'passed' : 'FAILED',
      `${suite.name}: ${counts}, ${outcome.minutes.toFixed(1)} min`,
    );
    return outcome;
  };
  const outcomes = await Promise.all(suites.map((suite) => slot(runOne, suite)));
  progress.stop();
  for (const { suite, failed, output, isPassed } of outcomes) {
    if (isPassed) continue;
    console.info(`\n${suite.name}: output, also of its programs, in ${fromRoot(dirname(output))}/`);
    for (const test of failed) console.info(describeFailure(test).join('\n'));
  }
  const total = (count: (outcome: Outcome) => number) => outcomes.reduce((sum, each) => sum + count(each), 0);
  console.info(`${total(({ passed }) => passed)} passed, ${total(({ failed }) => failed.length)} failed`);
  return outcomes.every(({ isPassed }) => isPassed) ? 0 : 1;
}
