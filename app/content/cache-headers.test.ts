import { describe, expect, it } from 'vitest';
import { cacheHeaders, mergeCacheHeaders } from './cache-headers.server';

const fresh = { tags: ['a', 'b'], from: 'lake', followed: true } as const;
const unfollowed = { ...fresh, followed: false };
const stale = { tags: ['b', 'c'], from: 'snapshot', followed: false } as const;
const headers = (answer: Parameters<typeof cacheHeaders>[0][number]) => new Headers(cacheHeaders([answer]));

describe('cacheHeaders', () => {
  it('forbids any cache to store a draft, whatever else is in the response', () => {
    expect(cacheHeaders([fresh, { ...fresh, from: 'drafts' }])).toEqual({
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'X-Content-Source': 'drafts',
    });
  });

  it('carries the tags of every answer, each once', () => {
    expect(cacheHeaders([fresh, stale])['Cache-Tag']).toBe('a,b,c');
    expect(cacheHeaders([{ ...fresh, tags: [] }])).not.toHaveProperty('Cache-Tag');
  });

  it('allows caching for seconds if one answer is not followed', () => {
    expect(cacheHeaders([fresh])['Cache-Control']).toContain('s-maxage=60,');
    expect(cacheHeaders([fresh, unfollowed])['Cache-Control']).toContain('s-maxage=1,');
    const merged = mergeCacheHeaders([unfollowed, fresh].map(headers));
    expect(merged.get('Cache-Control')).toContain('s-maxage=1,');
  });

  it('shortens caching and sends the source if one answer is stale', () => {
    expect(cacheHeaders([fresh, stale])).toMatchObject({
      'Cache-Control': 'public, max-age=0, s-maxage=2, stale-while-revalidate=30, stale-if-error=86400',
      'X-Content-Source': 'snapshot',
    });
  });
});

describe('mergeCacheHeaders', () => {
  it('takes the caching of the stale answer, of any loader', () => {
    for (const order of [
      [fresh, stale],
      [stale, fresh],
    ]) {
      expect(mergeCacheHeaders(order.map(headers)).get('X-Content-Source')).toBe('snapshot');
    }
  });

  it('takes an error’s caching first, even over a stale answer’s', () => {
    const error = new Headers({ 'Cache-Control': 'no-store', 'Retry-After': '30', 'Cache-Tag': 'c,d' });
    const merged = mergeCacheHeaders([headers(stale), new Headers()], error);
    expect(merged.get('Cache-Control')).toBe('no-store');
    expect(merged.get('Retry-After')).toBe('30');
    expect(merged.get('X-Content-Source')).toBeNull();
    expect(merged.get('Cache-Tag')).toBe('b,c,d');
  });
});
