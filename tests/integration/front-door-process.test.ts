import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, type ClientRequest, get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLoad } from '../support/fake-renderer-load';
import { type BuiltFrontDoor, buildFrontDoor } from '../support/fake-renderer-process';
import { isRunning } from '../support/is-running';
import { listen } from '../support/listen';

/** Number of concurrent connections of each kind. */
const COUNT = 50;
const SITE_URL = 'https://www.example.com';

let built: BuiltFrontDoor;
beforeAll(async () => {
  built = await buildFrontDoor();
});
afterAll(() => built.remove());

const start = (env?: Record<string, string>) => built.start(env);
const fetchAt = (port: number, path: string, init?: RequestInit) =>
  fetch(`http://localhost:${port}${path}`, init);
const environmentAt = async (port: number): Promise<Record<string, string>> =>
  (await fetchAt(port, '/environment')).json();
const untilEnded = (pid: string | undefined) => expect.poll(() => isRunning(Number(pid))).toBe(false);
const untilDraining = (port: number) =>
  expect
    .poll(() =>
      fetchAt(port, '/readyz').then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .not.toBe(200);
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe('starting', () => {
  it('reads each variable, and gives the renderer its own, a private port and a directory without our files', async () => {
    const file = join(built.directory, 'purge-urls');
    writeFileSync(file, 'https://cache.example/purge\ncloudflare://canary@zone\n');
    const door = start({
      ...{ SITE_URL, TRUST_PROXY_HOPS: '2', DATA_DIR: 'here', CUSTOM: 'value', HSTS_MAX_AGE_S: '300' },
      ...{ BIND_ADDRESS: '127.0.0.1', CACHE_PURGE_URLS_FILE: file },
      ...{ SANITY_READ_TOKEN: 'canary', LOG_LEVEL: 'error' },
    });
    const port = await door.ready();
    const own = `http://127.0.0.1:${port}`;
    const seen = await (await fetch(`${own}/environment`)).json();
    expect(seen).toMatchObject({
      HOST: '127.0.0.1',
      SITE_URL,
      NODE_ENV: 'production',
      DATA_DIR: join(tmpdir(), 'here'),
      TRUST_PROXY_HOPS: '1',
      CUSTOM: 'value',
      cwd: join(built.directory, 'build/renderer'),
      CACHE_PURGE_URLS: 'https://cache.example/purge\ncloudflare://canary@zone',
    });
    expect(seen).not.toHaveProperty('CACHE_PURGE_URLS_FILE');
    expect(Number(seen.PORT)).not.toBe(port);
    const text = await fetch(`${own}/b.txt`, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    expect([await text.text(), text.headers.get('Strict-Transport-Security')]).toEqual([
      'b',
      'max-age=300; includeSubDomains',
    ]);
    expect((await fetch(`${own}/assets/a.js`)).status).toBe(200);
    await expect(fetch(`http://[::1]:${port}/b.txt`)).rejects.toThrow();
    expect(door.stderr()).toBe('');
  });

  it('warns of forgotten variables, and once of a proxy that is not trusted, without values or addresses', async () => {
    const door = start({ SANITY_PROJECT_ID: 'abc', SANITY_READ_TOKEN: 'canary' });
    const port = await door.ready();
    const events = () => linesOf(door.stderr()).map(({ level, event }) => `${level} ${event}`);
    await expect.poll(events).toEqual(['warn site-url-missing', 'warn studio-origin-missing']);
    await fetchAt(port, '/b.txt');
    for (let count = 0; count < 3; count += 1)
      await fetchAt(port, '/b.txt', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    await fetchAt(port, '/echo');
    // Its own log line, after that of the renderer, but not the renderer's list of addresses.
    await expect.poll(door.stdout).toMatch(/"method":"GET","path":"\/echo","status":200/);
    expect(door.stdout().split('\n')).toContain('{"from":"the renderer"}');
    expect(events().slice(2)).toEqual(['warn forwarded-for-untrusted']);
    expect(door.stdout() + door.stderr()).not.toMatch(/canary|203\.0\.113\.9/);
  });

  it.each<[string, () => Record<string, string>, number, string]>([
    ['a variable', () => ({ PORT: '80.5' }), 78, 'front door: PORT must be a whole number from 0 to 65535'],
    [
      'the file of a secret',
      () => ({ CACHE_PURGE_URLS_FILE: '/nothing/here' }),
      78,
      'front door: CACHE_PURGE_URLS_FILE must name a file that can be read',
    ],
    [
      'its environment, for the renderer,',
      () => ({ FAKE_RENDERER: 'misconfigured' }),
      78,
      'site: SANITY_DATASET must be lower-case letters',
    ],
  ])('exits with one line if %s is wrong', async (_, env, code, line) => {
    const door = start(env());
    expect(await door.exited).toBe(code);
    expect(door.stderr()).toBe(`${line}\n`);
    expect(door.stdout()).toBe('');
  });

  it('exits with 1 and one line if the port is in use', async () => {
    const other = createServer();
    const port = await listen(other);
    const door = start({ PORT: String(port) });
    expect(await door.exited).toBe(1);
    expect(door.stderr()).toBe(`front door: port ${port} is in use; set PORT to another\n`);
    other.close();
  });
});

describe('a renderer that ends', () => {
  it('is restarted, and visitors only wait', async () => {
    const door = start();
    const port = await door.ready();
    const cacheStatus = async () => (await fetchAt(port, '/stored')).headers.get('Cache-Status') ?? '';
    await cacheStatus();
    expect(await cacheStatus()).toBe('front-door; hit');
    const before = await environmentAt(port);
    const crash = await fetchAt(port, '/api/chat', { method: 'POST' });
    expect(crash.status).toBe(503);
    expect((await environmentAt(port)).pid).not.toBe(before.pid);
    const warning = JSON.parse(door.stderr());
    expect(warning).toMatchObject({ level: 'warn', event: 'renderer-ended', reason: 'exit code 3' });
    expect(warning.restartInMs).toBeGreaterThanOrEqual(125);
    expect(warning.restartInMs).toBeLessThanOrEqual(250);
    expect(door.stdout().match(/^site: /gm)).toHaveLength(1);
    // It has missed changes: stored pages are revalidated.
    expect(await cacheStatus()).toContain('fwd=');
    expect(await cacheStatus()).toBe('front-door; hit');
  });
});

it.each(['/purge', '/purge-too-long'])('purges what the renderer says: %s', async (path) => {
  const port = await start().ready();
  const cacheStatus = async () => (await fetchAt(port, '/stored')).headers.get('Cache-Status') ?? '';
  await cacheStatus();
  expect(await cacheStatus()).toBe('front-door; hit');
  await fetchAt(port, path);
  expect(await cacheStatus()).toContain('fwd=');
});

/** Requests come from many addresses: one has a budget for answers that are not stored. */
const ANY_CLIENT = { LOG_LEVEL: 'silent', TRUST_PROXY_HOPS: '1', DRAIN_DELAY_MS: '0' };

describe('stopping', () => {
  it('drops no request on SIGTERM under load, and exits with 0', async () => {
    const door = start(ANY_CLIENT);
    const port = await door.ready();
    const { pid } = await environmentAt(port);
    const loads = [true, false].map((keepAlive) => startLoad({ port, connections: 40, keepAlive }));
    for (const load of loads) await expect.poll(load.answered).toBeGreaterThan(200);
    const signalledAtMs = performance.now();
    door.child.kill('SIGTERM');
    expect(await door.exited).toBe(0);
    for (const load of loads) expect(await load.dropped(signalledAtMs)).toEqual([]);
    await untilEnded(pid);
  });

  it('answers all requests that have arrived while it is suspended, on new and on keep-alive connections', async () => {
    const door = start(ANY_CLIENT);
    const port = await door.ready();
    const agent = new Agent({ keepAlive: true, maxSockets: COUNT });
    const send = (connection: Agent | false) =>
      Array.from({ length: COUNT }, (_, each) => {
        const headers = { 'X-Forwarded-For': `203.0.113.${each}` };
        return get({ host: '127.0.0.1', port, path: '/page', agent: connection, headers });
      });
    const statusesOf = (requests: ClientRequest[]) =>
      Promise.all(
        requests.map(async (request) => {
          const [answer]: IncomingMessage[] = await once(request, 'response');
          await answer?.resume().toArray();
          return answer?.statusCode;
        }),
      );
    await statusesOf(send(agent));
    door.child.kill('SIGSTOP');
    const waiting = [...send(agent), ...send(false)];
    const statuses = statusesOf(waiting);
    await Promise.all(waiting.map((request) => once(request, 'finish')));
    door.child.kill('SIGTERM');
    door.child.kill('SIGCONT');
    expect(await statuses).toEqual(waiting.map(() => 200));
    expect(await door.exited).toBe(0);
    agent.destroy();
  });

  it('treats Ctrl-C like SIGTERM: requests in flight are answered', async () => {
    const door = start();
    const port = await door.ready();
    const { PORT: rendererPort } = await environmentAt(port);
    const held = fetchAt(port, '/held');
    await expect.poll(() => environmentAt(port)).toMatchObject({ held: 1 });
    door.child.kill('SIGINT');
    await untilDraining(port);
    await fetch(`http://127.0.0.1:${rendererPort}/release`);
    expect(await (await held).text()).toBe('held');
    expect(await door.exited).toBe(0);
  });

  it('exits immediately on the second signal', async () => {
    const door = start();
    const port = await door.ready();
    const { pid } = await environmentAt(port);
    const hanging = fetchAt(port, '/held').catch(() => 'cut');
    await expect.poll(() => environmentAt(port)).toMatchObject({ held: 1 });
    door.child.kill('SIGTERM');
    await untilDraining(port);
    door.child.kill('SIGTERM');
    // Without it the request would be cut after 25 s, and the code be 0.
    expect(await door.exited).toBe(1);
    expect(await hanging).toBe('cut');
    await untilEnded(pid);
  });

  it('ends the renderer even when it is killed itself', async () => {
    const door = start();
    const { pid } = await environmentAt(await door.ready());
    door.child.kill('SIGKILL');
    await untilEnded(pid);
  });
});
