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
    expect(['a', 'b', 'c'].map((key) => cache.find(key)?.isFresh)).toEqual([false, true, false]);
    cache.purge({ everything: true });
    expect(cache.find('b')?.isFresh).toBe(false);
  });

  it('stores a purged answer as expired, until a newer one replaces it', () => {
    const cache = new ContentCache(10_000);
    cache.store('a', '{}', ['one'], { sequence: 1, purged: true });
    expect(cache.find('a')?.isFresh).toBe(false);
    cache.store('a', '{}', ['one'], { sequence: 2, purged: false });
    expect(cache.find('a')?.isFresh).toBe(true);
  });

  it('stores an answer from disk as expired, unless there is a newer one', () => {
    const cache = new ContentCache(10_000);
    cache.storeExpired('a', '"disk"');
    expect(cache.find('a')).toMatchObject({ body: '"disk"', isFresh: false, from: 'snapshot' });
    store(cache, 'a', ['one']);
    cache.storeExpired('a', '"disk"');
    expect(cache.find('a')).toMatchObject({ body: '{}', isFresh: true, from: 'memory' });
  });

  it.each([
    [false, 1_000],
    [true, 3_600_000],
  ])('hasLiveEvents: %s, an answer is fresh for %i ms', (hasLiveEvents, freshMs) => {
    let nowMs = 0;
    const cache = new ContentCache(10_000, () => nowMs);
    cache.hasLiveEvents = hasLiveEvents;
    store(cache, 'a', ['one']);
    const seen = [0, freshMs - 1, freshMs].map((ms) => {
      nowMs = ms;
      return cache.find('a')?.isFresh;
    });
    expect(seen).toEqual([true, true, false]);
  });
});

it('parses the lists of the whole site once, until they change', () => {
  const cache = new ContentCache(10_000);
  const first = cache.parse('redirects', '{"result":[1]}');
  expect(cache.parse('redirects', '{"result":[1]}')).toBe(first);
  expect(cache.parse('redirects', '{"result":[2]}')).toEqual({ result: [2] });
  // The readers of a document change it: each has its own.
  expect(cache.parse('document', '{}')).not.toBe(cache.parse('document', '{}'));
});
