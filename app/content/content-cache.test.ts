import { describe, expect, it } from 'vitest';
import { ContentCache } from './content-cache.server';

const keep = (cache: ContentCache, key: string, tags: string[], body = '{}') =>
  cache.keep(key, body, tags, cache.begin());

describe('ContentCache', () => {
  it('purges what bears a tag, and what bears none', () => {
    const cache = new ContentCache(10_000);
    keep(cache, 'a', ['one', 'two']);
    keep(cache, 'b', ['three']);
    keep(cache, 'c', []);
    cache.purge({ tags: ['two', 'four'] });
    expect(['a', 'b', 'c'].map((key) => cache.find(key)?.freshness)).toEqual(['expired', 'fresh', 'expired']);
    cache.purge({ everything: true });
    expect(cache.find('b')?.freshness).toBe('expired');
  });

  it('keeps an answer as old where its tags were purged while it was asked for', () => {
    const cache = new ContentCache(10_000);
    const [hit, missed, later] = [cache.begin(), cache.begin(), cache.begin()];
    cache.purge({ tags: ['one'] });
    cache.keep('a', '{}', ['one'], hit);
    cache.keep('b', '{}', ['two'], missed);
    cache.purge({ tags: ['two'] });
    cache.keep('c', '{}', ['two'], later);
    expect(['a', 'b', 'c'].map((key) => cache.find(key)?.freshness)).toEqual([
      'expired',
      'expired',
      'expired',
    ]);
    cache.keep('b', '{}', ['two'], cache.begin());
    expect(cache.find('b')?.freshness).toBe('fresh');
  });

  it('never trusts an answer whose reading it no longer knows', () => {
    const cache = new ContentCache(10_000);
    const reading = cache.begin();
    cache.abandon(reading);
    cache.keep('a', '{}', ['one'], reading);
    expect(cache.find('a')?.freshness).toBe('expired');
  });

  it('stays below its limit, whatever is asked', () => {
    const cache = new ContentCache(1_000_000);
    for (let index = 0; index < 20_000; index += 1)
      keep(cache, `key ${index}`, ['one'], 'x'.repeat(index % 5_000));
    expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
    expect(cache.bytes).toBeGreaterThan(900_000);
    keep(cache, 'giant', ['one'], 'x'.repeat(1_000_000));
    expect(cache.find('giant')).toBeUndefined();
  });
});
