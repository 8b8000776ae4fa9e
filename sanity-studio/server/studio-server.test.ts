import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../protocol/listen-on-loopback';
import { fetchRaw } from '../../tests/support/fetch-raw';
import { readStudioSettings } from './settings';
import { readStaticFiles, type StaticFile } from './static-files';
import { createStudioServer } from './studio-server';

const TOKEN = `lake_${'a'.repeat(43)}`;
const COOKIE = `lake_token=${TOKEN}; Path=/; HttpOnly; SameSite=Strict`;
const BROWSER_COOKIE = /^lake_browser=[0-9a-f]{16}; Path=\/; HttpOnly; SameSite=Strict$/;
const BUILT = `<!DOCTYPE html><html><head><title>Sanity Studio</title><script>start()</script><style>
@font-face { src: url("https://fonts.example/a.woff2"); } body { margin: 0 }</style>
<script src="https://core.example/bridge.js" async type="module"></script></head><body><div id="sanity"></div>
<script src="/static/sanity-B1xV4xz5.js" type="module"></script></body></html>`;
const OWN = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };

const folder = mkdtempSync(join(tmpdir(), 'studio-server-'));
const settings = {
  ...readStudioSettings({ LAKE_PORT: '4334', SITE_URL: 'http://localhost:4300' }),
  tokenFile: join(folder, 'token'),
};
let server: { port: number; servers: Server[] };

type Sent = { headers?: Record<string, string>; method?: string; port?: number };

async function send(path: string, { headers = {}, method = 'GET', port = server.port }: Sent = {}) {
  const own = { host: `localhost:${port}`, ...headers };
  const answer = await fetchRaw(`http://127.0.0.1:${port}${path}`, own, method);
  return { ...answer, body: answer.bytes.toString() };
}

const listen = (files: Map<string, StaticFile>, own: typeof settings) =>
  listenOnLoopback(() => createStudioServer(files, own), ['127.0.0.1', '::1'], 0);
function close({ servers }: { servers: Server[] }): void {
  for (const each of servers) {
    each.close();
    each.closeAllConnections();
  }
}

beforeAll(async () => {
  const build = join(folder, 'dist');
  mkdirSync(join(build, 'static', 'blocks'), { recursive: true });
  writeFileSync(join(build, 'index.html'), BUILT);
  writeFileSync(join(build, '.stamp'), 'secret');
  writeFileSync(join(build, 'static', 'sanity-B1xV4xz5.js'), 'code()');
  writeFileSync(join(build, 'static', 'blocks', 'prose.svg'), '<svg/>');
  server = await listen(readStaticFiles(build), settings);
});
afterAll(() => {
  close(server);
  rmSync(folder, { recursive: true });
});

it('before there is a lake the page says so and reloads itself', async () => {
  const { status, headers, body } = await send('/', { headers: OWN });
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('2');
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).toContain('http-equiv="refresh"');
});

describe('Studio’s page', () => {
  beforeAll(() => writeFileSync(settings.tokenFile, `${TOKEN}\n`));

  it.each([
    '/',
    '/structure/home',
    '/intent/edit/id=a;type=page',
    '/intent/edit/id=a;type=page;path=endCap.title',
    '/index.html',
  ])('is served at %s', async (path) => {
    const { status, headers, body } = await send(path, { headers: OWN });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<div id="sanity">');
  });

  it('contains the configuration', async () => {
    const { body } = await send('/', { headers: OWN });
    const json = /<script type="application\/json" id="studio-configuration">(.*?)<\/script>/.exec(body)?.[1];
    expect(JSON.parse(json ?? '')).toEqual({
      apiHost: 'http://localhost:4334',
      projectId: 'local',
      dataset: 'production',
      siteOrigin: 'http://localhost:4300',
      isLocal: true,
    });
  });

  it('names no foreign host, and allows its own scripts only', async () => {
    const { body, headers } = await send('/', { headers: OWN });
    const policy = String(headers['content-security-policy']);
    for (const text of [body, policy]) expect(text).not.toContain('https://');
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]+';/);
    expect(policy).toContain("connect-src 'self' http://localhost:4334 ws://localhost:4334;");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('the cookie of the lake', () => {
  it.each(['none', 'same-origin'])('is set for a page opened from %s', async (site) => {
    const cookies = (await send('/', { headers: { ...OWN, 'sec-fetch-site': site } })).headers['set-cookie'];
    expect(cookies).toEqual([COOKIE, expect.stringMatching(BROWSER_COOKIE)]);
  });

  it('comes with a name of the browser; what the browser has already is kept', async () => {
    const added = async (cookie: string) =>
      (await send('/', { headers: { ...OWN, cookie } })).headers['set-cookie'];
    expect(await added('')).not.toEqual(await added(''));
    expect(await added('lake_token=old; lake_browser=00aa')).toEqual([COOKIE]);
    expect(await added(`lake_token=${TOKEN}`)).toEqual([expect.stringMatching(BROWSER_COOKIE)]);
    expect(await added(`lake_token=${TOKEN}; lake_browser=00aa`)).toBeUndefined();
  });

  it.each([
    [{}],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'empty' }],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
  ])('is not set for %j: the page links to Studio', async (headers) => {
    const answer = await send('/structure/home', { headers });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toContain('<a href="/structure/home">');
    expect(answer.body).not.toContain('id="sanity"');
  });

  it('is not set again in a browser that has it, from whichever site it comes', async () => {
    const { headers, body } = await send('/', {
      headers: { cookie: `a=b; lake_token=${TOKEN}`, 'sec-fetch-site': 'cross-site' },
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('id="sanity"');
  });

  it('is never set with a file', async () => {
    const { headers } = await send('/static/blocks/prose.svg', { headers: OWN });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('files', () => {
  it('with a content hash in their names are immutable, others are revalidated', async () => {
    const code = await send('/static/sanity-B1xV4xz5.js');
    expect(code.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const drawing = await send('/static/blocks/prose.svg');
    expect(drawing.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
    const again = await send('/static/blocks/prose.svg', {
      headers: { 'if-none-match': String(drawing.headers.etag) },
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it.each(['/static/none.js', '/.stamp', '/..%2f.stamp', '/token.txt'])('%s does not exist', async (path) => {
    const { status, body } = await send(path);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });
});

describe('requests', () => {
  it('with other methods than GET and HEAD are refused', async () => {
    const { status, headers } = await send('/', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['evil.example', 'localhost.evil.example'])('for the host “%s” are refused', async (host) => {
    const { status, headers } = await send('/', { headers: { ...OWN, host } });
    expect(status).toBe(421);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('to a loopback address are redirected to localhost, never to another host', async () => {
    const host = `127.0.0.1:${server.port}`;
    const { status, headers } = await send('//evil.example/a', { headers: { ...OWN, host } });
    expect([status, headers.location]).toEqual([307, `http://localhost:${server.port}/evil.example/a`]);
  });

  it('with HEAD are answered without a body', async () => {
    const { status, body, headers } = await send('/', { method: 'HEAD', headers: OWN });
    expect([status, body]).toEqual([200, '']);
    expect(Number(headers['content-length'])).toBeGreaterThan(100);
  });
});

it('with an address of its own answers there and on localhost, by an encrypted cookie', async () => {
  const own = { ...settings, origin: 'https://studio.example:3333' };
  const files = new Map([['/index.html', { body: Buffer.from(BUILT), headers: {} }]]);
  const other = await listen(files, own);
  const at = (host: string) => send('/', { headers: { ...OWN, host }, port: other.port });
  const [studio, local, foreign] = [
    await at('Studio.example:3333'),
    await at(`localhost:${other.port}`),
    await at('studio.example.evil:3333'),
  ];
  close(other);
  const secure = [`${COOKIE}; Secure`, expect.stringMatching(/^lake_browser=.*; Secure$/)];
  expect([studio.status, studio.headers['set-cookie']]).toEqual([200, secure]);
  const plain = [COOKIE, expect.stringMatching(BROWSER_COOKIE)];
  expect([local.status, local.headers['set-cookie']]).toEqual([200, plain]);
  expect([foreign.status, foreign.headers['set-cookie']]).toEqual([421, undefined]);
});

it('with a hosted project sets no cookie, and needs no lake', async () => {
  const hosted = readStudioSettings({ SANITY_PROJECT_ID: 'abc123', DATA_DIR: folder });
  const files = new Map([['/index.html', { body: Buffer.from(BUILT), headers: {} }]]);
  const other = await listen(files, hosted);
  const { status, headers, body } = await send('/', { headers: OWN, port: other.port });
  close(other);
  expect([status, headers['set-cookie']]).toEqual([200, undefined]);
  expect(body).toContain('"isLocal":false');
  expect(String(headers['content-security-policy'])).toContain('wss://*.sanity.io');
});

it('refuses a build without a page', () => {
  expect(() => createStudioServer(new Map(), settings)).toThrow('build Studio again');
});
