import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { copyCheckout } from '../support/copy-checkout';

const EXIT_BAD_SETTING = 78;

let folder: string;
let ports: Record<string, string>;
beforeAll(async () => {
  folder = copyCheckout();
  const [PORT, LAKE_PORT, STUDIO_PORT] = [await getPort(), await getPort(), await getPort()].map(String);
  ports = { PORT: `${PORT}`, LAKE_PORT: `${LAKE_PORT}`, STUDIO_PORT: `${STUDIO_PORT}` };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function failureOf(command: string, variables: Record<string, string>) {
  const env = { ...process.env, SANITY_PROJECT_ID: '', SANITY_API_HOST: '', ...ports, ...variables };
  const child = spawn(process.execPath, ['scripts/main.mjs', command], { cwd: folder, env });
  onTestFinished(() => void child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, lines: output.trimEnd().split('\n') };
}

/** One of each program that reads variables, and a rule that only the program knows. */
it.each([
  ['start', 'SITE_URL', 'www.example.com'],
  ['start', 'CHAT_WEBHOOK_URL', 'nonsense'],
  ['start', 'CHAT_WEBHOOK_URL', 'http://workflow.example.com/chat'],
  ['start', 'SANITY_WEBHOOK_SECRET', 'short'],
  ['start', 'TRUST_PROXY_HOPS', 'x'],
  ['start', 'LOG_LEVEL', 'loud'],
  ['start', 'LAKE_HOST', 'trial.example'],
  ['start', 'HSTS_MAX_AGE_S', 'for ever'],
  ['start', 'REDIS_URL_FILE', '/nothing/here'],
  ['dev', 'LOG_LEVEL', 'loud'],
])(
  'npm run %s with %s=%s ends before anything is built, naming the variable',
  async (command, name, value) => {
    expect(await failureOf(command, { [name]: value })).toEqual({
      code: EXIT_BAD_SETTING,
      lines: [expect.stringContaining(name)],
    });
    expect(existsSync(join(folder, 'build'))).toBe(false);
    expect(existsSync(join(folder, '.data'))).toBe(false);
  },
);

it('a bad setting in .env is named, and its value is not repeated', async () => {
  writeFileSync(join(folder, '.env'), 'LOG_LEVEL=info\nREDIS_URL=http://user:secret@localhost\n');
  const { code, lines } = await failureOf('start', {});
  expect({ code, lines }).toEqual({ code: EXIT_BAD_SETTING, lines: [expect.stringContaining('REDIS_URL')] });
  expect(lines.join()).not.toContain('secret');
});
