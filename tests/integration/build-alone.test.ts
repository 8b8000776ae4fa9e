import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { type FakeRedis, startFakeRedis } from '../support/fake-redis';
import { type RunningSite, startSite } from '../support/start-site';

/** What the image of the site contains; `build/server` and `build/content-lake` are not needed. */
const SHIPPED = ['front-door', 'renderer', 'client', 'public'];

let lake: RunningSite;
let redis: FakeRedis;
let alone: ChildProcess;
let folder: string;
let url: string;

beforeAll(async () => {
  [lake, redis] = await Promise.all([startSite(), startFakeRedis()]);
  folder = mkdtempSync(join(tmpdir(), 'build-alone-'));
  for (const name of SHIPPED)
    cpSync(join(PROJECT_ROOT, 'build', name), join(folder, name), { recursive: true });
  const port = String(await getPort());
  url = `http://localhost:${port}`;
  alone = spawn(process.execPath, [join(folder, 'front-door', 'main.js')], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PORT: port,
      SANITY_API_HOST: lake.lakeUrl,
      REDIS_URL: redis.url,
      DATA_DIR: join(folder, 'data'),
    },
    stdio: 'inherit',
  });
});
afterAll(async () => {
  const ended = once(alone, 'exit');
  alone.kill();
  await ended;
  await Promise.all([lake.stop(), redis.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const statusOf = (path: string) => fetch(`${url}${path}`).then(({ status }) => status);

it('the build answers without installed packages', async () => {
  await expect.poll(() => statusOf('/').catch(() => 0), { timeout: 20_000 }).toBe(200);
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
  await expect.poll(() => ask().then(() => redis.keys().length), { timeout: 5_000 }).toBeGreaterThan(0);
});
