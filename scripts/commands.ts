import { join } from 'node:path';
import { Failure, install, PROJECT_ROOT, say } from './bootstrap.mjs';
import { buildLake, buildSite, buildStudio, isSiteFresh, STUDIO_FOLDER } from './build';
import { content, seed } from './content';
import { checkPorts, readEnvironment } from './environment';
import { newBlock } from './new-block';
import { keepRunning, run } from './processes';
import { purge } from './purge';
import { chooseSuites, runSuites } from './run-suites';
import { serveStudio, startLake, startSite, startSiteInDevelopment } from './services';
import { CHECK_SUITES, nightlySuites, type Suite, TEST_SUITES } from './suites';
import { testHosted } from './test-hosted';
import { CLI, findBrowser, node, ON_SAMPLE } from './tools';

async function serve(isDevelopment: boolean): Promise<never> {
  const environment = readEnvironment();
  const { port, projectId } = environment;
  await checkPorts(environment);
  if (!isDevelopment) await buildSite();
  else if (projectId === undefined) await buildLake();
  if (projectId === undefined) {
    await keepRunning('lake', () => startLake(environment, console.info));
    await seed(environment);
  }
  const start = isDevelopment ? startSiteInDevelopment : startSite;
  await keepRunning('site', () => start(environment, console.info));
  // From now on a stop is a success.
  process.exitCode = 0;
  say('ready', `site http://localhost:${port}${isDevelopment ? ', with hot reload' : ''}`);
  void serveStudio(environment, isDevelopment);
  return new Promise(() => {});
}

/** The programs that the tests of `tests/cluster/` start, and arguments with which each only shows that it is there. */
const VARNISH = { varnishd: ['-j', 'none', '-C', '-f', join(PROJECT_ROOT, 'tests/cluster/xkey.vcl')] };
const CLUSTER_PROGRAMS: Record<string, Record<string, string[]>> = {
  cluster: { haproxy: ['-v'], 'redis-server': ['--version'] },
  varnish: VARNISH,
  'varnish-key': VARNISH,
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
  await build(wanted.length === 0 || wanted.includes('typing') ? ['studio'] : []);
  const env = { ...(await findBrowser()).env, ...ON_SAMPLE };
  const files = (wanted.length > 0 ? wanted : ['']).map((name) => `tests/bench/${name}`);
  return node([CLI.vitest, 'run', '--project', 'measure', ...files], env);
}

/** A campaign of faults: `-- --seed N --minutes M`. */
async function faults(args: readonly string[]): Promise<number> {
  await buildSite();
  return node(['--import', 'tsx', join('tests', 'faults', 'main.ts'), ...args]);
}

/**
 * Screenshots of every page, or of those whose path ends with an argument, in `screenshots/`; for `docs` those of README.md
 * and `docs/`, of site and Studio.
 */
async function screenshots(args: readonly string[]): Promise<number> {
  const { env } = await findBrowser();
  await build(args[0] === 'docs' ? ['studio'] : []);
  if (args[0] === 'docs')
    return node([CLI.playwright, 'test', '--config=tests/screenshots/docs.config.ts'], env);
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
  say('next', 'npm run typegen; “Add a block” in README.md has the steps');
  return 0;
}

async function typegen(): Promise<number> {
  await install('Studio', 'sanity-studio');
  return node([join(STUDIO_FOLDER, 'typegen.mjs')]);
}

/** Runs suites, or those that arguments name; see `chooseSuites`. */
const suites =
  (all: () => readonly Suite[], slots?: number) =>
  (args: readonly string[]): Promise<number> => {
    const { chosen, files } = chooseSuites(all(), args);
    return runSuites(chosen, { files, slots });
  };

const commands: Record<string, (args: readonly string[]) => Promise<unknown>> = {
  start: () => serve(false),
  dev: () => serve(true),
  build,
  'test:cluster': testCluster,
  'test:hosted': ([file = '']) =>
    testHosted([process.execPath, CLI.vitest, 'run', '--project', 'hosted', file]),
  test: suites(() => TEST_SUITES),
  'test:nightly': suites(nightlySuites, 1),
  check: suites(() => CHECK_SUITES),
  bench,
  faults,
  screenshots,
  typegen,
  content,
  new: make,
  purge,
  // What no other command needs is loaded when it is run.
  audit: async () => (await import('./audit')).audit(),
  mutate: async (args) => (await import('./mutate')).mutate(args),
  licences: async () => (await import('./licences')).licences(),
};

/** @returns the exit code */
export async function runCommand([name = '', ...args]: readonly string[]): Promise<number> {
  const command = commands[name];
  if (command === undefined) throw new Failure(`Commands: ${Object.keys(commands).join(', ')}.`);
  const code = await command(args);
  return typeof code === 'number' ? code : 0;
}
