import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { install, PROJECT_ROOT, say } from './bootstrap.mjs';
import { buildSite, buildStudio, STUDIO_FOLDER } from './build';
import { CLI, findBrowser, ON_SAMPLE } from './tools';

/** A part of `npm test` that runs in a process of its own, beside another. */
export type Suite = {
  /** As in `npm test -- NAME`, and of the folder of its results in `test-results/`. */
  name: string;
  /** Arguments of Node.js. */
  args: readonly string[];
  env?: Record<string, string>;
  /** What it needs of installs and builds; each may resolve with variables for the suite. */
  needs?: readonly (() => Promise<Record<string, string> | undefined>)[];
  /** Which of the two test runners it is, if any: both write a report as JSON. */
  runner?: 'vitest' | 'playwright';
  /** Its test files, by their paths from the root of the project. */
  files?: RegExp;
  /** Usual duration beside another suite, on two cores, with the builds it waits for; for the time left. */
  seconds: number;
};

/** Installs and builds are done once, by the first suite that needs them. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
const done = (work: () => Promise<unknown>) => once(async () => void (await work()));

const browser = once(async () => {
  const { name, env } = await findBrowser();
  say('browser', name);
  return env;
});
const site = done(buildSite);
const studioPackages = done(() => install('Studio', 'sanity-studio'));
const studio = done(async () => {
  await Promise.all([site(), studioPackages()]);
  await buildStudio();
});

const vitest = (...projects: string[]): Pick<Suite, 'args' | 'runner'> => ({
  args: [CLI.vitest, 'run', ...projects.flatMap((name) => ['--project', name])],
  runner: 'vitest',
});
const playwright = (project: string, workers: number): Pick<Suite, 'args' | 'runner'> => ({
  args: [CLI.playwright, 'test', `--project=${project}`, `--workers=${workers}`],
  runner: 'playwright',
});

const UNIT_FILES =
  /^(?:app|front-door|content-lake|protocol|scripts|sanity-studio\/(?!schema\/|writing\/))|^tests\/(?:contract|faults|sample)\/[^/]+$/;
const LAKE_FILES = /^tests\/content-lake\//;
const INTEGRATION_FILES = /^tests\/(?:sample\/)?integration\/|^sanity-studio\/(?:schema|writing)\//;
const SITE_FILES = /^tests\/browser\/[^/]+$/;
const STUDIO_FILES = /^tests\/browser\/studio\//;
/** Tests that go through every page: they run on the sample too, but for the audit of a page of each kind. */
const ON_EVERY_PAGE = {
  integration: ['site-head', 'site-markdown', 'site-pages'].map((name) => `tests/integration/${name}`),
  browser: ['tests/browser/every-page'],
};

const TSC = [CLI.tsc, '--noEmit', '--incremental', '--tsBuildInfoFile'];
const TYPES: Suite = { name: 'types', args: [...TSC, '.cache/check.tsbuildinfo'], seconds: 8 };
const LINT: Suite = { name: 'lint', args: [CLI.biome, 'check', '.'], seconds: 3 };
const UNUSED: Suite = { name: 'unused', args: [CLI.knip], seconds: 5 };
const UNIT: Suite = { name: 'unit', ...vitest('unit'), files: UNIT_FILES, seconds: 55 };

/** For what reads modules of Studio, with Studio's packages if there are any: not while they are being installed. */
const afterInstall = (suite: Suite): Suite => ({ ...suite, needs: [studioPackages] });

/** What `npm run check` runs. */
export const CHECK_SUITES: readonly Suite[] = [UNIT, TYPES, LINT, UNUSED];

/**
 * What `npm test` runs, in the order of their starts. While site and Studio are built for the longest suite, what needs
 * no build runs. The last ones are short and wait for nothing, so that both cores are busy to the end.
 */
export const TEST_SUITES: readonly Suite[] = [
  {
    name: 'studio',
    ...playwright('studio', 1),
    needs: [studio, browser],
    files: STUDIO_FILES,
    seconds: 650,
  },
  LINT,
  afterInstall(TYPES),
  afterInstall(UNIT),
  { name: 'lake', ...vitest('content-lake'), needs: [site], files: LAKE_FILES, seconds: 45 },
  {
    name: 'integration',
    ...vitest('integration'),
    needs: [site, studio],
    files: INTEGRATION_FILES,
    seconds: 280,
  },
  { name: 'site', ...playwright('site', 2), needs: [site, browser], files: SITE_FILES, seconds: 280 },
  {
    name: 'sample-pages',
    args: [...playwright('site', 2).args, ...ON_EVERY_PAGE.browser, '--grep-invert=another window'],
    runner: 'playwright',
    env: ON_SAMPLE,
    needs: [site, browser],
    seconds: 20,
  },
  {
    name: 'sample-html',
    args: [...vitest('integration').args, '--no-file-parallelism', ...ON_EVERY_PAGE.integration],
    runner: 'vitest',
    env: ON_SAMPLE,
    needs: [site],
    seconds: 20,
  },
  {
    name: 'studio-types',
    args: [CLI.tsc, '--noEmit', '--project', STUDIO_FOLDER],
    needs: [studioPackages],
    seconds: 3,
  },
  afterInstall(UNUSED),
];

const NIGHTLY = { NIGHTLY: 'true' };
const FAULT_MINUTES = 5;
const LARGEST_SEED = 1_000_000;

/** What `npm run test:nightly` runs, one after the other. */
export const nightlySuites = (seed = randomInt(LARGEST_SEED)): readonly Suite[] => [
  {
    name: 'long',
    ...vitest('unit', 'content-lake', 'integration'),
    needs: [site, studio],
    env: { ...NIGHTLY, LEAVES: String(seed) },
    files: /^(?!tests\/browser\/)/,
    seconds: 600,
  },
  {
    name: 'long-site',
    ...playwright('site', 2),
    needs: [site, browser],
    env: { ...NIGHTLY, SEED: String(seed) },
    files: SITE_FILES,
    seconds: 120,
  },
  {
    name: 'long-studio',
    ...playwright('studio', 1),
    needs: [studio, browser],
    env: NIGHTLY,
    files: STUDIO_FILES,
    seconds: 420,
  },
  {
    name: 'sample',
    ...playwright('site', 2),
    needs: [site, browser],
    env: { ...ON_SAMPLE, NIGHTLY: 'all', SEED: String(seed) },
    files: SITE_FILES,
    seconds: 480,
  },
  {
    name: 'faults',
    args: [
      ...['--import', 'tsx', join('tests', 'faults', 'main.ts')],
      ...['--minutes', String(FAULT_MINUTES), '--seed', String(seed)],
    ],
    needs: [site],
    seconds: (FAULT_MINUTES + 1) * 60,
  },
  ...['test:cluster', 'test:hosted'].map(
    (command): Suite => ({
      name: command.replace('test:', ''),
      args: [join(PROJECT_ROOT, 'scripts', 'main.mjs'), command],
      seconds: 180,
    }),
  ),
];
