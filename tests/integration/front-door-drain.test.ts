import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { PAGE_CACHE } from '../support/cached-door';
import { startDoorOfTest } from '../support/fake-renderer-door';
import { startLoad } from '../support/fake-renderer-load';
import { speak } from '../support/fake-renderer-visitor';

/** Far longer than any test: who waits for it fails. */
const NEVER_MS = 600_000;
const PAGE = 'GET /page HTTP/1.1\r\nHost: x\r\n\r\n';

describe('draining under load', () => {
  it.each([
    ['keep-alive connections', { keepAlive: true, connections: 40 }],
    ['one connection per request', { keepAlive: false, connections: 50 }],
  ])('drops no request on %s', async (_, setting) => {
    const site = await startDoorOfTest({ files: { 'public/b.txt': 'b' } });
    const load = startLoad({ port: site.door.port, ...setting });
    await expect.poll(load.answered).toBeGreaterThan(200);
    const drainedAtMs = performance.now();
    await site.door.drain();
    expect(await load.dropped(drainedAtMs)).toEqual([]);
  });
});

describe('draining', () => {
  it('answers requests in flight, and those that arrive on an open connection just after', async () => {
    const { door, renderer } = await startDoorOfTest({ limits: { drainGraceMs: NEVER_MS } });
    const inFlight = speak(door.port, ['GET /held HTTP/1.1\r\nHost: x\r\n\r\n']);
    await expect.poll(() => renderer.seen).toEqual(['GET /held']);
    let drained: Promise<void> | undefined;
    const drain = () => {
      drained = door.drain();
    };
    const { text, closed } = await speak(door.port, [PAGE, /<h1>Page/, drain, PAGE]);
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect([text.match(/^connection: close/gim)?.length, closed]).toEqual([1, true]);
    renderer.release();
    const { status, headers, body } = await inFlight;
    expect([status, headers.connection]).toEqual([200, 'close']);
    expect(body).toContain('held');
    await drained;
  });

  it('does not wait for silent connections, or without any', async () => {
    const never = { drainDeadlineMs: NEVER_MS, headersTimeoutMs: NEVER_MS, requestTimeoutMs: NEVER_MS };
    const { door } = await startDoorOfTest({ limits: { silentAfterMs: 0, ...never } });
    const silent = connect(door.port, '127.0.0.1');
    await once(silent, 'connect');
    const idle = speak(door.port, [PAGE, /<h1>Page/, () => door.drain()]);
    expect((await idle).closed).toBe(true);
    silent.destroy();
    const alone = await startDoorOfTest({ limits: { drainGraceMs: NEVER_MS } });
    await alone.door.drain();
  });

  it('does not close a connection that has just been opened, and sends its request late', async () => {
    const { door } = await startDoorOfTest({
      limits: { drainGraceMs: 0, drainDeadlineMs: NEVER_MS, silentAfterMs: NEVER_MS },
    });
    let drained: Promise<void> | undefined;
    const drain = () => {
      drained = door.drain();
    };
    const idle = speak(door.port, [PAGE, /<h1>Page/, drain]);
    const late = speak(door.port, [() => idle, PAGE]);
    expect((await late).status).toBe(200);
    await drained;
  });

  it('cuts connections that outlast the deadline', async () => {
    const { door, renderer, read } = await startDoorOfTest({ limits: { drainDeadlineMs: 50 } });
    const hanging = read('GET /held');
    await expect.poll(() => renderer.seen).toEqual(['GET /held']);
    await door.drain();
    expect(await hanging).toMatchObject({ status: 0, closed: true });
  });

  it('accepts connections, but says that it is not ready, during the delay that a load balancer needs', async () => {
    const { door, url, read } = await startDoorOfTest({ drainDelayMs: 2_000 });
    expect((await read('GET /readyz')).body).toContain('ready, says the renderer');
    const drained = door.drain();
    const [page, ready] = await Promise.all([read('GET /page'), read('GET /readyz')]);
    expect([page.status, page.headers.connection]).toEqual([200, 'close']);
    expect([ready.status, ready.headers['cache-control']]).toEqual([503, 'no-store']);
    await drained;
    await expect(fetch(`${url}/page`)).rejects.toThrow();
  });
});

describe.each(['drain', 'close'] as const)('after %s', (end) => {
  it('no socket is left: neither of visitors nor to the renderer', async () => {
    const { door, renderer } = await startDoorOfTest({ pageCache: PAGE_CACHE });
    const visitor = speak(door.port, [PAGE]);
    await expect.poll(() => renderer.counts.open).toBe(1);
    await door[end]();
    expect((await visitor).closed).toBe(true);
    await expect.poll(() => renderer.counts.open).toBe(0);
  });
});

it('closing cuts requests in flight immediately', async () => {
  const { door, renderer, read } = await startDoorOfTest();
  const hanging = read('GET /held');
  await expect.poll(() => renderer.seen).toEqual(['GET /held']);
  await door.close();
  expect(await hanging).toMatchObject({ status: 0, closed: true });
  await expect.poll(() => renderer.counts.aborted).toBe(1);
});
