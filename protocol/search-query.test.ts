import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_CHARACTERS, searchPath, searchQueryValue } from './search-query';

describe('searchQueryValue', () => {
  it.each([
    ['Stock', 'stock'],
    ['  order \t\n management ', 'order management'],
    ['“Three-way match”', '"three-way match"'],
    ['Größe', 'größe'],
    ['gro\u0308ße', 'größe'],
    ['ＦＩＦＯ', 'fifo'],
    ['a\u0000b\u001b[31mc', 'a b [31mc'],
    ['\u202egnirts\u202c a\u200bb\ufeff', 'gnirts ab'],
    ['\ud800x', 'x'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['.*(+?[', '.*(+?['],
    ['\u0000\u200b ', ''],
  ])('of %j is %j', (typed, folded) => {
    expect(searchQueryValue(typed)).toBe(folded);
  });

  it('is cut at 100 characters, whole ones', () => {
    expect(searchQueryValue('a'.repeat(1_000_000))).toBe('a'.repeat(MAX_SEARCH_CHARACTERS));
    expect([...searchQueryValue('🧱'.repeat(200))]).toHaveLength(MAX_SEARCH_CHARACTERS);
  });

  it('changes nothing the second time, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const folded = searchQueryValue(typed);
        expect(searchQueryValue(folded)).toBe(folded);
        expect([...folded].length).toBeLessThanOrEqual(MAX_SEARCH_CHARACTERS);
      }),
    );
  });
});

it('the address of a search carries any words', () => {
  expect(searchPath('')).toBe('/search');
  expect([searchPath('', 'de'), searchPath('a', 'de')]).toEqual([
    '/search?language=de',
    '/search?q=a&language=de',
  ]);
  expect(searchPath('a&b="c" größe')).toBe('/search?q=a%26b%3D%22c%22+gr%C3%B6%C3%9Fe');
});
