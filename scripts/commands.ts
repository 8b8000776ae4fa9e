import { join } from 'node:path';
import { Failure, install, npm, PROJECT_ROOT, say } from './bootstrap.mjs';
import { buildLake, buildSite, buildStudio, isSiteFresh, STUDIO_FOLDER } from './build';
import { content, seed } from './content';
import { checkPorts, checkSettings, readEnvironment } from './environment';
import { newBlock } from './new-block';
import { keepRunning, run } from './processes';
import { serveStudio, startLake, startSite, startSiteInDevelopment } from './services';
import { testHosted } from './test-hosted';

const CLI = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** Loaded on demand: Playwright loads slowly, and `npm start` does not need it. */
const findBrowser = async () => (await import('./browser')).findBrowser();

/** Resolves with the exit code of what it has run. */
const node = async (args: readonly string[], env: Record<string, string> = {}) =>
  (await run([process.execPath, ...args], { env })).code;

async function serve(isDevelopment: boolean): Promise<never> {
  const environment = readEnvironment();
  const { port, lakePort, projectId } = environment;
  await checkPorts(environment);
  if (isDevelopment || !isSiteFresh()) await checkSettings(environment);
  if (!isDevelopment) await buildSite();
  else if (projectId === undefined) await buildLake();
  const running: { ended: Promise<Failure> }[] = [];
  if (projectId === undefined) {
    const start = () => startLake(environment, console.info);
    running.push(await keepRunning('lake', start, `http://localhost:${lakePort}/ping`));
    await seed(environment);
  }
  const start = isDevelopment ? startSiteInDevelopment : startSite;
  running.push(await keepRunning('site', () => start(environment, console.info)));
  // From now on a stop is a success.
  process.exitCode = 0;
  say('ready', `site http://localhost:${port}${isDevelopment ? ', with hot reload' : ''}`);
  void serveStudio(environment, isDevelopment);
  throw await Promise.race(running.map(({ ended }) => ended));
}

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
const ON_SAMPLE = { TEST_ARCHIVE: 'sanity-studio/seed' };
/** The tests that go through every page, by the beginnings of their files' names: they run on the sample too. */
const OF_EVERY_PAGE = {
  integration: ['site-head', 'site-markdown', 'site-pages'],
  browser: ['accessibility', 'every-page', 'layout.test', 'page-weight', 'without-javascript', 'zoom'],
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
async function check(): Promise<number> {
  await checkCode();
  return node(CHECK_SUITES);
}

/** How much of a failed suite's output CI prints again at the end: its runner names the failed tests last. */
const REPEATED_LINES = 60;

/** All checks and tests; the last lines name the browser and the suites that failed. */
async function test(): Promise<number> {
  const browser = await findBrowser();
  await buildSite();
  const results: Record<string, Awaited<ReturnType<typeof run>>> = {};
  const suite = async (name: string, args: readonly string[], env: Record<string, string> = {}) => {
    const isKept = process.env.CI !== undefined;
    results[name] = await run([process.execPath, ...args], { env: { ...browser.env, ...env }, isKept });
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

/** The programs that the tests of `tests/cluster/` start, and arguments with which each only shows that it is there. */
const CLUSTER_PROGRAMS: Record<string, Record<string, string[]>> = {
  cluster: { haproxy: ['-v'], 'redis-server': ['--version'] },
  varnish: { varnishd: ['-j', 'none', '-C', '-f', join(PROJECT_ROOT, 'tests/cluster/xkey.vcl')] },
};

const CLUSTER_PACKAGES = 'Debian: apt-get install haproxy redis-server varnish varnish-modules';

/** Site, front door, lake and Studio's server; with the argument `studio`, Studio too. */
async function build([part]: readonly string[]): Promise<void> {
  if (part !== undefined && part !== 'studio') throw new Failure('npm run build -- studio');
  if (isSiteFresh()) say('build', 'site is fresh');
  else await buildSite();
  if (part === undefined) return;
  await install('Studio', 'sanity-studio');
  await buildStudio();
}

/** Several instances behind HAProxy with Redis, and behind Varnish. Without those programs it says so, and passes. */
async function testCluster(): Promise<number> {
  const files: string[] = [];
  for (const [file, programs] of Object.entries(CLUSTER_PROGRAMS)) {
    const missing: string[] = [];
    for (const [program, args] of Object.entries(programs))
      if ((await run([program, ...args], { isQuiet: true })).code !== 0) missing.push(program);
    if (missing.length === 0) files.push(`tests/cluster/${file}.test.ts`);
    else
      say(
        'SKIPPED',
        `${file}.test.ts: ${missing.join(' and ')} not found or incomplete (${CLUSTER_PACKAGES})`,
      );
  }
  if (files.length === 0) return 0;
  await buildSite();
  return node([CLI.vitest, 'run', '--project', 'cluster', ...files]);
}

/** All benchmarks, or those whose file names contain an argument. */
async function bench(wanted: readonly string[]): Promise<number> {
  await buildSite();
  await install('peer', 'tests/bench/peers');
  const env = { ...(await findBrowser()).env, ...ON_SAMPLE };
  const files = (wanted.length > 0 ? wanted : ['']).map((name) => `tests/bench/${name}`);
  const filter = ['--passWithNoTests', ...files];
  const measured = await node([CLI.vitest, 'run', '--project', 'measure', ...filter], env);
  // Every project would run every benchmark; one of them is enough.
  const compared = await node([CLI.vitest, 'bench', '--run', '--project', 'unit', ...filter], env);
  return measured || compared;
}

/** A campaign of faults: `-- --seed N --minutes M`. */
async function faults(args: readonly string[]): Promise<number> {
  await buildSite();
  return node(['--import', 'tsx', join('tests', 'faults', 'main.ts'), ...args]);
}

/** Those of README.md and `docs/`, of site and Studio. */
async function docsPictures(): Promise<number> {
  const { env } = await findBrowser();
  await buildSite();
  await install('Studio', 'sanity-studio');
  await buildStudio();
  return node([CLI.playwright, 'test', '--config=tests/screenshots/docs.config.ts'], env);
}

/** Screenshots of every page, or of those whose path ends with an argument, in `screenshots/`. */
async function screenshots(args: readonly string[]): Promise<number> {
  if (args[0] === 'docs') return docsPictures();
  const { env } = await findBrowser();
  await buildSite();
  const grep = args.length > 0 ? [`--grep=(${args.join('|')})$`] : [];
  const config = '--config=tests/screenshots/playwright.config.ts';
  return node([CLI.playwright, 'test', config, ...grep], { ...ON_SAMPLE, ...env });
}

async function make([kind, name = '']: readonly string[]): Promise<number> {
  if (kind !== 'block') throw new Failure('npm run new -- block NAME');
  const files = newBlock(name);
  await node([
    CLI.biome,
    'check',
    '--write',
    '--log-level=error',
    ...files.filter((file) => /tsx?$/.test(file)),
  ]);
  say('next', 'npm run typegen, then npm run check; TODO marks what to write');
  return 0;
}

/** Loaded on demand: only these two need esbuild as a library, and zod. */
const licences = async () => (await import('./licences')).licences();

/** Loaded on demand: it is the only command that needs zod besides those that start a program. */
const mutate = async (args: readonly string[]) => (await import('./mutate')).mutate(args);

const missed = async (args: readonly string[]) => (await import('./missed')).missed(args);

const audit = async () => (await import('./audit')).audit();

async function typegen(): Promise<number> {
  await install('Studio', 'sanity-studio');
  return node([join(STUDIO_FOLDER, 'typegen.mjs')]);
}

const commands: Record<string, (args: readonly string[]) => Promise<unknown>> = {
  start: () => serve(false),
  dev: () => serve(true),
  build,
  'test:cluster': testCluster,
  'test:hosted': ([file = '']) =>
    testHosted([process.execPath, CLI.vitest, 'run', '--project', 'hosted', file]),
  ...{
    test,
    check,
    bench,
    faults,
    audit,
    mutate,
    screenshots,
    typegen,
    content,
    licences,
    missed,
    new: make,
  },
};

/** @returns the exit code */
export async function runCommand([name = '', ...args]: readonly string[]): Promise<number> {
  const command = commands[name];
  if (command === undefined) throw new Failure(`Commands: ${Object.keys(commands).join(', ')}.`);
  const code = await command(args);
  return typeof code === 'number' ? code : 0;
}
