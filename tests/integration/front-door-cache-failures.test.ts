import { describe, expect, it } from 'vitest';
import { CACHEABLE, cachedDoor, cacheablePage as page } from '../support/cached-door';

const door = cachedDoor();
const { get, text } = door;
const renders = (path: string) => door.rendererRequests.filter(({ target }) => target === path).length;

describe('while the renderer fails', () => {
  it('stored pages are sent, purged ones too, and it is retried only after a back-off', async () => {
    door.pages['/a'] = page('one', { 'cache-tag': 'x' });
    await get('/a');
    door.pages['/a'] = { status: 500, body: 'broken' };
    door.purge({ tags: ['x'] });
    expect(await get('/a')).toMatchObject({ status: 200, text: 'one' });
    expect((await get('/a')).headers.get('Cache-Status')).toBe('front-door; hit; detail=stale');
    expect(renders('/a')).toBe(2);
    door.pass(3_000);
    door.pages['/a'] = page('two');
    expect(await text('/a')).toBe('two');
  });

  it('an answer that must not be stale is not sent instead of an error', async () => {
    const notStale = { 'cache-control': 'public, s-maxage=30', 'cache-tag': 'x' };
    door.pages['/a'] = { status: 404, body: 'not found', headers: { ...CACHEABLE, ...notStale } };
    expect((await get('/a')).status).toBe(404);
    door.pages['/a'] = { status: 503, body: 'later', headers: { 'cache-control': 'no-store' } };
    door.purge({ tags: ['x'] });
    expect((await get('/a')).status).toBe(503);
  });

  it('stored pages are sent while it is unavailable', async () => {
    door.pages['/a'] = page('one', { 'cache-control': 'public, s-maxage=10' });
    await get('/a');
    door.rendererIsUp = false;
    door.purge({ everything: true });
    expect(await get('/a')).toMatchObject({ status: 200, text: 'one' });
    door.rendererIsUp = true;
    door.pass(3_000);
    door.pages['/a'] = page('two');
    expect(await text('/a')).toBe('two');
  });

  it('a page that is not stored is answered with a readable 503 until the renderer answers', async () => {
    door.rendererIsUp = false;
    const down = await get('/a', { Accept: 'text/html' });
    expect([down.status, down.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(down.headers.get('Cache-Control')).toBe('no-store');
    expect(down.text.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1);
    door.rendererIsUp = true;
    door.pages['/a'] = page('one');
    expect(await text('/a')).toBe('one');
  });

  it('its errors are sent to all waiting requests, and are not stored', async () => {
    const headers = { 'cache-control': 'no-store', 'retry-after': '30' };
    const release = door.hold('/a', { status: 503, body: 'later', headers });
    const requests = Array.from({ length: 20 }, () => get('/a'));
    await expect.poll(() => renders('/a')).toBe(1);
    // Its connection is opened after theirs: once it is answered, all of them wait.
    await get('/other');
    release();
    for (const answer of await Promise.all(requests))
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(renders('/a')).toBe(1);
    door.pages['/a'] = page('one');
    expect(await text('/a')).toBe('one');
  });
});

describe('while the renderer answers nothing', () => {
  const seen = async (path: string) => {
    const { status, text, headers } = await get(path);
    return { status, text, cache: headers.get('Cache-Status') };
  };
  const STALE = 'front-door; hit; detail=stale';

  it('a fresh page is marked as stale: a change would not be known', async () => {
    door.pages['/a'] = page('one');
    await seen('/a');
    door.isResponsive = false;
    expect(await seen('/a')).toEqual({ status: 200, text: 'one', cache: STALE });
    door.isResponsive = true;
    expect(await seen('/a')).toMatchObject({ cache: 'front-door; hit' });
  });

  it('nobody waits for a page that is in hand, even a purged one', async () => {
    door.pages['/a'] = page('one');
    await seen('/a');
    const release = door.hold('/a', page('two'));
    door.purge({ everything: true });
    door.isResponsive = false;
    expect(await seen('/a')).toEqual({ status: 200, text: 'one', cache: STALE });
    expect(door.rendererRequests).toHaveLength(1);
    release();
    door.isResponsive = true;
    expect(await seen('/a')).toMatchObject({ text: 'two' });
  });

  it('a page whose answer breaks off is requested once more', async () => {
    door.pages['/a'] = { ...page('one'), cuts: 1 };
    expect(await seen('/a')).toMatchObject({ status: 200, text: 'one' });
    door.pages['/b'] = { ...page('one'), cuts: 2 };
    expect(await seen('/b')).toMatchObject({ status: 503 });
    expect(door.rendererRequests).toHaveLength(4);
  });
});
