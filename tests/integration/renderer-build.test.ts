import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { type FakeRedis, startFakeRedis } from '../support/fake-redis';
import { startFaultyLink } from '../support/faulty-link';
import { freePort } from '../support/free-port';
import { startSeededLake } from '../support/seeded-data-dir';
import { type SiteInstance, startInstance } from '../support/site-instance';

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
  const port = String(await freePort());
  const server = spawn(process.execPath, [SERVE, join('build', 'server', 'index.js')], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, NODE_ENV: 'production', PORT: port, HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const robots = () => fetch(`http://127.0.0.1:${port}/robots.txt`).then((answer) => answer.text());
    await expect.poll(robots, STARTED).toContain('User-agent: *');
  } finally {
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
  }
});

describe('the build alone', () => {
  /** What the image of the site contains; `build/server` and `build/content-lake` are not needed. */
  const SHIPPED = ['front-door', 'renderer', 'client', 'public'];

  let lake: Awaited<ReturnType<typeof startSeededLake>>;
  let redis: FakeRedis;
  let alone: SiteInstance;
  let folder: string;
  let url: string;

  beforeAll(async () => {
    [lake, redis] = [await startSeededLake(), await startFakeRedis()];
    folder = mkdtempSync(join(tmpdir(), 'build-alone-'));
    for (const name of SHIPPED)
      cpSync(join(PROJECT_ROOT, 'build', name), join(folder, name), { recursive: true });
    const own = { lakeUrl: lake.lakeUrl, dataDir: join(folder, 'data') };
    alone = await startInstance(folder, own, { REDIS_URL: redis.url });
    url = `http://localhost:${alone.port}`;
    return async () => {
      await alone.stop();
      await Promise.all([lake.stop(), redis.stop()]);
      rmSync(folder, { recursive: true, force: true });
    };
  });

  const statusOf = (path: string) => fetch(`${url}${path}`).then(({ status }) => status);

  it('the build answers without installed packages', async () => {
    await expect.poll(() => statusOf('/'), STARTED).toBe(200);
    const html = await fetch(url).then((response) => response.text());
    const [stylesheet = ''] = /\/assets\/[^"]+\.css/.exec(html) ?? [];
    const [drawn = ''] = /\/og\/[^"]+\.png/.exec(html) ?? [];
    const paths = [stylesheet, drawn, '/favicon.ico', '/third-party-licenses.txt'];
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 200, 200]);
  });

  it('the build counts in Redis without installed packages', async () => {
    const ask = () =>
      fetch(`${url}/api/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: url },
        body: JSON.stringify({ message: 'Hello', sessionId: `chat-1700000000000-${crypto.randomUUID()}` }),
      });
    // The connection is opened in the background; until then the process counts by itself.
    await expect.poll(() => ask().then(() => redis.keys().length), STARTED).toBeGreaterThan(0);
  });
});
