import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';

const PACKAGES = join(PROJECT_ROOT, 'node_modules', '@remix-run');
const BUILD_TIMEOUT_MS = 300_000;

/** What `node` runs for a Remix app of one line, once built; it listens at `$PORT`. */
export const bareRemixServer = {
  args: [join(PACKAGES, 'serve', 'dist', 'cli.js'), 'build/server/index.js'],
  cwd: join(PROJECT_ROOT, 'tests', 'bench', 'bare-remix'),
};

/** @throws if the build fails; its output is in the message */
export function buildBareRemix(): void {
  execFileSync(process.execPath, [join(PACKAGES, 'dev', 'dist', 'cli.js'), 'vite:build'], {
    cwd: bareRemixServer.cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
    timeout: BUILD_TIMEOUT_MS,
  });
}
