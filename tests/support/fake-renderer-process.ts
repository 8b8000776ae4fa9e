import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const READY_TIMEOUT_MS = 30_000;

export type BuiltFrontDoor = {
  directory: string;
  /** Starts it from another directory than its own, with only this environment. */
  start(env?: Record<string, string>): FrontDoorProcess;
  /** Kills all that were started, and deletes the files. */
  remove(): void;
};

type FrontDoorProcess = {
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Waits for its ready line. @returns its port */
  ready(): Promise<number>;
  /** Exit code, or the signal's name. */
  exited: Promise<number | string>;
};

/** Builds the front door as `npm run build:servers` does, into a temporary directory, beside a fake renderer. */
export async function buildFrontDoor(): Promise<BuiltFrontDoor> {
  const directory = mkdtempSync(join(tmpdir(), 'front-door-built-'));
  const settings: BuildOptions = {
    outdir: directory,
    bundle: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  };
  await build({
    ...settings,
    entryPoints: { 'build/front-door/main': fromRoot('front-door/main.ts') },
    format: 'esm',
  });
  await build({
    ...settings,
    entryPoints: {
      'build/renderer/start': fromRoot('front-door/renderer/start.ts'),
      'build/renderer/main': fromRoot('tests/support/fake-renderer-main.ts'),
    },
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
  });
  for (const folder of ['build/client/assets', 'build/public'])
    mkdirSync(join(directory, folder), { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{"type":"module"}');
  writeFileSync(join(directory, 'build/client/assets/a.js'), 'a');
  writeFileSync(join(directory, 'build/public/b.txt'), 'b');
  const started: FrontDoorProcess[] = [];
  return {
    directory,
    start(env = {}) {
      const main = join(directory, 'build/front-door/main.js');
      const door = start(main, { BUILD_FILES_DIR: join(directory, 'build-files'), ...env });
      started.push(door);
      return door;
    },
    remove() {
      for (const { child } of started) child.kill('SIGKILL');
      rmSync(directory, { recursive: true, maxRetries: 5 });
    },
  };
}

function start(main: string, env: Record<string, string>): FrontDoorProcess {
  // Of `npm run mutate`.
  const { __STRYKER_ACTIVE_MUTANT__ = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    cwd: tmpdir(),
    env: { PORT: '0', __STRYKER_ACTIVE_MUTANT__, ...env, NODE_ENV: 'test' },
    stdio: 'pipe',
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return {
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    exited: new Promise((resolve) =>
      child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')),
    ),
    async ready() {
      const deadlineMs = performance.now() + READY_TIMEOUT_MS;
      while (performance.now() < deadlineMs) {
        const port = /^site: http:\/\/localhost:(\d+)$/m.exec(stdout)?.[1];
        if (port !== undefined) return Number(port);
        await sleep(20);
      }
      throw new Error(`the front door is not ready\n${stdout}\n${stderr}`);
    },
  };
}
