import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type DoorBeforeFakeRenderer, startDoor } from '../support/fake-renderer-door';
import { startLoad } from '../support/fake-renderer-load';
import { rawRequest, speak } from '../support/fake-renderer-visitor';

const PAGE_CACHE = {
  maxBytes: 1_000_000,
  maxErrorBytes: 100_000,
  endpoints: new Set<string>(),
  parameters: {},
  renderLimit: { burst: 5, perSecond: 1 },
};

let site: DoorBeforeFakeRenderer;
afterEach(() => site.stop());

describe('draining under load', () => {
  it.each([
    ['keep-alive connections', { keepAlive: true, connections: 40 }],
    ['one connection per request', { keepAlive: false, connections: 50 }],
  ])('drops no request on %s', async (_, setting) => {
    site = await startDoor({ files: { 'public/a.txt': 'a' } });
    const paths = ['/page', '/slow?ms=20', '/a.txt', '/slow?ms=300'];
    const load = startLoad({ port: site.door.port, paths, perSecond: 200, ...setting });
    await sleep(1000);
    const drainedAtMs = performance.now();
    await site.door.drain();
    await sleep(100);
    const result = await load.finish(drainedAtMs);
    expect(result.dropped).toEqual([]);
    expect(result.answered).toBeGreaterThan(50);
    expect(result.late).toBeGreaterThan(0);
    if (setting.keepAlive) expect(result.goodbyes).toBeGreaterThan(0);
  });
});

describe('draining', () => {
  it('answers requests in flight, and those that arrive on an open connection just after', async () => {
    site = await startDoor();
    const inFlight = speak(site.door.port, ['GET /slow?ms=600 HTTP/1.1\r\nHost: x\r\n\r\n']);
    const one = 'GET /page HTTP/1.1\r\nHost: x\r\n\r\n';
    const idle = speak(site.door.port, [one, 250, one]);
    await sleep(150);
    await site.door.drain();
    const { status, headers, body } = await inFlight;
    expect([status, headers.connection]).toEqual([200, 'close']);
    expect(body).toContain('slow');
    const { text, closed } = await idle;
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect([text.match(/^connection: close/gim)?.length, closed]).toEqual([1, true]);
  });

  it('does not wait for silent connections', async () => {
    site = await startDoor();
    const silent = connect(site.door.port, '127.0.0.1');
    const idle = speak(site.door.port, ['GET /page HTTP/1.1\r\nHost: x\r\n\r\n']);
    await sleep(100);
    const startedAtMs = performance.now();
    await site.door.drain();
    expect(performance.now() - startedAtMs).toBeLessThan(5000);
    expect((await idle).closed).toBe(true);
    silent.destroy();
  });

  it('is immediate without connections', async () => {
    site = await startDoor({ limits: { drainGraceMs: 5000 } });
    const startedAtMs = performance.now();
    await site.door.drain();
    expect(performance.now() - startedAtMs).toBeLessThan(2000);
  });

  it('cuts connections that outlast the deadline', async () => {
    site = await startDoor({ limits: { drainDeadlineMs: 500 } });
    const hanging = speak(site.door.port, [rawRequest('GET /hang')]);
    await sleep(50);
    const startedAtMs = performance.now();
    await site.door.drain();
    expect(performance.now() - startedAtMs).toBeLessThan(3000);
    expect(await hanging).toMatchObject({ status: 0, closed: true });
  });

  it('accepts connections during the delay that a load balancer needs', async () => {
    site = await startDoor({ drainDelayMs: 400 });
    const drained = site.door.drain();
    await sleep(200);
    expect((await speak(site.door.port, [rawRequest('GET /page')])).headers.connection).toBe('close');
    await drained;
    expect((await speak(site.door.port, [rawRequest('GET /page')])).status).toBe(0);
  });
});

describe.each(['drain', 'close'] as const)('after %s', (end) => {
  it('no socket is left: neither of visitors, nor to the renderer, nor of the purge listener', async () => {
    site = await startDoor({ pageCache: PAGE_CACHE });
    const { door, renderer } = site;
    const visitor = speak(door.port, ['GET /page HTTP/1.1\r\nHost: x\r\n\r\n']);
    await expect.poll(() => renderer.counts.open).toBe(1);
    const purgeUrl = door.purgeUrl ?? '';
    expect((await fetch(purgeUrl, { method: 'POST', body: '{"everything":true}' })).status).toBe(204);
    await door[end]();
    expect((await visitor).closed).toBe(true);
    await expect.poll(() => renderer.counts.open).toBe(0);
    await expect(fetch(purgeUrl, { method: 'POST' })).rejects.toThrow();
  });
});

it('closing cuts requests in flight immediately', async () => {
  site = await startDoor();
  const hanging = speak(site.door.port, [rawRequest('GET /hang')]);
  await expect.poll(() => site.renderer.seen).toEqual(['GET /hang']);
  await site.door.close();
  expect(await hanging).toMatchObject({ status: 0, closed: true });
  await expect.poll(() => site.renderer.counts.aborted).toBe(1);
});
