import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MAX_PAGE_BYTES } from '../../front-door/page-cache/page-store';
import { CACHEABLE, cachedDoor, cacheablePage as page } from '../support/cached-door';
import { fetchRaw } from '../support/fetch-raw';

const door = cachedDoor();
const { get, text } = door;
const renders = (path: string) => door.rendererRequests.filter(({ target }) => target === path).length;

describe('a page that may be stored', () => {
  it('is rendered once, and sent with its age', async () => {
    door.pages['/a'] = page('one');
    const first = await get('/a');
    door.pages['/a'] = page('two');
    door.pass(12_000);
    const second = await get('/a');
    expect([first.text, second.text]).toEqual(['one', 'one']);
    expect([first, second].map(({ headers }) => headers.get('Age'))).toEqual(['0', '12']);
    expect(second.headers.get('Cache-Status')).toBe('front-door; hit');
    expect(second.headers.get('Cache-Control')).toBe(CACHEABLE['cache-control']);
    expect(door.rendererRequests).toHaveLength(1);
    await expect.poll(() => door.log.map(({ cache }) => cache)).toEqual(['miss', 'hit']);
  });

  it('fails above 32 MiB', async () => {
    door.pages['/a'] = page('x'.repeat(MAX_PAGE_BYTES + 1));
    expect((await get('/a')).status).toBe(502);
    door.pages['/a'] = page('one');
    expect((await get('/a')).text).toBe('one');
  });

  it('is rendered once for 500 concurrent requests', async () => {
    const release = door.hold('/a', page('one'));
    const requests = Array.from({ length: 500 }, () => get('/a'));
    await expect.poll(() => door.rendererRequests).toHaveLength(1);
    release();
    const answers = await Promise.all(requests);
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`))).toEqual(new Set(['200 one']));
    expect(door.rendererRequests).toHaveLength(1);
  });

  it('is sent during revalidation when stale, and revalidated first when expired', async () => {
    door.pages['/a'] = page('one');
    await get('/a');
    door.pages['/a'] = page('two');
    door.pass(61_000);
    expect(await text('/a')).toBe('one');
    await expect.poll(() => text('/a')).toBe('two');
    expect(door.rendererRequests).toHaveLength(2);
    door.pages['/a'] = page('three');
    door.pass(661_000);
    expect(await text('/a')).toBe('three');
  });

  it('is not rendered again if the renderer answers 304', async () => {
    door.pages['/a'] = page('one', { etag: 'W/"1"', 'cache-tag': 'x' });
    await get('/a');
    door.purge({ tags: ['x'] });
    const revalidated = await get('/a');
    expect(revalidated.text).toBe('one');
    expect(revalidated.headers.get('Cache-Status')).toContain('fwd-status=304');
    expect(door.rendererRequests[1]?.headers['if-none-match']).toBe('W/"1"');
    expect((await get('/a')).headers.get('Cache-Status')).toBe('front-door; hit');
    expect(door.rendererRequests).toHaveLength(2);
  });

  it('is used for HEAD and If-None-Match, without the renderer', async () => {
    door.pages['/a'] = page('x'.repeat(5_000), { etag: 'W/"1"' });
    const head = await get('/a', {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('ETag')]).toEqual([200, '', 'W/"1"']);
    for (const tag of ['W/"1"', '"0", "1"', '*']) {
      const same = await get('/a', { 'If-None-Match': tag });
      expect([same.status, same.text]).toEqual([304, '']);
      expect(same.headers.get('Cache-Control')).toBe(CACHEABLE['cache-control']);
      expect(same.headers.get('Content-Type')).toBeNull();
    }
    expect((await get('/a', { 'If-None-Match': '"2"' })).status).toBe(200);
    expect(door.rendererRequests).toHaveLength(1);
  });

  it('is rendered until the last waiting visitor has disconnected', async () => {
    const release = door.hold('/a', page('one'));
    const [first, second] = [new AbortController(), new AbortController()];
    const leave = (visitor: AbortController) =>
      fetch(`${door.url}/a`, { signal: visitor.signal }).catch(() => 'gone');
    const visits = [leave(first), leave(second)];
    await expect.poll(() => renders('/a')).toBe(1);
    // Its connection is opened after theirs: once it is answered, both of them wait.
    await get('/other');
    first.abort();
    await visits[0];
    await get('/other-again');
    expect(door.aborted).toBe(0);
    second.abort();
    await expect.poll(() => door.aborted).toBe(1);
    release();
    expect(await text('/a')).toBe('one');
  });
});

describe('a purge', () => {
  it('invalidates the pages that it matches, and no others', async () => {
    door.pages['/a'] = page('one', { 'cache-tag': 'x,y' });
    door.pages['/b'] = page('one', { 'cache-tag': 'z' });
    await Promise.all([get('/a'), get('/b')]);
    door.pages['/a'] = page('two', { 'cache-tag': 'x,y' });
    door.pages['/b'] = page('two', { 'cache-tag': 'z' });
    door.purge({ tags: ['y', 'unknown'] });
    expect([await text('/a'), await text('/b')]).toEqual(['two', 'one']);
    door.purge({ everything: true });
    expect(await text('/b')).toBe('two');
  });

  it('during a render: later requests wait for another, and the first is never stored as fresh', async () => {
    const releaseFirst = door.hold('/a', page('outdated', { 'cache-tag': 'x' }));
    const before = text('/a');
    await expect.poll(() => renders('/a')).toBe(1);
    door.purge({ tags: ['x'] });
    const releaseSecond = door.hold('/a', page('new', { 'cache-tag': 'x' }));
    const after = text('/a');
    await expect.poll(() => renders('/a')).toBe(2);
    releaseSecond();
    expect(await after).toBe('new');
    releaseFirst();
    expect(await before).toBe('outdated');
    expect(await text('/a')).toBe('new');
    expect(renders('/a')).toBe(2);
  });

  it('during the only render causes another for the next visitor', async () => {
    const release = door.hold('/a', page('outdated', { 'cache-tag': 'x' }));
    const before = text('/a');
    await expect.poll(() => renders('/a')).toBe(1);
    door.purge({ tags: ['x'] });
    door.pages['/a'] = page('new', { 'cache-tag': 'x' });
    release();
    expect(await before).toBe('outdated');
    expect(await text('/a')).toBe('new');
  });

  it('of other tags does not affect a render in flight', async () => {
    const release = door.hold('/a', page('one', { 'cache-tag': 'x' }));
    const before = text('/a');
    await expect.poll(() => renders('/a')).toBe(1);
    door.purge({ tags: ['y'] });
    release();
    await before;
    await text('/a');
    expect(renders('/a')).toBe(1);
  });

  it('of any tag invalidates a page without tags', async () => {
    door.pages['/a'] = page('outdated');
    await get('/a');
    door.purge({ tags: ['x'] });
    door.pages['/a'] = page('new');
    expect(await text('/a')).toBe('new');
  });
});

describe('encodings', () => {
  const long = '<p>The same words again and again.</p>'.repeat(500);
  const encoded = (path: string, accepted?: string) =>
    fetchRaw(door.url + path, accepted === undefined ? {} : { 'Accept-Encoding': accepted });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('Accept-Encoding: %s is answered in %s', async (accepted, encoding) => {
    door.pages['/a'] = page(long);
    for (const _twice of [1, 2]) {
      const { headers, bytes } = await encoded('/a', accepted);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(Number(headers['content-length'])).toBe(bytes.length);
      const decode = { br: brotliDecompressSync, gzip: gunzipSync };
      const plain = encoding === 'br' || encoding === 'gzip' ? decode[encoding](bytes) : bytes;
      expect(plain.toString()).toBe(long);
    }
    expect(door.rendererRequests).toHaveLength(1);
    expect(door.rendererRequests[0]?.headers['accept-encoding']).toBeUndefined();
  });

  it('are made smaller in the background after the second use', async () => {
    const words = Array.from({ length: 3_000 }, (_, index) => `word${(index * 7919) % 1009}`).join(' ');
    door.pages['/a'] = page(words);
    const size = async () => (await encoded('/a', 'br')).bytes.length;
    const first = await size();
    await expect.poll(size).toBeLessThan(first);
  });

  it('are not made for bodies that are small or already compressed', async () => {
    door.pages['/small'] = page('small');
    door.pages['/picture'] = page(long, { 'content-type': 'image/png' });
    for (const path of ['/small', '/picture'])
      expect((await encoded(path, 'br')).headers['content-encoding']).toBeUndefined();
  });
});
