import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { startFakeRedis } from '../support/fake-redis';
import { startFaultyLink } from '../support/faulty-link';
import { freePort } from '../support/free-port';

const RENDERER = join(PROJECT_ROOT, 'build', 'renderer', 'main.cjs');
/** How long a program may take to start on a busy machine. */
const STARTED = { timeout: 30_000 };
const SERVE = join(PROJECT_ROOT, 'node_modules', '@remix-run', 'serve', 'dist', 'cli.js');

it('the built policy cannot allow inline code or styles', () => {
  const program = readFileSync(RENDERER, 'utf8');
  expect(program).toContain('style-src');
  expect(program).not.toMatch(/unsafe-(?:inline|eval)/);
});

it('the built program is ASCII, which Node reads and compiles in less time', () => {
  const beyond = readFileSync(RENDERER, 'utf8').match(/.{0,40}\P{ASCII}/gu);
  // esbuild escapes other characters, except in regular expressions: write \\u2019 there.
  expect(beyond).toBeNull();
});

it('Node runs the renderer with the code that the build has recorded', async () => {
  const program = `
    const { readFileSync } = require('node:fs');
    const source = require('node:module').wrap(readFileSync(process.argv[1], 'utf8'));
    const options = { filename: process.argv[1], cachedData: readFileSync(process.argv[1] + '.cache') };
    console.log('rejected: ' + new (require('node:vm').Script)(source, options).cachedDataRejected);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program, RENDERER]);
  expect(stdout).toBe('rejected: false\n');
});

it('the renderer ends at SIGTERM, whatever it still waits for', async () => {
  const redis = await startFakeRedis();
  const lake = await startFaultyLink();
  const port = String(await freePort());
  const env = { PORT: port, HOST: '127.0.0.1', SITE_URL: `http://127.0.0.1:${port}`, DATA_DIR: '/dev/null' };
  const renderer = spawn(process.execPath, [RENDERER], {
    env: { NODE_ENV: 'production', ...env, SANITY_API_HOST: lake.url, REDIS_URL: redis.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(renderer, 'exit');
  try {
    await expect.poll(() => fetch(`${env.SITE_URL}/healthz`).then(({ ok }) => ok), STARTED).toBe(true);
    await expect.poll(() => redis.connections(), STARTED).toBe(1);
    renderer.kill();
    expect(await exited).toEqual([0, null]);
  } finally {
    renderer.kill('SIGKILL');
    await redis.stop();
    await lake.stop();
  }
});

it('the build of the site runs unchanged under remix-serve', async () => {
  const server = spawn(process.execPath, [SERVE, join('build', 'server', 'index.js')], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(await freePort()), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    server.stdout.on('data', (chunk) => {
      said += chunk;
    });
    await expect.poll(() => said, STARTED).toMatch(/http:\/\/\S+/);
    const url = /http:\/\/[^\s)]+/.exec(said)?.[0] ?? '';
    const answer = await fetch(new URL('/robots.txt', url));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('User-agent: *');
  } finally {
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
  }
});
