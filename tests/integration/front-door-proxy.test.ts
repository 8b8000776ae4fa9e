import { createHash } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type DoorBeforeFakeRenderer, type DoorSetting, startDoor } from '../support/fake-renderer-door';
import { rawRequest, speak } from '../support/fake-renderer-visitor';

let site: DoorBeforeFakeRenderer;
const start = async (setting: DoorSetting = {}) => {
  site = await startDoor(setting);
  return site;
};
afterEach(() => site.stop());

const echo = async (headers: string[], siteUrl?: string, trustProxyHops = 0) => {
  await start({ siteUrl, trustProxyHops });
  const answer = await speak(site.door.port, [rawRequest('GET /echo?a=%2F&b', headers)]);
  return JSON.parse(answer.body.slice(answer.body.indexOf('{'), answer.body.lastIndexOf('}') + 1));
};

const eventually = async (check: () => boolean) => {
  for (let turn = 0; turn < 100 && !check(); turn += 1) await sleep(20);
  return check();
};

describe('the request to the renderer', () => {
  it('has the public host and the real address, not the client’s claims', async () => {
    const seen = await echo(
      [
        'Host: evil.com',
        'X-Forwarded-For: 1.1.1.1',
        'X-Forwarded-Host: evil:99999',
        'Forwarded: for=1.1.1.1',
      ],
      'https://www.example.com',
    );
    expect(seen.url).toBe('/echo?a=%2F&b');
    expect(seen.headers).toEqual({
      host: 'www.example.com',
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      connection: 'keep-alive',
    });
  });

  it('has the address that a trusted proxy wrote', async () => {
    const seen = await echo(['Host: x', 'X-Forwarded-For: 1.1.1.1, 198.51.100.9'], undefined, 1);
    expect(seen.headers['x-forwarded-for']).toBe('198.51.100.9');
  });

  it('has one address for 1,000 claims when no proxy is trusted', async () => {
    const { url } = await start();
    const addresses = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.ipV4(), fc.ipV6(), fc.base64String()), async (claim) => {
        const answer = await fetch(`${url}/echo`, { headers: { 'x-forwarded-for': claim } });
        const { headers } = await answer.json();
        addresses.add(headers['x-forwarded-for']);
      }),
      { numRuns: 1000 },
    );
    expect(addresses.size).toBe(1);
  });
});

describe('the answer to the visitor', () => {
  it('depends on no header that names a host', async () => {
    const { door } = await start();
    const body = async (headers: string[]) => {
      const { text } = await speak(door.port, [rawRequest('GET /page', headers)]);
      return text.replace(/^date: .*\r\n/im, '');
    };
    const clean = await body(['Host: localhost']);
    expect(await body(['Host: evil.com', 'X-Forwarded-Host: evil.com', 'X-Original-URL: /admin'])).toBe(
      clean,
    );
  });

  it('is streamed', async () => {
    const { url } = await start();
    const { body } = await fetch(`${url}/stream`);
    const reader = body?.getReader();
    const pieces: string[] = [];
    for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
      pieces.push(Buffer.from(piece.value).toString());
    }
    expect(pieces).toEqual(['one', 'two']);
  });

  it('is never truncated without an error', async () => {
    const { url } = await start();
    const answer = await fetch(`${url}/cut`);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  it('has headers and no body for HEAD', async () => {
    const { door } = await start();
    const answer = await speak(door.port, [rawRequest('HEAD /page')]);
    expect([answer.status, answer.body]).toEqual([200, '']);
  });
});

describe('connections', () => {
  it('to the renderer are reused for GETs', async () => {
    const { url, renderer } = await start();
    for (let count = 0; count < 20; count += 1) await (await fetch(`${url}/page`)).text();
    expect(renderer.counts.connections).toBe(1);
  });

  it('that visitors close end the work of the renderer, before and during the answer', async () => {
    const { url, renderer, log } = await start();
    for (const path of ['/hang', '/stall']) {
      const leaving = new AbortController();
      const answer = fetch(`${url}${path}`, { signal: leaving.signal });
      await Promise.race([answer, sleep(150)]);
      leaving.abort();
      await answer.catch(() => {});
    }
    expect(await eventually(() => renderer.counts.aborted === 2)).toBe(true);
    expect(await eventually(() => log.length === 2)).toBe(true);
    expect(log).toMatchObject([
      { path: '/hang', status: 499 },
      { path: '/stall', status: 200 },
    ]);
  });
});

describe('a renderer that fails', () => {
  it('unavailable: a GET waits for it', async () => {
    const { url, renderer } = await start();
    await renderer.stop();
    setTimeout(() => void renderer.start(), 700);
    const answer = await fetch(`${url}/page`);
    expect(answer.status).toBe(200);
    expect(renderer.seen).toEqual(['GET /page']);
  });

  it('unavailable for longer: a readable 503 with Retry-After', async () => {
    const { url, renderer } = await start({ limits: { upstreamWaitMs: 300 } });
    await renderer.stop();
    const answer = await fetch(`${url}/page`);
    expect(answer.status).toBe(503);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    const page = await answer.text();
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).not.toMatch(/style=|<script|<img|<link/);
    const style = page.match(/<style>([^<]*)<\/style>/)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    await renderer.start();
    expect((await fetch(`${url}/page`)).status).toBe(200);
  });

  it('connection lost: a GET is retried once, a POST is not', async () => {
    const { url, renderer } = await start();
    expect(await (await fetch(`${url}/reset-once`)).text()).toBe('after a reset');
    expect((await fetch(`${url}/reset-always`)).status).toBe(503);
    expect((await fetch(`${url}/reset-always`, { method: 'POST', body: 'a' })).status).toBe(503);
    expect(renderer.seen.filter((line) => line.endsWith('/reset-always'))).toEqual([
      'GET /reset-always',
      'GET /reset-always',
      'POST /reset-always',
    ]);
  });

  it('slow: 504 after the deadline; stalled half-way: the connection ends', async () => {
    const { url, renderer } = await start({
      limits: { upstreamHeadersTimeoutMs: 300, upstreamIdleTimeoutMs: 400 },
    });
    const startedAtMs = performance.now();
    expect((await fetch(`${url}/hang`)).status).toBe(504);
    expect(performance.now() - startedAtMs).toBeLessThan(5000);
    const stalled = await fetch(`${url}/stall`);
    await expect(stalled.text()).rejects.toThrow();
    expect(renderer.seen).toEqual(['GET /hang', 'GET /stall']);
  });

  it('invalid HTTP: 502', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/garbage`)).status).toBe(502);
  });
});

describe('readiness', () => {
  it('/readyz is relayed to the renderer until draining begins', async () => {
    const { door, url } = await start({ drainDelayMs: 400 });
    expect(await (await fetch(`${url}/readyz`)).text()).toBe('ready, says the renderer');
    const drained = door.drain();
    const draining = await fetch(`${url}/readyz`);
    expect([draining.status, draining.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect((await fetch(`${url}/page`)).status).toBe(200);
    await drained;
    await expect(fetch(`${url}/page`)).rejects.toThrow();
  });

  it('a keep-alive connection is reused', async () => {
    const { url } = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const isReused = () =>
      new Promise<boolean>((resolve) => {
        const request = get(`${url}/page`, { agent }, (answer) => {
          answer.resume().on('end', () => resolve(request.reusedSocket));
        });
      });
    await isReused();
    await sleep(20);
    expect(await isReused()).toBe(true);
    agent.destroy();
  });
});
