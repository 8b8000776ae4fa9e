import { describe, expect, it } from 'vitest';
import { cacheHeaders, pageHeaders, settleCaching, untilChange } from './cache-headers.server';
import { EDITORS_REDIRECT, notFound, redirectTo } from './responses.server';

const fresh = { tags: ['a', 'b'], from: 'lake', hasLiveEvents: true } as const;
const withoutLiveEvents = { ...fresh, hasLiveEvents: false };
const stale = { tags: ['b', 'c'], from: 'snapshot', hasLiveEvents: false } as const;

describe('cacheHeaders', () => {
  it('forbids any cache to store a draft, whatever else is in the response', () => {
    const answers = [fresh, { ...fresh, from: 'drafts' }] as const;
    expect(cacheHeaders(answers)).toEqual({
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'X-Content-Source': 'drafts',
    });
    for (const { headers } of [notFound(404, answers), redirectTo('/a', 308, answers)])
      expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('carries the tags of every answer, each once', () => {
    expect(cacheHeaders([fresh, stale])['Cache-Tag']).toBe('a,b,c');
    expect(cacheHeaders([{ ...fresh, tags: [] }])).not.toHaveProperty('Cache-Tag');
  });

  it('allows caching for seconds if one answer is not followed', () => {
    expect(cacheHeaders([fresh])['Cache-Control']).toContain('s-maxage=60,');
    expect(cacheHeaders([fresh, withoutLiveEvents])['Cache-Control']).toContain('s-maxage=1,');
  });

  it('shortens caching and sends the source if one answer is stale', () => {
    expect(cacheHeaders([fresh, stale])).toMatchObject({
      'Cache-Control': 'public, max-age=0, s-maxage=2, stale-while-revalidate=30, stale-if-error=86400',
      'X-Content-Source': 'snapshot',
    });
  });
});

describe('the lifetimes of a page that changes by its dates', () => {
  const NOW = Date.parse('2026-12-01T09:00:00Z');
  const control = (inMs: number, answer: Parameters<typeof cacheHeaders>[0][number] = fresh) =>
    cacheHeaders([fresh, { ...answer, changesAtMs: NOW + inMs }], NOW)['Cache-Control'];

  it.each([
    ['after all of them', 700_000, 60, 600],
    ['while it may be stale', 400_999, 60, 338],
    ['while it is fresh', 31_000, 29, 0],
    ['in three seconds', 3_000, 1, 0],
    ['in a moment', 2_999, 0, 0],
    ['now', 0, 0, 0],
    ['since it was read', -50, 0, 0],
  ])('end before it changes (%s)', (_when, inMs, freshS, staleS) => {
    expect(control(inMs)).toBe(
      `public, max-age=0, s-maxage=${freshS}, stale-while-revalidate=${staleS}, stale-if-error=86400`,
    );
    // Almost a second by which the age is rounded, and almost one on the way from the loader to the last cache.
    if (freshS + staleS > 0) expect((freshS + staleS) * 1_000 + 999 + 999).toBeLessThan(inMs);
  });

  it('end so without live events and without the Lake too', () => {
    expect(control(4_500, withoutLiveEvents)).toContain('s-maxage=1, stale-while-revalidate=1,');
    expect(control(11_000, stale)).toContain('s-maxage=2, stale-while-revalidate=7,');
  });

  it('end so where it is not found yet, and where a redirect replaces it', () => {
    expect(untilChange('public, s-maxage=60', [{ ...fresh, changesAtMs: NOW + 10_000 }], NOW)).toBe(
      'public, s-maxage=8',
    );
    const soon = { ...fresh, changesAtMs: Date.now() + 10_500 };
    expect(notFound(404, [fresh, soon]).headers.get('Cache-Control')).toMatch(/s-maxage=[78]$/);
    expect(redirectTo('/a', 307, [soon], EDITORS_REDIRECT).headers.get('Cache-Control')).toMatch(
      /s-maxage=[78]$/,
    );
  });
});

describe('pageHeaders', () => {
  it('has the caching of an error instead of that of the page', () => {
    const error = new Headers({
      'Cache-Control': 'no-store',
      'Retry-After': '30',
      'Content-Type': 'text/plain',
    });
    const page = pageHeaders({ loaderHeaders: new Headers(cacheHeaders([stale])), errorHeaders: error });
    expect([...page]).toEqual([
      ['cache-control', 'no-store'],
      ['retry-after', '30'],
    ]);
  });
});

describe('settleCaching', () => {
  const settled = (status: number, values: Record<string, string> = {}) => {
    const headers = new Headers(values);
    settleCaching(headers, status);
    return [headers.get('Cache-Control'), headers.get('ETag')];
  };
  const page: Record<string, string> = { ...cacheHeaders([fresh]), ETag: '"page"' };

  it('keeps no error of a rendering as the page that was tried', () => {
    expect(settled(500, page)).toEqual(['no-store', null]);
  });

  it('leaves a page and a missing one as they are, and says no-store where nothing is said', () => {
    expect(settled(200, page)).toEqual([page['Cache-Control'], '"page"']);
    expect(settled(404, page)).toEqual([page['Cache-Control'], '"page"']);
    expect(settled(400)).toEqual(['no-store', null]);
  });
});
