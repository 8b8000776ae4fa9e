import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { pageTree } from './page-tree';

const PEERS = join(PROJECT_ROOT, 'tests', 'bench', 'peers');
const NEXT_CLI = join(PEERS, 'node_modules', 'next', 'dist', 'bin', 'next');
const BUILD_TIMEOUT_MS = 300_000;

/** Where the peers' packages are; `npm run bench` installs them. */
export const peersFolder = PEERS;

/** What `node` runs for Next.js, once built; it listens at `$PORT`. */
export const nextServer = { args: [NEXT_CLI, 'start'], cwd: join(PEERS, 'next') };

/** What `node` runs for a Remix app of one line, once built; it listens at `$PORT`. */
export const bareRemixServer = {
  args: [
    join(PROJECT_ROOT, 'node_modules', '@remix-run', 'serve', 'dist', 'cli.js'),
    'build/server/index.js',
  ],
  cwd: join(PROJECT_ROOT, 'tests', 'bench', 'bare-remix'),
};

/**
 * Builds a Next.js app whose pages, `/static` and `/dynamic`, hold the same elements as ours.
 * @param html of our page
 * @throws if the build fails; its output is in the message
 */
export function buildNext(html: string): void {
  writeFileSync(join(PEERS, 'next', 'page.json'), JSON.stringify(pageTree(html)));
  run([NEXT_CLI, 'build'], nextServer.cwd);
}

/** Builds the Remix app of one line. */
export function buildBareRemix(): void {
  run(
    [join(PROJECT_ROOT, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js'), 'vite:build'],
    bareRemixServer.cwd,
  );
}

function run(args: string[], cwd: string): void {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, args, { cwd, env, stdio: 'pipe', timeout: BUILD_TIMEOUT_MS });
}
