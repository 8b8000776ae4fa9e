import { describe, expect, it } from 'vitest';
import { ContentCache } from './content-cache.server';

const store = (cache: ContentCache, key: string, tags: string[], body = '{}') =>
  cache.store(key, body, tags, { sequence: 1, purged: false });

describe('ContentCache', () => {
  it('purges entries with one of the tags, and entries without tags', () => {
    const cache = new ContentCache(10_000);
    store(cache, 'a', ['one', 'two']);
    store(cache, 'b', ['three']);
    store(cache, 'c', []);
    cache.purge({ tags: ['two', 'four'] });
    expect(['a', 'b', 'c'].map((key) => cache.find(key)?.freshness)).toEqual(['expired', 'fresh', 'expired']);
    cache.purge({ everything: true });
    expect(cache.find('b')?.freshness).toBe('expired');
  });

  it('stores a purged answer as expired, until a newer one replaces it', () => {
    const cache = new ContentCache(10_000);
    cache.store('a', '{}', ['one'], { sequence: 1, purged: true });
    expect(cache.find('a')?.freshness).toBe('expired');
    cache.store('a', '{}', ['one'], { sequence: 2, purged: false });
    expect(cache.find('a')?.freshness).toBe('fresh');
  });

  it('stays below its limit', () => {
    const cache = new ContentCache(1_000_000);
    for (let index = 0; index < 20_000; index += 1)
      store(cache, `key ${index}`, ['one'], 'x'.repeat(index % 5_000));
    expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
    expect(cache.bytes).toBeGreaterThan(900_000);
    store(cache, 'giant', ['one'], 'x'.repeat(1_000_000));
    expect(cache.find('giant')).toBeUndefined();
  });
});
