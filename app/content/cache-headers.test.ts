import { describe, expect, it } from 'vitest';
import { cacheHeaders, mergeCacheHeaders } from './cache-headers.server';

const fresh = { tags: ['a', 'b'], from: 'lake' } as const;
const stale = { tags: ['b', 'c'], from: 'snapshot' } as const;
const headers = (answer: Parameters<typeof cacheHeaders>[0][number]) => new Headers(cacheHeaders([answer]));

describe('cacheHeaders', () => {
  it('carries the tags of every answer, each once', () => {
    expect(cacheHeaders([fresh, stale])['Cache-Tag']).toBe('a,b,c');
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
    const error = new Headers({ 'Cache-Control': 'no-store', 'Retry-After': '30' });
    const merged = mergeCacheHeaders([headers(stale), new Headers()], error);
    expect(merged.get('Cache-Control')).toBe('no-store');
    expect(merged.get('Retry-After')).toBe('30');
    expect(merged.get('X-Content-Source')).toBeNull();
    expect(merged.get('Cache-Tag')).toBe('b,c');
  });
});
