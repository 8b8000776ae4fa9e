import { describe, expect, it } from 'vitest';
import { dependsOnly } from '../../protocol/no-vary-search';
import { cachedDoor, cacheablePage as page } from '../support/cached-door';

const PAGE_BYTES = 20_000;
const parameters = { _data: new Set(['root']), page: (value: string) => value.trim().toLowerCase() };

const door = cachedDoor({ parameters, renderLimit: { burst: 20, perSecond: 1 } });
const { targets } = door;
const get = async (path: string) => {
  const { status, headers } = await door.get(path);
  return [status, headers.get('Cache-Status')?.split('; ')[1]];
};
/** A page that depends on these parameters only. */
const depending = (names: string[], body = 'one') =>
  page(body, { 'no-vary-search': dependsOnly(['_data', ...names]) });

describe('an answer that depends on no parameter', () => {
  it('is one answer for every value, whichever is asked for first', async () => {
    door.pages['/a'] = depending([]);
    for (const query of ['?page=2', '', '?page=3', '?page=4&x=1']) await get(`/a${query}`);
    expect(targets()).toEqual(['/a?page=2']);
    expect(await get('/a?_data=root&page=9')).toEqual([200, 'fwd=miss']);
    expect(await get('/a?_data=root')).toEqual([200, 'hit']);
  });

  it('is asked for again with the parameter once it has expired, because it may depend on it by now', async () => {
    door.pages['/a'] = depending([]);
    await get('/a');
    door.pages['/a'] = depending(['page'], 'two');
    door.purge({ everything: true });
    await get('/a?page=2');
    expect(targets()).toEqual(['/a', '/a?page=2']);
    expect((await door.get('/a?page=2')).headers.get('Cache-Status')).toContain('hit');
  });
});

describe('an answer that depends on a parameter', () => {
  it('is stored for each value in its form, without other parameters', async () => {
    door.pages['/a'] = depending(['page']);
    for (const query of ['?page=B', '?page=b&utm_source=x', '?x=1&page=%20b', '']) await get(`/a${query}`);
    expect(targets()).toEqual(['/a?page=b', '/a']);
  });

  it('is stored for each value too where the answer does not say on what it depends', async () => {
    door.pages['/a'] = page('one');
    for (const query of ['', '?page=2', '?page=2', '?page=3']) await get(`/a${query}`);
    expect(targets()).toEqual(['/a', '/a?page=2', '/a?page=3']);
  });

  it('is revalidated by a purge of its tags, at its own address', async () => {
    door.pages['/a'] = page('one', {
      'no-vary-search': dependsOnly(['page']),
      'cache-tag': 'x',
      etag: 'W/"1"',
    });
    await get('/a?page=2');
    door.purge({ tags: ['x'] });
    expect(await get('/a?page=2')).toEqual([200, 'fwd=stale']);
    expect(await get('/a?page=2')).toEqual([200, 'hit']);
  });
});

describe('addresses that a client makes up by values', () => {
  it('evict no page', async () => {
    door.pages['/a'] = depending([], 'x'.repeat(PAGE_BYTES));
    door.pages['/list'] = depending(['page'], 'x'.repeat(PAGE_BYTES));
    await get('/a');
    door.pass(1);
    for (let value = 0; value < 200; value += 1) {
      door.pass(1_000);
      await get(`/list?page=${value}`);
    }
    door.pages['/a'] = depending([], 'two');
    expect(await get('/a')).toEqual([200, 'hit']);
  });

  it('are limited for each client, stored ones are not', async () => {
    door.pages['/list'] = depending(['page']);
    const statuses = [];
    for (let value = 0; value < 25; value += 1) statuses.push((await get(`/list?page=${value}`))[0]);
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
    expect(await get('/list?page=3')).toEqual([200, 'hit']);
    expect(await get('/list')).toEqual([429, undefined]);
    door.pass(1_000);
    expect((await get('/list?page=24'))[0]).toBe(200);
  });
});
