import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { type FakeRedis, startFakeRedis } from '../support/fake-redis';
import { startFaultyLink } from '../support/faulty-link';
import { freePort } from '../support/free-port';
import { startSeededLake } from '../support/seeded-data-dir';
import { type SiteInstance, startInstance } from '../support/site-instance';

const RENDERER = join(PROJECT_ROOT, 'build', 'renderer');
/** How long a program may take to start on a busy machine. */
const STARTED = { timeout: 30_000 };

it('the built policy cannot allow inline code or styles', () => {
  const files = readdirSync(RENDERER).filter((name) => name.endsWith('.js'));
  const program = files.map((name) => readFileSync(join(RENDERER, name), 'utf8')).join('');
  expect(program).toContain('style-src');
  expect(program).not.toMatch(/unsafe-(?:inline|eval)/);
});

/** Starts the renderer as the front door does. */
const startRenderer = (env: Record<string, string>) =>
  spawn(process.execPath, ['serve.js', 'site.js'], {
    cwd: RENDERER,
    env: { NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: '/dev/null', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

it('the renderer ends with the channel to the front door while it starts', async () => {
  const renderer = startRenderer({ PORT: String(await freePort()), SANITY_API_HOST: 'http://127.0.0.1:1' });
  const exited = once(renderer, 'exit');
  try {
    renderer.disconnect();
    expect(await exited).toEqual([0, null]);
  } finally {
    renderer.kill('SIGKILL');
  }
});

it('the renderer ends with the channel to the front door, whatever it still waits for', async () => {
  const redis = await startFakeRedis();
  const lake = await startFaultyLink();
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const renderer = startRenderer({ PORT: port, SANITY_API_HOST: lake.url, REDIS_URL: redis.url });
  const exited = once(renderer, 'exit');
  try {
    await expect.poll(() => fetch(`${url}/healthz`).then(({ ok }) => ok), STARTED).toBe(true);
    await expect.poll(() => redis.connections(), STARTED).toBe(1);
    renderer.disconnect();
    expect(await exited).toEqual([0, null]);
  } finally {
    renderer.kill('SIGKILL');
    await redis.stop();
    await lake.stop();
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
