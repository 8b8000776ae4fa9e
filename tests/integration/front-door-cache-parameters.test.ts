import { describe, expect, it } from 'vitest';
import { cachedDoor, cacheablePage as page } from '../support/cached-door';

const PAGE_BYTES = 20_000;
const parameters = { _data: new Set(['root']), page: (value: string) => value.trim().toLowerCase() };

const door = cachedDoor({ parameters, renderLimit: { burst: 20, perSecond: 1 } });
const { targets } = door;
const get = async (path: string) => {
  const { status, headers } = await door.get(path);
  return [status, headers.get('Cache-Status')?.split('; ')[1]];
};
it('an answer is stored for each value in its form, without other parameters', async () => {
  door.pages['/a'] = page('one');
  for (const query of ['?page=B', '?page=b&utm_source=x', '?x=1&page=%20b', '']) await get(`/a${query}`);
  expect(targets()).toEqual(['/a?page=b', '/a']);
});

it('an answer to a value is revalidated by a purge of its tags', async () => {
  door.pages['/a'] = page('one', { 'cache-tag': 'x', etag: 'W/"1"' });
  await get('/a?page=2');
  door.purge({ tags: ['x'] });
  expect(await get('/a?page=2')).toEqual([200, 'fwd=stale']);
  expect(await get('/a?page=2')).toEqual([200, 'hit']);
});

describe('addresses that a client makes up by values', () => {
  it('evict no page', async () => {
    door.pages['/a'] = page('x'.repeat(PAGE_BYTES));
    door.pages['/list'] = page('x'.repeat(PAGE_BYTES));
    await get('/a');
    door.pass(1);
    for (let value = 0; value < 200; value += 1) {
      door.pass(1_000);
      await get(`/list?page=${value}`);
    }
    door.pages['/a'] = page('two');
    expect(await get('/a')).toEqual([200, 'hit']);
  });

  it('are limited for each client, stored ones are not', async () => {
    door.pages['/list'] = page('one');
    const statuses = [];
    for (let value = 0; value < 25; value += 1) statuses.push((await get(`/list?page=${value}`))[0]);
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
    expect(await get('/list?page=3')).toEqual([200, 'hit']);
    expect(await get('/list')).toEqual([429, undefined]);
    door.pass(1_000);
    expect((await get('/list?page=24'))[0]).toBe(200);
  });
});
