import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { vi } from 'vitest';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const READY = { timeout: 30_000, interval: 20 };

export type BuiltFrontDoor = Awaited<ReturnType<typeof buildFrontDoor>>;

/** Builds the front door as `npm run build:servers` does, into a temporary directory, beside a fake renderer. */
export async function buildFrontDoor() {
  const directory = mkdtempSync(join(tmpdir(), 'front-door-built-'));
  await build({
    entryPoints: {
      'build/front-door/main': fromRoot('front-door/main.ts'),
      'build/renderer/serve': fromRoot('tests/support/fake-renderer-main.ts'),
    },
    outdir: directory,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  for (const folder of ['build/client/assets', 'build/public'])
    mkdirSync(join(directory, folder), { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{"type":"module"}');
  writeFileSync(join(directory, 'build/client/assets/a.js'), 'a');
  writeFileSync(join(directory, 'build/public/b.txt'), 'b');
  const started: ReturnType<typeof startProgram>[] = [];
  return {
    directory,
    /** Starts it from another directory than its own, with only this environment. */
    start(env: Record<string, string> = {}) {
      const main = join(directory, 'build/front-door/main.js');
      const door = startProgram(main, { BUILD_FILES_DIR: join(directory, 'build-files'), ...env });
      started.push(door);
      return door;
    },
    /** Kills all that were started, and deletes the files. */
    remove() {
      for (const { child } of started) child.kill('SIGKILL');
      rmSync(directory, { recursive: true, maxRetries: 5 });
    },
  };
}

function startProgram(main: string, env: Record<string, string>) {
  // Of `npm run mutate`.
  const { __STRYKER_ACTIVE_MUTANT__ = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    cwd: tmpdir(),
    env: { PORT: '0', __STRYKER_ACTIVE_MUTANT__, ...env, NODE_ENV: 'test' },
    stdio: 'pipe',
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  return {
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    /** Exit code, or the signal's name. */
    exited: new Promise<number | string>((resolve) =>
      child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')),
    ),
    /** Waits for its ready line. @returns its port */
    ready: () =>
      vi.waitFor(() => {
        const port = /^site: http:\/\/localhost:(\d+)$/m.exec(stdout)?.[1];
        if (port === undefined) throw new Error(`The front door is not ready\n${stdout}\n${stderr}`);
        return Number(port);
      }, READY),
  };
}
