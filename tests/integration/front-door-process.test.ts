import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLoad } from '../support/fake-renderer-load';
import { type BuiltFrontDoor, buildFrontDoor } from '../support/fake-renderer-process';
import { isRunning } from '../support/is-running';
import { listen } from '../support/listen';

/** Number of concurrent connections of each kind. */
const COUNT = 50;

let built: BuiltFrontDoor;
beforeAll(async () => {
  built = await buildFrontDoor();
});
afterAll(() => built.remove());

const start = (env?: Record<string, string>) => built.start(env);

const environmentAt = async (port: number): Promise<Record<string, string>> =>
  (await fetch(`http://localhost:${port}/environment`)).json();

const untilEnded = (pid: number) => expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);

describe('starting', () => {
  it('gives the renderer a private port, the public address, and a directory without our files', async () => {
    const door = start({
      SITE_URL: 'https://www.example.com',
      TRUST_PROXY_HOPS: '2',
      DATA_DIR: 'here',
      CUSTOM: 'value',
    });
    const port = await door.ready();
    const seen = await environmentAt(port);
    expect(seen).toMatchObject({
      HOST: '127.0.0.1',
      SITE_URL: 'https://www.example.com',
      NODE_ENV: 'production',
      DATA_DIR: join(tmpdir(), 'here'),
      TRUST_PROXY_HOPS: '1',
      CUSTOM: 'value',
      cwd: join(built.directory, 'build/renderer'),
    });
    expect(Number(seen.PORT)).not.toBe(port);
    expect(await (await fetch(`http://localhost:${port}/b.txt`)).text()).toBe('b');
    expect((await fetch(`http://localhost:${port}/assets/a.js`)).status).toBe(200);
  });

  it('forwards the renderer’s structured log lines, and not its list of addresses, and writes its own', async () => {
    const door = start();
    const port = await door.ready();
    expect(door.stdout().split('\n')).toContain('{"from":"the renderer"}');
    await fetch(`http://localhost:${port}/echo`);
    await expect.poll(() => door.stdout()).toMatch(/"method":"GET","path":"\/echo","status":200/);
    expect(door.stdout() + door.stderr()).not.toContain('canary');
  });

  it.each([
    ['PORT', '80.5'],
    ['SITE_URL', 'nowhere'],
    ['TRUST_PROXY_HOPS', 'many'],
    ['LOG_LEVEL', 'loud'],
  ])('exits with 78 and one line when %s is %s', async (name, value) => {
    const door = start({ [name]: value });
    expect(await door.exited).toBe(78);
    expect(door.stderr()).toMatch(new RegExp(`^front door: ${name} [^\n]+\n$`));
    expect(door.stdout()).toBe('');
  });

  it('exits with 1 and one line when the port is in use', async () => {
    const other = createServer();
    const port = await listen(other);
    const door = start({ PORT: String(port) });
    expect(await door.exited).toBe(1);
    expect(door.stderr()).toBe(`front door: port ${port} is in use; set PORT to another\n`);
    other.close();
  });

  it('exits with 78 and the renderer’s message if the renderer rejects its environment', async () => {
    const door = start({ FAKE_RENDERER: 'misconfigured' });
    expect(await door.exited).toBe(78);
    expect(door.stderr()).toBe('site: SANITY_DATASET must be lower-case letters\n');
    expect(door.stdout()).toBe('');
  });
});

describe('a renderer that ends', () => {
  it('is restarted, and visitors only wait', async () => {
    const door = start();
    const port = await door.ready();
    const before = await environmentAt(port);
    const crash = await fetch(`http://localhost:${port}/api/chat`, { method: 'POST' });
    expect(crash.status).toBe(503);
    const after = await environmentAt(port);
    expect(after.pid).not.toBe(before.pid);
    const warning = JSON.parse(door.stderr());
    expect(warning).toMatchObject({ level: 'warn', event: 'renderer-ended', reason: 'exit code 3' });
    expect(warning.restartInMs).toBeGreaterThanOrEqual(125);
    expect(warning.restartInMs).toBeLessThanOrEqual(250);
    expect(door.stdout().match(/^site: /gm)).toHaveLength(1);
  });
});

describe('a renderer that hangs', () => {
  it('is replaced within ten seconds, and the front door is healthy meanwhile', async () => {
    const door = start();
    const port = await door.ready();
    const before = await environmentAt(port);
    process.kill(Number(before.pid), 'SIGSTOP');
    const stoppedAtMs = performance.now();
    const health = await fetch(`http://localhost:${port}/healthz`);
    expect([health.status, health.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const visitors = ['/page', '/b.txt', '/slow?ms=20'].map((path) =>
      fetch(`http://localhost:${port}${path}`),
    );
    const pidNow = async () => (await environmentAt(port).catch(() => before)).pid;
    await expect.poll(pidNow, { timeout: 15_000 }).not.toBe(before.pid);
    expect(performance.now() - stoppedAtMs).toBeLessThan(10_000);
    expect(JSON.parse(door.stderr())).toMatchObject({ event: 'renderer-ended', reason: 'hung' });
    // Requests that waited for the renderer that hung are answered by its replacement.
    expect((await Promise.all(visitors)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

/** Requests come from many addresses: one has a budget for answers that are not stored. */
const ANY_CLIENT = { LOG_LEVEL: 'silent', TRUST_PROXY_HOPS: '1', DRAIN_DELAY_MS: '0' };

describe('stopping', () => {
  it('drops no request on SIGTERM under load, and exits with 0', async () => {
    const door = start(ANY_CLIENT);
    const port = await door.ready();
    const { pid } = await environmentAt(port);
    const paths = ['/page', '/slow?ms=20', '/b.txt', '/slow?ms=300'];
    const reused = startLoad({ port, paths, perSecond: 200, connections: 40, keepAlive: true });
    const single = startLoad({ port, paths, perSecond: 50, connections: 40, keepAlive: false });
    await sleep(1500);
    const signalledAtMs = performance.now();
    door.child.kill('SIGTERM');
    expect(await door.exited).toBe(0);
    const results = [await reused.finish(signalledAtMs), await single.finish(signalledAtMs)];
    expect(results.flatMap(({ dropped }) => dropped)).toEqual([]);
    expect(results[0]?.answered).toBeGreaterThan(50);
    expect(results[1]?.answered).toBeGreaterThan(15);
    await untilEnded(Number(pid));
  });

  describe('while the process is suspended', () => {
    let count = 0;
    const send = (port: number, agent: Agent | false) => {
      const headers = { 'X-Forwarded-For': `203.0.113.${count % 250}` };
      count += 1;
      const request = get({ host: '127.0.0.1', port, path: '/page', agent, headers });
      return {
        sent: once(request, 'finish'),
        status: new Promise<number | string>((resolve) => {
          request.on('response', (answer) =>
            answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
          );
          request.on('error', (error) => resolve(error.message));
        }),
      };
    };
    const sendMany = (port: number, agent: Agent | false) =>
      Array.from({ length: COUNT }, () => send(port, agent));
    const statuses = (requests: ReturnType<typeof sendMany>) =>
      Promise.all(requests.map(({ status }) => status));
    const allSent = (requests: ReturnType<typeof sendMany>) => Promise.all(requests.map(({ sent }) => sent));

    it('answers all requests that wait at SIGTERM, on new and on keep-alive connections', async () => {
      const door = start(ANY_CLIENT);
      const port = await door.ready();
      const agent = new Agent({ keepAlive: true, maxSockets: COUNT });
      await statuses(sendMany(port, agent));
      door.child.kill('SIGSTOP');
      const waiting = [...sendMany(port, agent), ...sendMany(port, false)];
      await allSent(waiting);
      door.child.kill('SIGTERM');
      door.child.kill('SIGCONT');
      expect(await statuses(waiting)).toEqual(waiting.map(() => 200));
      expect(await door.exited).toBe(0);
      agent.destroy();
    });

    it('closes no keep-alive connection on which a request has arrived', async () => {
      const door = start(ANY_CLIENT);
      const port = await door.ready();
      const agent = new Agent({ keepAlive: true, maxSockets: COUNT });
      await statuses(sendMany(port, agent));
      door.child.kill('SIGTERM');
      await sleep(100);
      door.child.kill('SIGSTOP');
      const waiting = sendMany(port, agent);
      await allSent(waiting);
      await sleep(400);
      door.child.kill('SIGCONT');
      expect(await statuses(waiting)).toEqual(waiting.map(() => 200));
      agent.destroy();
    });
  });

  it('treats Ctrl-C like SIGTERM', async () => {
    const door = start();
    const port = await door.ready();
    const slow = fetch(`http://localhost:${port}/slow?ms=500`);
    await sleep(100);
    door.child.kill('SIGINT');
    expect(await (await slow).text()).toBe('slow');
    expect(await door.exited).toBe(0);
  });

  it('exits immediately on the second signal', async () => {
    const door = start();
    const port = await door.ready();
    const { pid } = await environmentAt(port);
    const hanging = fetch(`http://localhost:${port}/hang`).catch(() => 'cut');
    await sleep(100);
    door.child.kill('SIGTERM');
    await sleep(100);
    const startedAtMs = performance.now();
    door.child.kill('SIGTERM');
    expect(await door.exited).toBe(1);
    expect(performance.now() - startedAtMs).toBeLessThan(5000);
    expect(await hanging).toBe('cut');
    await untilEnded(Number(pid));
  });

  it('kills a renderer that ignores SIGTERM', async () => {
    const door = start({ FAKE_RENDERER: 'stubborn' });
    const { pid } = await environmentAt(await door.ready());
    door.child.kill('SIGTERM');
    expect(await door.exited).toBe(0);
    expect(isRunning(Number(pid))).toBe(false);
  });

  it('ends the renderer even when it is killed itself', async () => {
    const door = start({ FAKE_RENDERER: 'stubborn' });
    const { pid } = await environmentAt(await door.ready());
    door.child.kill('SIGKILL');
    await untilEnded(Number(pid));
  });
});
