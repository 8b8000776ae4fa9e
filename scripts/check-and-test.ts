import { Failure, install, npm, PROJECT_ROOT, say } from './bootstrap.mjs';
import { buildSite, buildStudio, STUDIO_FOLDER } from './build';
import { run } from './processes';

/** The command-line tools of the project. */
export const CLI = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** Loaded on demand: Playwright loads slowly, and `npm start` does not need it. */
export const findBrowser = async () => (await import('./browser')).findBrowser();

/** Resolves with the exit code of what it has run. */
export const node = async (args: readonly string[], env: Record<string, string> = {}) =>
  (await run([process.execPath, ...args], { env })).code;

/** @throws Failure after the tool has printed what is wrong */
async function checkStep(subject: string, command: readonly string[], cwd = PROJECT_ROOT): Promise<void> {
  say('check', `${subject} …`);
  const { code } = await run(command, { cwd });
  if (code !== 0) throw new Failure(`check failed: ${subject}; see above.`);
}

const vitest = (...projects: string[]) => [
  CLI.vitest,
  'run',
  ...projects.flatMap((name) => ['--project', name]),
];

/** Tests read it in tests/support/archive.ts; without it they run on the second brand. */
export const ON_SAMPLE = { TEST_ARCHIVE: 'sanity-studio/seed' };
/** The tests that go through every page, by the beginnings of their files' names: they run on the sample too. */
const OF_EVERY_PAGE = {
  integration: ['site-head', 'site-markdown', 'site-pages'],
  browser: ['accessibility.test', 'every-page', 'layout.test', 'page-weight', 'without-javascript', 'zoom'],
};
const filesOf = (suite: keyof typeof OF_EVERY_PAGE) =>
  OF_EVERY_PAGE[suite].map((name) => `tests/${suite}/${name}`);

/** Types, lint and unused code. @throws Failure at the first that fails */
async function checkCode(): Promise<void> {
  const tsc = [CLI.tsc, '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo'];
  await checkStep('types', [process.execPath, ...tsc]);
  await checkStep('lint', [process.execPath, CLI.biome, 'check', '.']);
  await checkStep('unused code', [process.execPath, CLI.knip]);
}

const CHECK_SUITES = vitest('unit', 'contract');

/** Types, lint, unused code, unit and contract tests. Resolves with the exit code of the tests; the others throw. */
export async function check(): Promise<number> {
  await checkCode();
  return node(CHECK_SUITES);
}

/** How much of a failed suite's output CI prints again at the end: its runner names the failed tests last. */
const REPEATED_LINES = 60;
const MS_PER_MINUTE = 60_000;

/** All checks and tests; the last lines name the browser and the suites that failed. */
export async function test(): Promise<number> {
  const browser = await findBrowser();
  await buildSite();
  const results: Record<string, Awaited<ReturnType<typeof run>>> = {};
  const suite = async (name: string, args: readonly string[], env: Record<string, string> = {}) => {
    const isKept = process.env.CI !== undefined;
    const startedMs = Date.now();
    results[name] = await run([process.execPath, ...args], { env: { ...browser.env, ...env }, isKept });
    say(name, `${((Date.now() - startedMs) / MS_PER_MINUTE).toFixed(1)} min`);
  };
  const playwright = (project: string, workers: number) => [
    CLI.playwright,
    'test',
    `--project=${project}`,
    `--workers=${workers}`,
  ];
  await checkCode();
  await suite('unit and contract', CHECK_SUITES);
  await install('Studio', 'sanity-studio');
  await checkStep('types of Studio', npm('run', 'typecheck'), STUDIO_FOLDER);
  await buildStudio();
  await suite('content lake', vitest('content-lake'));
  await suite('integration', vitest('integration'));
  await suite('faults', vitest('faults'));
  await suite('browser', playwright('site', 2));
  await suite('integration, sample', [...vitest('integration'), ...filesOf('integration')], ON_SAMPLE);
  await suite('browser, sample', [...playwright('site', 2), ...filesOf('browser')], ON_SAMPLE);
  // Studio's tests have deadlines of seconds, so nothing else runs beside them.
  await suite('browser, Studio', playwright('studio', 1));
  const failed = Object.keys(results).filter((name) => results[name]?.code !== 0);
  for (const name of failed) {
    const lines = results[name]?.output.trimEnd().split('\n').slice(-REPEATED_LINES) ?? [];
    if (process.env.CI !== undefined) console.info([`${name}, failed:`, ...lines].join('\n'));
  }
  say('browser', browser.name);
  const counts = `${Object.keys(results).length - failed.length} suites passed, ${failed.length} failed`;
  console.info([counts, ...failed].join('; '));
  return failed.length === 0 ? 0 : 1;
}
