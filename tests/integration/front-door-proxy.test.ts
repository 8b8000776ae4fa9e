import { createHash } from 'node:crypto';
import { Agent, get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startDoorOfTest as start } from '../support/fake-renderer-door';

const echo = async (headers: string[], siteUrl?: string, trustProxyHops = 0) => {
  const site = await start({ siteUrl, trustProxyHops });
  const answer = await site.read('GET /echo?a=%2F&b', headers);
  return JSON.parse(answer.body.slice(answer.body.indexOf('{'), answer.body.lastIndexOf('}') + 1));
};

describe('the request to the renderer', () => {
  it('has the public host and the real address, not the client’s claims', async () => {
    const claims = ['X-Forwarded-For: 1.1.1.1', 'X-Forwarded-Host: evil:99999', 'Forwarded: for=1.1.1.1'];
    const seen = await echo(['Host: evil.com', ...claims], 'https://www.example.com');
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
});

describe('the answer to the visitor', () => {
  it('depends on no header that names a host', async () => {
    const { read } = await start();
    const answer = async (...headers: string[]) =>
      (await read('GET /page', headers)).text.replace(/^date: .*\r\n/im, '');
    const claims = ['Host: evil.com', 'X-Forwarded-Host: evil.com', 'X-Original-URL: /admin'];
    expect(await answer(...claims)).toBe(await answer('Host: localhost'));
  });

  it('is streamed', async () => {
    const { url, renderer } = await start();
    const { body } = await fetch(`${url}/stream`);
    const reader = body?.getReader();
    const read = async () => Buffer.from((await reader?.read())?.value ?? '').toString();
    expect(await read()).toBe('one');
    renderer.release();
    expect(await read()).toBe('two');
  });

  it('is never truncated without an error', async () => {
    const { url } = await start();
    const answer = await fetch(`${url}/cut`);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  it('has headers and no body for HEAD', async () => {
    const { read } = await start();
    const answer = await read('HEAD /page');
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
    for (const [path, hasBegun] of [
      ['/hang', false],
      ['/stall', true],
    ] as const) {
      const leaving = new AbortController();
      const answer = fetch(`${url}${path}`, { signal: leaving.signal });
      if (hasBegun) await answer;
      else await expect.poll(() => renderer.seen).toEqual([`GET ${path}`]);
      leaving.abort();
      await answer.catch(() => {});
    }
    await expect.poll(() => renderer.counts.aborted).toBe(2);
    const statuses = () => log.map(({ path, status }) => `${path} ${status}`);
    await expect.poll(statuses).toEqual(['/hang 499', '/stall 200']);
  });
});

describe('a renderer that fails', () => {
  it('unavailable: a GET waits for it', async () => {
    const site = await start({ limits: { upstreamWaitMs: 30_000 } });
    await site.renderer.stop();
    const answer = fetch(`${site.url}/page`);
    await expect.poll(() => site.asked).toBeGreaterThan(1);
    await site.renderer.start();
    expect((await answer).status).toBe(200);
    expect(site.renderer.seen).toEqual(['GET /page']);
  });

  it('unavailable for longer: a readable 503 with Retry-After', async () => {
    const { url, renderer } = await start({ limits: { upstreamWaitMs: 100 } });
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
    const seen = renderer.seen.filter((line) => line.endsWith('/reset-always'));
    expect(seen.map((line) => line.split(' ')[0])).toEqual(['GET', 'GET', 'POST']);
  });

  it('slow: 504 after the deadline; stalled half-way: the connection ends', async () => {
    const limits = { upstreamHeadersTimeoutMs: 100, upstreamIdleTimeoutMs: 200 };
    const { url, renderer } = await start({ limits });
    expect((await fetch(`${url}/hang`)).status).toBe(504);
    await expect((await fetch(`${url}/stall`)).text()).rejects.toThrow();
    expect(renderer.seen).toEqual(['GET /hang', 'GET /stall']);
  });

  it('invalid HTTP: 502', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/garbage`)).status).toBe(502);
  });
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
  await expect.poll(() => Object.keys(agent.freeSockets)).toHaveLength(1);
  expect(await isReused()).toBe(true);
  agent.destroy();
});
