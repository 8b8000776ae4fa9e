import { describe, expect, it } from 'vitest';
import { cacheHeaders, mergeCacheHeaders } from './cache-headers.server';

const fresh = { tags: ['a', 'b'], from: 'lake', followed: true } as const;
const unfollowed = { ...fresh, followed: false };
const stale = { tags: ['b', 'c'], from: 'snapshot', followed: false } as const;
const headers = (answer: Parameters<typeof cacheHeaders>[0][number]) => new Headers(cacheHeaders([answer]));

describe('cacheHeaders', () => {
  it('carries the tags of every answer, each once', () => {
    expect(cacheHeaders([fresh, stale])['Cache-Tag']).toBe('a,b,c');
  });

  it('lives for seconds where we are not told of changes to one answer', () => {
    expect(cacheHeaders([fresh])['Cache-Control']).toContain('s-maxage=60,');
    expect(cacheHeaders([fresh, unfollowed])['Cache-Control']).toContain('s-maxage=2,');
    const merged = mergeCacheHeaders([unfollowed, fresh].map(headers));
    expect(merged.get('Cache-Control')).toContain('s-maxage=2,');
  });

  it('lives short and says so where one answer is old', () => {
    expect(cacheHeaders([fresh, stale])).toMatchObject({
      'Cache-Control': 'public, max-age=0, s-maxage=10',
      'X-Content-Source': 'snapshot',
    });
  });
});

describe('mergeCacheHeaders', () => {
  it('takes the caching of the older answer, whichever loader had it', () => {
    for (const order of [
      [fresh, stale],
      [stale, fresh],
    ]) {
      expect(mergeCacheHeaders(order.map(headers)).get('X-Content-Source')).toBe('snapshot');
    }
  });

  it('lets an error lead, over an old answer too', () => {
    const error = new Headers({ 'Cache-Control': 'no-store', 'Retry-After': '30', 'Cache-Tag': 'c,d' });
    const merged = mergeCacheHeaders([headers(stale), new Headers()], error);
    expect(merged.get('Cache-Control')).toBe('no-store');
    expect(merged.get('Retry-After')).toBe('30');
    expect(merged.get('X-Content-Source')).toBeNull();
    expect(merged.get('Cache-Tag')).toBe('b,c,d');
  });
});
