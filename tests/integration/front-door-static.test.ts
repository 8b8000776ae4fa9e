import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DoorBeforeFakeRenderer, startDoor } from '../support/fake-renderer-door';

const SCRIPT = 'console.log("a script that is long enough to be worth compressing");\n'.repeat(20);
const HASHED = 'public, max-age=31536000, immutable';
const UNHASHED = 'public, max-age=3600, stale-while-revalidate=86400';

let site: DoorBeforeFakeRenderer;
beforeAll(async () => {
  site = await startDoor({
    files: {
      'client/assets/app-1a2b.js': SCRIPT,
      'client/assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
      'client/assets/app-1a2b.js.gz': gzipSync(SCRIPT),
      'client/assets/deep/style-3c4d.css': 'a{}',
      'client/.vite/manifest.json': '{"secret":true}',
      'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/favicon.ico': 'icon',
      'public/security.txt': 'text',
      'public/LICENCE': 'text',
      'public/fonts/a b.woff2': 'font',
      'public/.env': 'SECRET=1',
      'public/index.html': 'an index that is never served',
    },
  });
  return () => site.stop();
});

const get = (path: string, ...headers: string[]) => site.read(`GET ${path}`, ['Host: x', ...headers]);

describe('static files', () => {
  it.each([
    ['/assets/app-1a2b.js', HASHED, 'text/javascript'],
    ['/assets/deep/style-3c4d.css', HASHED, 'text/css'],
    ['/favicon.svg', UNHASHED, 'image/svg+xml'],
    ['/favicon.ico', UNHASHED, 'image/x-icon'],
    ['/security.txt', UNHASHED, 'text/plain; charset=utf-8'],
    ['/LICENCE', UNHASHED, 'application/octet-stream'],
    ['/fonts/a%20b.woff2', UNHASHED, 'font/woff2'],
  ])('%s is %s', async (path, cacheControl, type) => {
    const answer = await get(`${path}?v=1`);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': cacheControl,
      'content-type': type,
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^W\/"/),
    });
    expect(site.renderer.seen).toEqual([]);
  });

  it('HEAD has the same headers without the file', async () => {
    const answer = await site.read('HEAD /favicon.svg');
    expect([answer.status, answer.headers['content-length'], answer.body]).toEqual([200, '41', '']);
  });

  it.each([
    ['br, gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('with Accept-Encoding %s the encoding is %s', async (accepted, expected) => {
    const answer = await get('/assets/app-1a2b.js', `Accept-Encoding: ${accepted}`);
    expect(answer.headers['content-encoding']).toBe(expected);
    expect(answer.headers['content-type']).toBe('text/javascript');
  });

  it('an unchanged file is 304, and still carries its cache headers', async () => {
    const { headers } = await get('/favicon.svg');
    const again = await get('/favicon.svg', `If-None-Match: ${headers.etag}`);
    const cached = { 'cache-control': UNHASHED, vary: 'Accept-Encoding' };
    expect(again).toMatchObject({ status: 304, body: '', headers: cached });
  });

  it.each(['bytes=0-3', 'bytes=5-2', 'bytes=abc'])('the range %s is the whole file', async (range) => {
    const { status, body } = await get('/favicon.svg', `Range: ${range}`);
    expect([status, body]).toEqual([200, (await get('/favicon.svg')).body]);
  });
});

describe('what is not a static file', () => {
  const missing = ['/assets', '/assets/', '/assets/gone-5e6f.js', '/assets/deep', '/assets/app-1a2b.js/'];
  it.each(missing)('%s is a small 404 that is not cached', async (path) => {
    const before = site.renderer.seen.length;
    const { status, headers } = await get(path);
    const text = 'text/plain; charset=utf-8';
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([404, 'no-store', text]);
    expect(headers).not.toHaveProperty('etag');
    expect(site.renderer.seen.length).toBe(before);
  });

  it.each([
    ['/.vite/manifest.json', '/.vite/manifest.json'],
    ['/.env', '/.env'],
    ['/fonts', '/fonts'],
    ['/', '/'],
    ['/index', '/index'],
    ['/%2e%2e/package.json', '/package.json'],
    ['/assets/%2e%2e/x', '/x'],
  ])('%s is relayed to the renderer, and reveals no file', async (path, seen) => {
    const answer = await get(path);
    expect(site.renderer.seen.at(-1)).toBe(`GET ${seen}`);
    expect(answer.status).toBe(404);
    expect(answer.headers).not.toHaveProperty('cache-control');
    expect(answer.text).not.toMatch(/secret|index that/i);
  });

  const spellings = ['/fonts/', '/favicon.svg/', '/Favicon.svg', '//favicon.svg'];
  it.each(spellings)('%s redirects to its canonical address', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, `/${path.replaceAll('/', '').toLowerCase()}`]);
  });

  it('files can only be read', async () => {
    const { status, headers } = await site.read('POST /favicon.svg', ['Host: x', 'Content-Length: 0']);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
