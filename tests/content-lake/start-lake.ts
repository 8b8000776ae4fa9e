import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { type ContentLake, startContentLake } from '../../content-lake/src/content-lake';
import { readSettings } from '../../content-lake/src/settings';

let built: Promise<LakeProgram> | undefined;

/** Starts a lake in this process. Its query threads need a bundled script. */
export async function startLake(env: Record<string, string>, drainTimeoutMs?: number): Promise<ContentLake> {
  const { queryWorker } = await bundled();
  return await startContentLake(readSettings(env), undefined, queryWorker, drainTimeoutMs);
}

const START_TIMEOUT_MS = 20_000;

/** The bundled lake, as `npm run build:servers` builds it. */
type LakeProgram = {
  readonly file: string;
  /** The script of its query threads. */
  readonly queryWorker: string;
};

/** A lake in a separate process. */
type LakeProcess = {
  /** The URL that it prints. */
  readonly url: string;
  readonly child: ChildProcess;
  /** Sends a signal and waits for the exit. */
  stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<ProcessEnd>;
};

/** The exit code and the output of a process. */
type ProcessEnd = {
  readonly code: number | null;
  readonly signal: string | null;
  readonly output: string;
};

/** Bundles the lake once for each process, into a separate folder, independent of `build/`. */
function bundled(): Promise<LakeProgram> {
  built ??= buildLakeProgram();
  return built;
}

/** Within the repository, so that imports of its dependencies resolve. */
const PARENT = path.join('node_modules', '.content-lake');
const OLD_MS = 3_600_000;

async function buildLakeProgram(): Promise<LakeProgram> {
  await mkdir(PARENT, { recursive: true });
  // Vitest ends its workers without their exit handlers, so that each leaves its folder.
  for (const name of await readdir(PARENT)) {
    const left = path.join(PARENT, name);
    const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > OLD_MS) await rm(left, { recursive: true, force: true });
  }
  const folder = await mkdtemp(path.join(PARENT, 'run-'));
  await build({
    entryPoints: ['content-lake/src/main.ts', 'content-lake/src/query-worker.ts'],
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  });
  return { file: path.resolve(folder, 'main.js'), queryWorker: path.resolve(folder, 'query-worker.js') };
}

/** Runs a start that must fail until its exit; kills the process if it does not exit. */
export async function runToEnd(env: Record<string, string>): Promise<ProcessEnd> {
  const child = await launch(env);
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  return ended(child).finally(() => clearTimeout(timer));
}

/** Starts the program and waits until it listens. */
export async function startLakeProcess(env: Record<string, string>): Promise<LakeProcess> {
  const child = await launch(env);
  const end = ended(child);
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the lake did not start in time')), START_TIMEOUT_MS);
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /^content lake: (http:\/\/\S+)$/m.exec(text)?.[1];
      if (found) resolve(found);
    });
    void end
      .then(({ output }) => reject(new Error(`the lake did not start: ${output}`)))
      .finally(() => clearTimeout(timer));
  });
  return {
    url,
    child,
    stop: (signal) => {
      child.kill(signal);
      return end;
    },
  };
}

async function launch(env: Record<string, string>): Promise<ChildProcess> {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [(await bundled()).file], {
    env: { NODE_ENV: 'test', PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function ended(child: ChildProcess): Promise<ProcessEnd> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, output })));
}
