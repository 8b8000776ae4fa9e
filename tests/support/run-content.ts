import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { format } from 'node:util';
import { vi } from 'vitest';
import { Failure, PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { content } from '../../scripts/content';

/** On the local lake unless the test's variables say otherwise. */
const variables = (env: Record<string, string>) => ({
  ...process.env,
  SANITY_PROJECT_ID: '',
  SANITY_API_HOST: '',
  ...env,
});

/** Runs `npm run content --` with these arguments, as a process of its own. */
export function runContent(args: string[], env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ['scripts/main.mjs', 'content', ...args], {
    cwd: PROJECT_ROOT,
    env: variables(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return {
    child,
    ended: once(child, 'close').then(([code]) => ({ code, lines: output.trimEnd().split('\n') })),
  };
}

/** The same in this process, in a hundredth of the time: exit code, and the lines that it prints. */
export async function contentHere(args: string[], env: Record<string, string>) {
  const lines: string[] = [];
  const print = (...said: unknown[]) => void lines.push(format(...said));
  const printed = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn')];
  for (const spy of printed) spy.mockImplementation(print);
  try {
    await content(args, variables(env));
    return { code: 0, lines };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { code: error.exitCode, lines: [...lines, ...error.message.split('\n')] };
  } finally {
    for (const spy of printed) spy.mockRestore();
  }
}
