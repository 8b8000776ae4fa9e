import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, install, npm, PROJECT_ROOT } from './bootstrap.mjs';
import { buildServers, buildSite, buildStudio, STUDIO_FOLDER } from './build';
import { content, seed } from './content';
import { checkPorts, checkSettings, readEnvironment } from './environment';
import { children, keepRunning, run, runNode } from './processes';
import { progress } from './progress';
import { keepLakeRunning, serveStudio, startSite, startSiteInDevelopment } from './services';

// The front door gives its visitors 25 s to be answered.
const STOP_GRACE_MS = 30_000;
const PARENT_CHECK_MS = 200;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const BENCHMARKS = join('tests', 'bench');
const CLI = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};
const INHERIT = { inherit: true };

/** Resolves with the exit code, if that is not 0; `serving` is called when all is up: from then on it is a good end to be stopped. */
type Command = (args: readonly string[], serving: () => void) => Promise<unknown>;

async function serve(isDevelopment: boolean, serving: () => void): Promise<never> {
  const environment = readEnvironment();
  await checkPorts(environment);
  const isLocal = environment.projectId === undefined;
  if (isDevelopment) {
    await checkSettings(environment);
    if (isLocal) await buildServers();
  } else {
    await buildSite({ beforeBuild: () => checkSettings(environment) });
  }
  const running: { ended: Promise<Failure> }[] = [];
  if (isLocal) {
    running.push(await keepLakeRunning(environment));
    await seed(environment);
  }
  const start = isDevelopment ? startSiteInDevelopment : startSite;
  running.push(await keepRunning('site', () => start(environment, progress.line)));
  serving();
  progress.say(
    'ready',
    `site http://localhost:${environment.port}${isDevelopment ? ', with hot reload' : ''}`,
  );
  void serveStudio(environment, isDevelopment);
  throw await Promise.race(running.map(({ ended }) => ended));
}

/** @throws Failure after the output of the tool has been printed */
async function checkStep(
  subject: string,
  [command, args]: [string, string[]],
  cwd = PROJECT_ROOT,
): Promise<void> {
  const step = progress.step('check', subject);
  const { code, output } = await run([command, args], { cwd }).finally(step.fail);
  if (code !== 0) {
    progress.line(output.trimEnd());
    throw new Failure(`check failed: ${subject}; what is wrong stands above.`);
  }
  step.done();
}

const vitest = async (...projects: string[]) =>
  (await runNode([CLI.vitest, 'run', ...projects.flatMap((name) => ['--project', name])], INHERIT)).code;

/** Types, lint, unit and contract tests. Resolves with the exit code of the tests; the others throw. */
async function check(): Promise<number> {
  const tsc = [CLI.tsc, '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo'];
  await checkStep('types', [process.execPath, tsc]);
  await checkStep('lint', [process.execPath, [CLI.biome, 'check', '.']]);
  return vitest('unit', 'contract');
}

/** Everything; its last lines name the browser and the suites that failed. */
async function test(): Promise<number> {
  const { findBrowser } = await import('./browser');
  const browser = await findBrowser();
  await buildSite();
  const playwright = async (project: string, workers: number) => {
    const args = [CLI.playwright, 'test', `--project=${project}`, `--workers=${workers}`];
    return (await runNode(args, { ...INHERIT, env: browser.env })).code;
  };
  const codes: Record<string, number> = { 'unit and contract': await check() };
  if (existsSync(join(STUDIO_FOLDER, 'package.json'))) {
    await install({ name: 'Studio', folder: 'sanity-studio' });
    await checkStep('types of Studio', npm(['run', 'typecheck', '--if-present']), STUDIO_FOLDER);
    await buildStudio();
  }
  codes['content lake'] = await vitest('content-lake');
  codes.integration = await vitest('integration');
  codes.browser = await playwright('site', 2);
  // Studio's tests hold the site to seconds, so nothing else runs beside them.
  codes['browser, Studio'] = await playwright('studio', 1);
  const failed = Object.keys(codes).filter((suite) => codes[suite] !== 0);
  progress.say('browser', browser.name);
  const passed = Object.keys(codes).length - failed.length;
  progress.line(
    `${passed} suites passed, ${failed.length} failed${failed.map((name) => `; ${name}`).join('')}`,
  );
  return failed.length === 0 ? 0 : 1;
}

/** All benchmarks, or those whose file's name the arguments are part of. */
async function bench(wanted: readonly string[]): Promise<number> {
  await buildSite();
  const folder = join(PROJECT_ROOT, BENCHMARKS);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const chosen = names.filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  const files = (ending: string) =>
    chosen.filter((name) => name.endsWith(ending)).map((name) => join(BENCHMARKS, name));
  const [measures, benches] = [files('.measure.ts'), files('.bench.ts')];
  if (measures.length + benches.length === 0) {
    progress.say('bench', 'nothing to measure in tests/bench');
    return 0;
  }
  await install({ name: 'peer', folder: join(BENCHMARKS, 'peers') });
  const { env } = await (await import('./browser')).findBrowser();
  const options = { ...INHERIT, env };
  let code = 0;
  if (measures.length > 0)
    code ||= (await runNode([CLI.vitest, 'run', '--project', 'measure', ...measures], options)).code;
  // Every project would run every benchmark; one of them is enough.
  if (benches.length > 0)
    code =
      (await runNode([CLI.vitest, 'bench', '--run', '--project', 'unit', ...benches], options)).code || code;
  return code;
}

/** Pictures of every page, or of those whose path the arguments are part of. */
async function screenshots(args: readonly string[]): Promise<number> {
  const { env } = await (await import('./browser')).findBrowser();
  await buildSite();
  const paths = args.map((path) => path.replace(/[^\w/-]/g, '\\$&'));
  const grep = paths.length > 0 ? [`--grep=(${paths.join('|')})$`] : [];
  const config = '--config=tests/screenshots/playwright.config.ts';
  const { code } = await runNode([CLI.playwright, 'test', config, ...grep], { ...INHERIT, env });
  progress.say('screenshots', 'in screenshots/, a folder for each width and theme');
  return code;
}

async function typegen(): Promise<number> {
  await install({ name: 'Studio', folder: 'sanity-studio' });
  return (await runNode([join(STUDIO_FOLDER, 'typegen.mjs')], INHERIT)).code;
}

const commands: Record<string, Command> = {
  start: (_, serving) => serve(false, serving),
  dev: (_, serving) => serve(true, serving),
  build: () => buildSite({ byHand: true }),
  ...{ test, check, bench, screenshots, typegen, content },
};

/**
 * Runs one command: prints a failure as one line, and stops all that was started, whichever way it ends. A second Ctrl-C
 * does not wait.
 */
export async function runCommand(name: string): Promise<void> {
  let isServing = false;
  let isStopping = false;
  const end = async (code: number) => {
    isStopping = true;
    progress.mute();
    await children.stopAll(STOP_GRACE_MS);
    process.exit(code);
  };
  const onSignal = (signal: keyof typeof EXIT_CODES) => {
    if (isStopping) process.exit(EXIT_CODES[signal]);
    progress.say('stopping', signal === 'SIGINT' ? 'Ctrl-C again stops at once' : signal);
    void end(isServing ? 0 : EXIT_CODES[signal]);
  };
  process.on('SIGINT', () => onSignal('SIGINT'));
  process.on('SIGTERM', () => onSignal('SIGTERM'));
  process.on('SIGHUP', () => onSignal('SIGHUP'));
  // The reader of our output may have gone, as in `npm start | head`.
  process.stdout.on('error', () => process.exit(1));
  // npm itself may be killed before it can pass on a signal.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => process.ppid === parent || isStopping || void end(1), PARENT_CHECK_MS).unref();
  try {
    const command = commands[name];
    if (command === undefined) throw new Failure(`Commands: ${Object.keys(commands).join(', ')}.`);
    const code = await command(process.argv.slice(3), () => {
      isServing = true;
    });
    if (!isStopping) await end(typeof code === 'number' ? code : 0);
  } catch (error) {
    // What is stopped on purpose fails on its way.
    if (isStopping) return;
    console.error(error instanceof Failure ? error.message : error);
    await end(error instanceof Failure ? error.exitCode : 1);
  }
}
