import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messageOf, refusals } from '../../front-door/refusals';
import { deferred } from '../support/deferred';
import { startDoorOfTest } from '../support/fake-renderer-door';
import { rawRequest, speak } from '../support/fake-renderer-visitor';

describe('slow visitors', () => {
  const startImpatient = () =>
    startDoorOfTest({ limits: { bodyTimeoutMs: 100, headersTimeoutMs: 100, deadlineCheckMs: 20 } });
  const drip = Array.from({ length: 1_000 }, (_, index) => (index % 2 === 0 ? 'x' : 10));
  const head = rawRequest('POST /echo', ['Host: x', 'Content-Length: 1000']);

  it.each([
    ['headers that never end are 408', ['GET / HTTP/1.1\r\nHost: x\r\nX-Slow:', ...drip]],
    ['a slow body is 408 at its deadline, even while bytes arrive, and is not forwarded', [head, ...drip]],
    ['a body shorter than its declared length is 408', [head, 'only this']],
  ])('%s', async (_, parts) => {
    const site = await startImpatient();
    const answer = await speak(site.door.port, parts);
    expect([answer.status, answer.closed]).toEqual([408, true]);
    expect(site.renderer.seen).toEqual([]);
  });

  it('a connection without a request is closed without an answer', async () => {
    const site = await startImpatient();
    const answer = await speak(site.door.port, []);
    expect([answer.text, answer.closed]).toEqual(['', true]);
  });

  it.each([
    ['a visitor', { trustProxyHops: 0, limits: { keepAliveTimeoutMs: 100 } }],
    ['a proxy', { trustProxyHops: 1, limits: { keepAliveTimeoutMs: 1, proxyKeepAliveTimeoutMs: 100 } }],
  ])('an idle keep-alive connection of %s is closed after its timeout', async (_, setting) => {
    const site = await startDoorOfTest(setting);
    const answer = await speak(site.door.port, ['GET /page HTTP/1.1\r\nHost: x\r\n\r\n']);
    expect([answer.status, answer.closed]).toEqual([200, true]);
    expect(answer.elapsedMs).toBeGreaterThan(95);
  });

  it('a connection is closed after its maximum of requests, even if its client sends more', async () => {
    const site = await startDoorOfTest({ limits: { requestsPerSocket: 3 } });
    const answer = await speak(site.door.port, ['GET /page HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5)]);
    expect(answer.closed).toBe(true);
    expect(answer.text.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
    expect(answer.text).not.toContain('503');
    expect(answer.text.match(/^connection: close/gim)).toHaveLength(1);
  });
});

describe('a visitor with a long answer', () => {
  const FILE_BYTES = 32 * 1024 * 1024;

  /** Reads what arrives before `pause` resolves, and again after it, in turn. @returns the bytes received before the connection ended */
  function read(port: number, pause: () => Promise<unknown>): Promise<number> {
    return new Promise((resolve, reject) => {
      let bytes = 0;
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /long.bin HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
      );
      socket.on('data', (chunk) => {
        bytes += chunk.length;
        socket.pause();
        void pause().then(() => socket.resume());
      });
      socket.on('error', (error) =>
        'code' in error && error.code === 'ECONNRESET' ? resolve(bytes) : reject(error),
      );
      socket.on('close', () => resolve(bytes));
    });
  }
  const startWithFile = (socketIdleTimeoutMs: number) =>
    startDoorOfTest({
      limits: { socketIdleTimeoutMs, deadlineCheckMs: 50 },
      files: { 'public/long.bin': Buffer.alloc(FILE_BYTES) },
    });

  it('is disconnected when it stops reading', async () => {
    const { door, log } = await startWithFile(100);
    const bytes = await read(door.port, () => expect.poll(() => log.length).toBe(1));
    expect(bytes).toBeLessThan(FILE_BYTES);
  });

  it('receives all of it when it reads slowly', { tags: ['nightly'] }, async () => {
    const idleMs = 3_000;
    const { door } = await startWithFile(idleMs);
    const startedAtMs = performance.now();
    expect(await read(door.port, () => sleep(10))).toBeGreaterThan(FILE_BYTES);
    expect(performance.now() - startedAtMs).toBeGreaterThan(idleMs);
  });
});

/** Opens connections from an address of this machine, which are silent after a request. @returns a count of those still open. */
async function openIdle(port: number, count: number, localAddress = '127.0.0.2', request = '') {
  const address = { port, host: '127.0.0.1', localAddress };
  const sockets = Array.from({ length: count }, () => connect(address));
  for (const socket of sockets)
    socket
      .on('error', () => {})
      .resume()
      .write(request);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(
    sockets.map((socket) => new Promise((settled) => socket.once('connect', settled).once('close', settled))),
  );
  return () => sockets.filter((socket) => !socket.closed).length;
}

describe('idle connections', () => {
  it('of three clients, 720 of each, opened at once, do not block another visitor', async () => {
    const { door, read } = await startDoorOfTest();
    const visit = async (_: unknown, number: number) =>
      (await read(number % 2 ? 'GET /page' : 'GET /healthz')).status;
    const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    const opening = ['127.0.0.2', '127.0.0.3', '127.0.0.4'].map((address) =>
      openIdle(door.port, 720, address, request),
    );
    const meanwhile = await Promise.all(Array.from({ length: 50 }, visit));
    const opened = await Promise.all(opening);
    for (const open of opened) await expect.poll(open).toBeLessThanOrEqual(100);
    const after = await Promise.all(Array.from({ length: 50 }, visit));
    expect([...meanwhile, ...after]).toEqual(Array(100).fill(200));
  });

  it('of one client are at most its share: it loses those that are idle longest', async () => {
    const small = await startDoorOfTest({ limits: { connections: 40, connectionShare: 0.5 } });
    const first = await openIdle(small.door.port, 20);
    const second = await openIdle(small.door.port, 20);
    await expect.poll(() => [first(), second()]).toEqual([0, 20]);
    expect((await fetch(`${small.url}/page`)).status).toBe(200);
  });

  it('are lost, the longest idle first, when connections get scarce', async () => {
    const small = await startDoorOfTest({ limits: { connections: 40, connectionShare: 1 } });
    const open = await openIdle(small.door.port, 40);
    const visitors = Array.from({ length: 10 }, () => small.read('GET /held'));
    await expect.poll(() => small.renderer.seen).toHaveLength(10);
    small.renderer.release();
    expect((await Promise.all(visitors)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(open()).toBe(30);
  });
});

describe('more requests than the renderer takes', () => {
  it('wait in a queue', async () => {
    const small = await startDoorOfTest({ limits: { upstreamRequests: 2, upstreamQueueMs: 60_000 } });
    const held = [small.read('GET /held?1'), small.read('GET /held?2')];
    await expect.poll(() => small.renderer.seen.length).toBe(2);
    const waiting = small.read('GET /page');
    await expect.poll(() => small.asked).toBe(3);
    expect(small.renderer.seen).toHaveLength(2);
    small.renderer.release('/held?1');
    expect((await waiting).status).toBe(200);
    small.renderer.release();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('for a limited time, and are then refused with Retry-After', async () => {
    const small = await startDoorOfTest({ limits: { upstreamRequests: 2, upstreamQueueMs: 100 } });
    const held = [small.read('GET /held?1'), small.read('GET /held?2')];
    await expect.poll(() => small.renderer.seen.length).toBe(2);
    const refused = await small.read('GET /page');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.elapsedMs).toBeGreaterThan(95);
    for (const path of ['/healthz', '/readyz']) expect((await small.read(`GET ${path}`)).status).toBe(200);
    small.renderer.release();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await small.read('GET /page')).status).toBe(200);
  });

  it('and than the queue holds, are refused at once', async () => {
    let answers = 0;
    const small = await startDoorOfTest({
      limits: { upstreamRequests: 1, upstreamQueue: 1, upstreamQueueMs: 60_000 },
      upstream: {
        whenReady: async () => small.renderer.port,
        answered: () => {
          answers += 1;
        },
        isResponsive: () => true,
      },
    });
    const served = [small.read('GET /held'), small.read('GET /held')];
    await expect.poll(() => small.asked).toBe(2);
    const refused = await small.read('GET /page');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.body).toContain(messageOf(refusals.rendererBusy));
    expect(answers).toBe(0);
    small.renderer.release();
    expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200]);
    expect(answers).toBe(2);
  });

  it('are not refused while they wait for a renderer that starts', async () => {
    const starting = deferred();
    const upstreamQueueMs = 50;
    const small = await startDoorOfTest({
      limits: { upstreamRequests: 2, upstreamQueueMs },
      upstream: {
        whenReady: () => starting.promise.then(() => small.renderer.port),
        answered: () => undefined,
        isResponsive: () => true,
      },
    });
    let answered = 0;
    const visitors = Array.from({ length: 5 }, async () => {
      await small.read('GET /page');
      answered += 1;
    });
    await expect.poll(() => small.asked).toBe(5);
    // Timers of this process fire in order: those of a queue would have fired before.
    await sleep(4 * upstreamQueueMs);
    expect(answered).toBe(0);
    starting.resolve();
    await Promise.all(visitors);
  });
});

it.each([
  ['the limit of connections', { connections: 2, connectionShare: 2 }],
  ['the share of their address', { connections: 20, connectionShare: 0.1 }],
])('visitors over %s are refused until others disconnect; health checks are answered', async (_, limits) => {
  const small = await startDoorOfTest({ limits });
  const answers = [small.read('GET /held?1'), small.read('GET /held?2')];
  await expect.poll(() => small.renderer.seen.length).toBe(2);
  const refused = await small.read('GET /page');
  expect([refused.status, refused.headers['retry-after'], refused.closed]).toEqual([503, '5', true]);
  for (const path of ['/healthz', '/readyz']) expect((await small.read(`GET ${path}`)).status).toBe(200);
  small.renderer.release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await small.read('GET /page')).status).toBe(200);
});
