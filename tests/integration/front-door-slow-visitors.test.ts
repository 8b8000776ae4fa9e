import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deferred } from '../support/cached-door';
import { type DoorBeforeFakeRenderer, startDoor } from '../support/fake-renderer-door';
import { rawRequest, speak } from '../support/fake-renderer-visitor';

/** About a tenth of the real deadlines. */
const limits = { bodyTimeoutMs: 1000, headersTimeoutMs: 500, requestTimeoutMs: 3000, deadlineCheckMs: 100 };

let site: DoorBeforeFakeRenderer;
beforeAll(async () => {
  site = await startDoor({
    limits: { ...limits, keepAliveTimeoutMs: 400, requestsPerSocket: 3, lingerMs: 100 },
  });
});
afterAll(() => site.stop());

describe('slow visitors', () => {
  it('headers that never end are 408', async () => {
    const answer = await speak(site.door.port, [
      'GET / HTTP/1.1\r\nHost: x\r\nX-Slow:',
      200,
      ' a',
      200,
      'b',
      200,
      'c',
    ]);
    expect([answer.status, answer.closed]).toEqual([408, true]);
    expect(answer.elapsedMs).toBeLessThan(4000);
  });

  it('a slow body is 408 at its deadline, even while bytes arrive, and is not forwarded', async () => {
    const drip = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'x' : 200));
    const head = rawRequest('POST /echo', ['Host: x', 'Content-Length: 1000']);
    const answer = await speak(site.door.port, [head, ...drip]);
    expect([answer.status, answer.closed]).toEqual([408, true]);
    expect(site.renderer.seen).toEqual([]);
  });

  it('a body shorter than its declared length is 408', async () => {
    const head = rawRequest('POST /echo', ['Host: x', 'Content-Length: 1000']);
    const answer = await speak(site.door.port, [head, 'only this']);
    expect(answer.status).toBe(408);
    expect(answer.elapsedMs).toBeGreaterThan(900);
    expect(answer.elapsedMs).toBeLessThan(4000);
  });

  it('a connection without a request is closed without an answer', async () => {
    const answer = await speak(site.door.port, []);
    expect([answer.text, answer.closed]).toEqual(['', true]);
  });

  it('an idle keep-alive connection is closed after its timeout', async () => {
    const answer = await speak(site.door.port, ['GET /page HTTP/1.1\r\nHost: x\r\n\r\n']);
    expect([answer.status, answer.closed]).toEqual([200, true]);
    expect(answer.elapsedMs).toBeGreaterThan(350);
  });

  it('a connection is closed after its maximum of requests', async () => {
    const one = 'GET /page HTTP/1.1\r\nHost: x\r\n\r\n';
    const answer = await speak(site.door.port, [one, 100, one, 100, one, 100]);
    expect(answer.text.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
    expect(answer.text.match(/^connection: close/gim)).toHaveLength(1);
  });
});

describe('a visitor with a long answer', () => {
  const IDLE_MS = 300;
  const FILE_BYTES = 32 * 1024 * 1024;
  let door: DoorBeforeFakeRenderer;
  beforeAll(async () => {
    door = await startDoor({
      limits: { socketIdleTimeoutMs: IDLE_MS, deadlineCheckMs: 50 },
      files: { 'public/long.bin': Buffer.alloc(FILE_BYTES) },
    });
  });
  afterAll(() => door.stop());

  /** Reads for `readMs` and pauses for `pauseMs`, alternately. @returns the bytes received before the connection ended. */
  function read(readMs: number, pauseMs: number): Promise<number> {
    return new Promise((resolve, reject) => {
      let bytes = 0;
      const socket = connect(door.door.port, '127.0.0.1', () =>
        socket.write('GET /long.bin HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
      );
      const pause = () => {
        socket.pause();
        setTimeout(() => {
          socket.resume();
          setTimeout(pause, readMs);
        }, pauseMs);
      };
      socket.on('data', (chunk) => {
        bytes += chunk.length;
      });
      socket.once('data', pause);
      socket.on('error', (error) =>
        'code' in error && error.code === 'ECONNRESET' ? resolve(bytes) : reject(error),
      );
      socket.on('close', () => resolve(bytes));
    });
  }

  it('is disconnected when it stops reading', async () => {
    expect(await read(5, 10 * IDLE_MS)).toBeLessThan(FILE_BYTES);
  });

  it('receives all of it when it reads slowly', async () => {
    expect(await read(5, IDLE_MS / 3)).toBeGreaterThan(FILE_BYTES);
  });
});

/** Opens connections that send nothing. @returns a count of those still open. */
async function openIdle(port: number, count: number, localAddress: string) {
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', localAddress }));
  for (const socket of sockets) socket.on('error', () => {});
  await Promise.all(
    sockets.map((socket) => new Promise((settled) => socket.once('connect', settled).once('close', settled))),
  );
  return {
    open: () => sockets.filter((socket) => !socket.closed).length,
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe('one client with many idle connections', () => {
  it('holds at most its share, and does not block other clients', async () => {
    const small = await startDoor({ limits: { connections: 40 } });
    try {
      const idle = await openIdle(small.door.port, 60, '127.0.0.2');
      await expect.poll(idle.open).toBe(20);
      expect((await fetch(`${small.url}/page`)).status).toBe(200);
      idle.close();
    } finally {
      await small.stop();
    }
  });

  it('loses those that are idle longest when connections get scarce', async () => {
    const small = await startDoor({ limits: { connections: 40, connectionShare: 1 } });
    try {
      const idle = await openIdle(small.door.port, 38, '127.0.0.2');
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      const statuses = await Promise.all(
        Array.from(
          { length: 10 },
          async () => (await speak(small.door.port, [rawRequest('GET /slow?ms=300')])).status,
        ),
      );
      expect(statuses).toEqual(Array(10).fill(200));
      expect(idle.open()).toBe(28);
      idle.close();
    } finally {
      await small.stop();
    }
  });
});

describe('more requests than the renderer takes', () => {
  it('wait in a queue for a limited time, and are then refused with Retry-After', async () => {
    const small = await startDoor({ limits: { upstreamRequests: 2, upstreamQueueMs: 600 } });
    try {
      const request = async (path: string) => {
        const startedAtMs = performance.now();
        const answer = await speak(small.door.port, [rawRequest(`GET ${path}`)]);
        return { ...answer, ms: performance.now() - startedAtMs };
      };
      const long = request('/slow?ms=2000');
      const short = request('/slow?ms=300');
      await expect.poll(() => small.renderer.seen.length).toBe(2);
      expect((await request('/slow?ms=10')).status).toBe(200);
      const another = request('/slow?ms=2000');
      await expect.poll(() => small.renderer.seen.length).toBe(4);
      const refused = await request('/page');
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
      expect(refused.ms).toBeGreaterThanOrEqual(590);
      expect((await request('/healthz')).status).toBe(200);
      expect((await Promise.all([long, short, another])).map(({ status }) => status)).toEqual([
        200, 200, 200,
      ]);
      expect((await request('/page')).status).toBe(200);
    } finally {
      await small.stop();
    }
  });

  it('are not refused while they wait for a renderer that starts', async () => {
    const starting = deferred();
    const small = await startDoor({
      limits: { upstreamRequests: 2, upstreamQueueMs: 100 },
      upstream: {
        whenReady: () => starting.promise.then(() => small.renderer.port),
        answered: () => undefined,
        isResponsive: () => true,
      },
    });
    try {
      const visitors = Array.from({ length: 5 }, () => speak(small.door.port, [rawRequest('GET /page')]));
      await sleep(300);
      starting.resolve();
      expect((await Promise.all(visitors)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    } finally {
      await small.stop();
    }
  });
});

describe('many visitors', () => {
  it('over the limit of connections are refused until others disconnect; health checks are answered', async () => {
    const small = await startDoor({ limits: { connections: 2, connectionShare: 2 } });
    try {
      const slow = rawRequest('GET /slow?ms=500');
      const answers = [1, 2].map(() => speak(small.door.port, [slow]));
      await expect.poll(() => small.renderer.seen.length).toBe(2);
      const refused = await speak(small.door.port, [rawRequest('GET /page')]);
      expect([refused.status, refused.headers['retry-after'], refused.closed]).toEqual([503, '5', true]);
      expect((await speak(small.door.port, [rawRequest('GET /healthz')])).status).toBe(200);
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
      expect((await speak(small.door.port, [rawRequest('GET /page')])).status).toBe(200);
    } finally {
      await small.stop();
    }
  });
});
