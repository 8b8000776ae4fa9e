import { describe, expect, it } from 'vitest';
import { storageTerms } from './stored-page';

const terms = (cacheControl: string, more = {}, status = 200) =>
  storageTerms(status, { 'cache-control': cacheControl, ...more });

describe('storageTerms', () => {
  it.each([
    ['public, s-maxage=60', { freshMs: 60_000, usableMs: 60_000, errorMs: 0, ageS: 0 }],
    ['max-age=0, s-maxage=60', { freshMs: 60_000, usableMs: 60_000, errorMs: 0, ageS: 0 }],
    [
      's-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      { freshMs: 60_000, usableMs: 660_000, errorMs: 86_460_000, ageS: 0 },
    ],
    [
      's-maxage=60, must-revalidate, stale-while-revalidate=600',
      { freshMs: 60_000, usableMs: 60_000, errorMs: 0, ageS: 0 },
    ],
  ])('of “%s”', (cacheControl, expected) => {
    expect(terms(cacheControl)).toEqual(expected);
  });

  it('count the age that an answer comes with', () => {
    expect(terms('s-maxage=60', { age: '45' })).toMatchObject({ freshMs: 15_000, ageS: 45 });
    expect(terms('s-maxage=60', { age: '90' })?.freshMs).toBe(0);
  });

  it.each([
    ['no-store', {}, 200],
    ['private, max-age=60', {}, 200],
    ['no-cache, s-maxage=60', {}, 200],
    ['public', {}, 200],
    ['', {}, 200],
    ['s-maxage=0', {}, 200],
    ['s-maxage=60', { 'set-cookie': ['a=1'] }, 200],
    ['public, s-maxage=60', { 'set-cookie': ['a=1'] }, 200],
    ['s-maxage=60', { vary: '*' }, 200],
    ['s-maxage=60', { vary: 'Accept-Encoding, Cookie' }, 200],
    ['s-maxage=60', { 'content-encoding': 'br' }, 200],
    ['s-maxage=60', {}, 206],
    ['s-maxage=60', {}, 500],
  ])('are none for “%s” with %j and status %d', (cacheControl, more, status) => {
    expect(terms(cacheControl, more, status)).toBeNull();
  });
});
