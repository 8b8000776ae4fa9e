import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { freePort } from './free-port';
import { isRunning } from './is-running';

const WAIT = { timeout: 30_000 };

/** Prints the ready lines for the scripts, and records its process and that of a child which it never stops. */
const PROGRAM = `
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
export function run(name, port, line, answer) {
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  appendFileSync('pids', process.pid + '\\n' + left.pid + '\\n');
  if (process.env.STUBBORN === name) process.on('SIGTERM', () => console.log('not yet'));
  if (process.env.FAILING === name) { console.error(name + ' has a problem'); process.exit(78); }
  createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(request.url === '/pid' ? String(process.pid) : answer);
  }).listen(port, () => console.log(line + ': http://localhost:' + port));
}`;
const LAKE = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { run } from '../../stand-in/program.mjs';
mkdirSync(process.env.DATA_DIR + '/content-lake', { recursive: true });
writeFileSync(process.env.DATA_DIR + '/content-lake/token', 'secret');
run('lake', process.env.LAKE_PORT, 'content lake', '{"result":1}');`;
const SITE = `
import { run } from '../../stand-in/program.mjs';
run('site', process.env.PORT, 'site', JSON.stringify({ api: process.env.SANITY_API_HOST }));`;
const BUILD = `
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
appendFileSync('pids', process.pid + '\\n');
const page = readFileSync('app/page.txt', 'utf8');
if (page === 'broken') { console.error('page.txt: line 1 is wrong'); process.exit(2); }
if (page === 'endless') await new Promise(() => setInterval(() => {}, 1000));
console.log('reading app/page.txt');
rmSync('build', { recursive: true, force: true });
for (const name of ['renderer', 'front-door', 'content-lake', 'studio']) mkdirSync('build/' + name, { recursive: true });
writeFileSync('build/renderer/serve.js', '');
cpSync('stand-in/lake.mjs', 'build/content-lake/main.js');
writeFileSync('build/content-lake/query-worker.js', '');
cpSync('stand-in/site.mjs', 'build/front-door/main.js');
if (existsSync('stand-in/studio.mjs')) cpSync('stand-in/studio.mjs', 'build/studio/main.js');
appendFileSync('builds', 'once\\n');`;

type Launch = { env?: Record<string, string>; throughNpm?: boolean };
export type StandIn = Awaited<ReturnType<typeof standIn>>;

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Links each package and copies npm's record, so that an install in the project does not change this checkout. */
function linkPackages(folder: string): void {
  const record = join('node_modules', '.package-lock.json');
  mkdirSync(join(folder, 'node_modules'));
  cpSync(join(PROJECT_ROOT, record), join(folder, record));
  for (const name of readdirSync(join(PROJECT_ROOT, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(join(PROJECT_ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

function writeProject(folder: string): void {
  const filter = (path: string) => !path.includes('.test.');
  cpSync(join(PROJECT_ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true, filter });
  cpSync(join(PROJECT_ROOT, 'package-lock.json'), join(folder, 'package-lock.json'));
  linkPackages(folder);
  cpSync(join(PROJECT_ROOT, 'protocol'), join(folder, 'protocol'), { recursive: true, filter });
  for (const name of ['app', 'front-door', 'content-lake/src', 'stand-in'])
    mkdirSync(join(folder, name), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  // The real commands; only the build is replaced.
  manifest.scripts['build:all'] = 'node stand-in/build.mjs';
  const files = {
    'package.json': JSON.stringify(manifest),
    'app/page.txt': 'first',
    'stand-in/program.mjs': PROGRAM,
    'stand-in/lake.mjs': LAKE,
    'stand-in/site.mjs': SITE,
    'stand-in/build.mjs': BUILD,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}

/** Creates `sanity-studio/`, a package without dependencies. */
export function writeStudio(folder: string, scripts: Record<string, string>): void {
  const manifest = { name: 'studio', version: '1.0.0', type: 'module' };
  const lock = { name: 'studio', version: '1.0.0', lockfileVersion: 3, packages: { '': manifest } };
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, scripts }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

function launchIn(folder: string, args: string[], env: Record<string, string>) {
  const { npm_lifecycle_event: _, ...own } = process.env;
  const [command = '', ...rest] = args;
  const options = { cwd: folder, env: { ...own, ...env } };
  const child = spawn(command, rest, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return {
    child,
    /** Both outputs so far, in order of arrival. */
    output: () => output,
    /** Resolves when the output matches. */
    says: (pattern: RegExp) => expect.poll(() => output, WAIT).toMatch(pattern),
    /** Exit code, or the signal's name. */
    ended: new Promise<number | string>((resolve) =>
      child.once('close', (code, signal) => resolve(code ?? signal ?? '')),
    ),
  };
}

/**
 * A project in the temporary folder with the real scripts, and with short programs that replace site, lake and build:
 * the scripts treat them like the real ones, in a second.
 */
export async function standIn() {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  writeProject(folder);
  const port = async () => String(await freePort());
  const ports = { PORT: await port(), STUDIO_PORT: await port(), LAKE_PORT: await port() };
  /** Recorded processes of build, lake, site and their children that still run. */
  const left = () => linesOf(join(folder, 'pids')).map(Number).filter(isRunning);
  return {
    folder,
    ports,
    /** Runs an npm command in the project, through `npm run` or by itself. */
    launch(command: string, { env = {}, throughNpm = false }: Launch = {}) {
      const args = throughNpm ? ['npm', 'run', command] : [process.execPath, 'scripts/main.mjs', command];
      return launchIn(folder, args, { ...ports, ...env });
    },
    builds: () => linesOf(join(folder, 'builds')).length,
    left,
    /** Resolves when none of them runs. */
    isDeserted: () => expect.poll(left, WAIT).toEqual([]),
    remove() {
      for (const pid of left()) process.kill(pid, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
