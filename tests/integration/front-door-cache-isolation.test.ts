import { describe, expect, it } from 'vitest';
import { CACHEABLE, cachedDoor, cacheablePage as page, startCachedDoor } from '../support/cached-door';
import { rawRequest, speak } from '../support/fake-renderer-visitor';
import { fetchRaw, type RequestFields } from '../support/fetch-raw';

const door = cachedDoor();

const get = (path: string, headers?: RequestFields, method?: string) =>
  fetchRaw(door.url + path, headers, method);
const text = async (path: string, headers?: RequestFields) => (await get(path, headers)).bytes.toString();

describe('headers and parameters of one visitor', () => {
  it.each<[string, Record<string, string | string[]>]>([
    ['odd hosts', { Host: 'evil.example' }],
    ['forwarding', { 'X-Forwarded-Host': 'evil', 'X-Forwarded-Proto': 'gopher', Forwarded: 'host=evil' }],
    ['other paths', { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' }],
    ['cookies', { Cookie: 'session=canary; theme=dark' }],
    ['languages', { 'Accept-Language': 'xx', Accept: 'application/json' }],
    ['ranges', { Range: 'bytes=0-1', 'If-Range': '"x"' }],
    ['conditions', { 'If-None-Match': '"x"', 'If-Modified-Since': 'Sat, 01 Jan 2022 00:00:00 GMT' }],
    ['made-up headers', { 'X-Canary': 'canary', 'X-HTTP-Method-Override': 'POST' }],
    ['the same header twice', { 'X-Twice': ['one', 'two'], 'Accept-Language': ['a', 'b'] }],
  ])('do not affect the page of others: %s', async (_name, headers) => {
    door.pages['/a'] = page('one');
    expect(await get('/a', headers)).toMatchObject({ status: 200, bytes: Buffer.from('one') });
    expect(door.rendererRequests[0]?.headers).toEqual({
      connection: expect.any(String),
      host: new URL(door.url).host,
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.any(String),
    });
    expect(await text('/a')).toBe('one');
    expect(door.rendererRequests).toHaveLength(1);
  });

  it('do not affect the cache key, except for known parameters', async () => {
    door.pages['/a'] = page('one');
    for (const query of ['', '?utm_source=x', '?a=1&b=2', '?', '?&&', '?_dat=1', '?_DATA=1'])
      expect(await text(`/a${query}`)).toBe('one');
    await text('/a?x=1&_data=root&y=2');
    await text('/a?_data=root');
    expect(door.targets()).toEqual(['/a', '/a?_data=root']);
  });

  it('cause no request to the renderer: Cache-Control and Pragma of a reload', async () => {
    door.pages['/a'] = page('one');
    await text('/a');
    await text('/a', { 'Cache-Control': 'no-cache', Pragma: 'no-cache' });
    await text('/a', { 'Cache-Control': 'max-age=0, no-store' });
    expect(door.rendererRequests).toHaveLength(1);
  });

  it('with another method reach endpoints only, and are not stored', async () => {
    door.pages['/api/b'] = page('posted');
    for (const method of ['POST', 'GET']) {
      expect((await get('/api/b', {}, method)).bytes.toString()).toBe('posted');
      door.pages['/api/b'] = page('read');
      expect(await text('/api/b')).toBe('read');
      door.pages['/api/b'] = page('posted');
    }
    for (const method of ['POST', 'DELETE']) expect((await get('/a', {}, method)).status).toBe(405);
  });

  it.each([
    ['a body', ['Content-Length: 3'], 'abc'],
    ['an empty body', ['Content-Length: 0'], ''],
    ['a chunked body', ['Transfer-Encoding: chunked'], '3\r\nabc\r\n0\r\n\r\n'],
    ['Authorization', ['Authorization: Bearer x'], ''],
    ['Expect', ['Expect: 100-continue'], ''],
    ['Upgrade', ['Connection: Upgrade', 'Upgrade: h2c'], ''],
    ['cookies of others', ['Cookie: preview-perspective=drafts; __Secure-preview_id=1; xpreview=1'], ''],
  ])('change nothing, and cause no request to the renderer: %s', async (_name, headers, body) => {
    door.pages['/a'] = page('one');
    expect(await text('/a')).toBe('one');
    door.pages['/a'] = page('for this client');
    const request = rawRequest('GET /a', ['Host: x', ...headers]);
    expect((await speak(door.port, [`${request}${body}`])).body).toContain('one');
    expect(door.rendererRequests).toHaveLength(1);
    expect(door.rendererRequests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('do not affect redirects of others: each keeps its own query', async () => {
    door.pages['/old'] = { status: 308, body: '', headers: { ...CACHEABLE, location: '/new' } };
    await get('/old?next=evil');
    await get('/old');
    await get('/old?next=evil');
    expect(door.targets()).toEqual(['/old', '/old?next=evil', '/old?next=evil']);
  });
});

it('an error that depends on the query is not stored, and is asked for with the query', async () => {
  door.pages['/index.php'] = { status: 404, body: 'none', headers: { 'cache-control': 'no-store' } };
  for (const query of ['?id=7', '', '?id=8']) expect((await get(`/index.php${query}`)).status).toBe(404);
  expect(door.targets()).toEqual(expect.arrayContaining(['/index.php?id=7', '/index.php?id=8']));
});

describe('spellings of one address', () => {
  const spellings = [
    ...'/x/../a /./a /%2e/a /x/%2E%2e/a /x/..\\a /\\a //a /a/ /a//// /A /%61 /%41/'.split(' '),
    ...'/a/. /a/x/.. /;/../a //x/..//a'.split(' '),
  ];
  const queries = (index: number) => ['', `?v=${index}`, `?_data=page&_data=${index}`, `?_data=${index}`];

  it.each(spellings)('%s leads to the canonical address', async (spelling) => {
    door.pages['/a'] = page('one');
    const answer = await speak(door.port, [rawRequest(`GET ${spelling}?b=c`)]);
    if (answer.status === 308) expect([answer.headers.location, door.targets()]).toEqual(['/a?b=c', []]);
    else {
      expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('one')]);
      expect(door.targets()).toEqual(['/a']);
    }
  });

  it('none of them evicts a page', async () => {
    const pages = Array.from({ length: 20 }, (_, index) => `/page-${index}`);
    // As pages of their own they would need more than the megabyte of the cache.
    for (const path of ['/a', ...pages]) door.pages[path] = page('x'.repeat(20_000));
    for (const path of pages) await get(path);
    for (const [index, spelling] of spellings.entries())
      for (const query of queries(index)) await speak(door.port, [rawRequest(`GET ${spelling}${query}`)]);
    const requestsBefore = door.rendererRequests.length;
    for (const path of pages) await get(path);
    expect(door.rendererRequests.length).toBe(requestsBefore);
    const stored = door.targets().filter((target) => /^\/a(?:\?_data=page)?$/.test(target));
    expect(new Set(stored).size).toBeLessThanOrEqual(2);
  });
});

describe('previews', () => {
  it.each(['site-draft-preview=x', 'a=1; site-draft-preview=x'])(
    'bypass the cache, for requests and answers: %s',
    async (cookie) => {
      door.pages['/a'] = page('published');
      expect(await text('/a')).toBe('published');
      door.pages['/a'] = page('draft-canary');
      door.pages['/b'] = page('draft-canary');
      for (const path of ['/a', '/b']) expect(await text(path, { Cookie: cookie })).toBe('draft-canary');
      expect(door.rendererRequests.at(-1)?.headers.cookie).toBe(cookie);
      door.pages['/b'] = page('published');
      for (const path of ['/a', '/b']) expect(await text(path)).toBe('published');
    },
  );

  it('are not started by cookies of other names', async () => {
    door.pages['/a'] = page('one');
    await text('/a', { Cookie: 'mypreview=1; b=site-draft-preview=; preview=1' });
    await text('/a', { Cookie: 'theme=preview' });
    expect(door.rendererRequests).toHaveLength(1);
  });

  it('on https ignore a cookie that other sites of the domain can set', async () => {
    const onHttps = await startCachedDoor({}, 'https://www.example.com');
    onHttps.pages['/a'] = page('one');
    const targets = async (cookie: string) => {
      await fetchRaw(`${onHttps.url}/a`, { Cookie: cookie });
      return onHttps.rendererRequests.length;
    };
    expect(await targets('a=1')).toBe(1);
    expect(await targets('preview=1; site-draft-preview=1')).toBe(1);
    expect(await targets('a=1; __Host-preview=x')).toBe(2);
  });

  it('are rate-limited: a made-up cookie cannot cause unlimited renders', async () => {
    const limited = await startCachedDoor({ renderLimit: { burst: 5, perSecond: 1 } });
    limited.pages['/a'] = page('one');
    const status = async (headers?: Record<string, string>) => (await limited.get('/a', headers)).status;
    const preview = { Cookie: 'site-draft-preview=x' };
    await status();
    const statuses: number[] = [];
    for (let count = 0; count < 15; count += 1) statuses.push(await status(preview));
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(5).fill(429)]);
    expect(await status()).toBe(200);
    limited.pass(1_000);
    expect(await status(preview)).toBe(200);
  });
});

describe('an uncacheable answer', () => {
  it.each<[string, Record<string, string | string[]>]>([
    ['sets a cookie', { 'set-cookie': 'session=canary' }],
    ['is private', { 'cache-control': 'private, max-age=60' }],
    ['is not to be stored', { 'cache-control': 'no-store' }],
    ['says nothing of caching', { 'cache-control': '' }],
    ['varies by cookie', { vary: 'Accept-Encoding, Cookie' }],
    ['varies by anything', { vary: '*' }],
    ['comes encoded', { 'content-encoding': 'gzip' }],
  ])('is never sent to another visitor: it %s', async (_name, headers) => {
    door.pages['/mine'] = page('mine', headers);
    await get('/mine', { Cookie: 'session=1' });
    expect(door.rendererRequests.at(-1)?.headers.cookie).toBe('session=1');
    const before = door.rendererRequests.length;
    await Promise.all(Array.from({ length: 5 }, (_, index) => get('/mine', { Cookie: `session=${index}` })));
    const cookies = door.rendererRequests.slice(before).flatMap((seen) => seen.headers.cookie ?? []);
    expect(cookies.sort()).toEqual([0, 1, 2, 3, 4].map((index) => `session=${index}`));
  });

  it('of an endpoint is requested with the whole query', async () => {
    door.pages['/api/b'] = page('one');
    await text('/api/b?secret=x');
    await text('/api/b?secret=x');
    expect(door.rendererRequests.filter(({ target }) => target === '/api/b?secret=x')).toHaveLength(2);
  });
});
