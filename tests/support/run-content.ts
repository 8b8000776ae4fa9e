import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';

/** Runs `npm run content --` with these arguments, on the local lake unless the variables say otherwise. */
export function runContent(args: string[], env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ['scripts/main.mjs', 'content', ...args], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, SANITY_PROJECT_ID: '', SANITY_API_HOST: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return {
    child,
    ended: once(child, 'close').then(([code]) => ({ code, lines: output.trimEnd().split('\n') })),
  };
}
