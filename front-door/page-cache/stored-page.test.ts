import { describe, expect, it } from 'vitest';
import { StoredPage, storageTerms } from './stored-page';

const terms = (cacheControl: string, more = {}, status = 200) =>
  storageTerms(status, { 'cache-control': cacheControl, ...more });

describe('storageTerms', () => {
  it.each([
    ['public, s-maxage=60', 60, 60, 0],
    ['max-age=0, s-maxage=60', 60, 60, 0],
    ['s-maxage=60, stale-while-revalidate=600, stale-if-error=86400', 60, 660, 86_460],
    // A page that is about to change is used while the renderer fails only.
    ['max-age=0, s-maxage=0, stale-while-revalidate=0, stale-if-error=86400', 0, 0, 86_400],
  ])(
    'of “%s”: fresh for %i s, used for %i s, and for %i s while the renderer fails',
    (header, fresh, use, error) => {
      const [freshMs, usableMs, errorMs] = [fresh * 1_000, use * 1_000, error * 1_000];
      expect(terms(header)).toEqual({ freshMs, usableMs, errorMs });
    },
  );

  it.each([
    ['no-store', {}, 200],
    ['private, max-age=60', {}, 200],
    ['no-cache, s-maxage=60', {}, 200],
    ['public', {}, 200],
    ['', {}, 200],
    ['max-age=0', {}, 200],
    ['private, s-maxage=0', {}, 200],
    ['s-maxage=60', { 'set-cookie': ['a=1'] }, 200],
    ['public, s-maxage=60', { 'set-cookie': ['a=1'] }, 200],
    ['s-maxage=60', { vary: '*' }, 200],
    ['s-maxage=60', { vary: 'Accept-Encoding, Cookie' }, 200],
    ['s-maxage=60', { 'content-encoding': 'br' }, 200],
    ['s-maxage=60', {}, 206],
    ['s-maxage=60', {}, 500],
  ])('are null for “%s” with %j and status %d', (cacheControl, more, status) => {
    expect(terms(cacheControl, more, status)).toBeNull();
  });
});

const HOUR_MS = 3_600_000;

describe('StoredPage', () => {
  const page = (cacheControl: string) =>
    new StoredPage(
      {
        status: 200,
        headers: { 'cache-control': cacheControl, 'content-type': 'text/html' },
        body: Buffer.from('a'),
      },
      { https: { hstsMaxAgeS: 86_400 }, sequence: 1, nowMs: 0 },
    );

  it('is sent for at least a day while the renderer is unavailable, even if stale-if-error is shorter', () => {
    for (const cacheControl of ['s-maxage=60', 's-maxage=60, stale-if-error=300']) {
      const stored = page(cacheControl);
      expect(stored.mayBeStaleWhenDisconnected(23.9 * HOUR_MS)).toBe(true);
      expect(stored.mayBeStaleWhenDisconnected(24.1 * HOUR_MS)).toBe(false);
    }
    expect(page('s-maxage=60, stale-if-error=172800').mayBeStaleWhenDisconnected(47 * HOUR_MS)).toBe(true);
  });

  it('is sent instead of an error until stale-if-error ends', () => {
    const stored = page('s-maxage=60, stale-if-error=300');
    expect([stored.mayBeStaleOnError(359_000), stored.mayBeStaleOnError(361_000)]).toEqual([true, false]);
    expect(page('s-maxage=60').mayBeStaleOnError(1)).toBe(false);
  });

  it('is fresh, then stale, then expired; expired at once by a purge; in back-off after a failure', () => {
    const stored = page('s-maxage=60, stale-while-revalidate=600');
    expect([59_000, 61_000, 661_000].map((ms) => stored.freshness(ms))).toEqual([
      'fresh',
      'stale',
      'expired',
    ]);
    stored.purged = true;
    expect(stored.freshness(1)).toBe('expired');
    stored.backOff(1);
    expect(stored.freshness(2)).toBe('back-off');
  });
});
