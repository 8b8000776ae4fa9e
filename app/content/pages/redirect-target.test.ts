import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from './addresses.server';

const SITE = 'https://www.site.example';
const target = (to: string, requested = '/old') => redirectTarget(to, new URL(requested, SITE), SITE);

describe('the target of a redirect', () => {
  it.each([
    ['/pricing', '/pricing'],
    ['pricing', '/pricing'],
    ['/', '/'],
    ['#plans', '/#plans'],
    ['/東京', '/%E6%9D%B1%E4%BA%AC'],
    ['東京', '/%E6%9D%B1%E4%BA%AC'],
    ['/%E6%9D%B1%E4%BA%AC', '/%E6%9D%B1%E4%BA%AC'],
    ['/pricing?q=東京#京', '/pricing?q=%E6%9D%B1%E4%BA%AC#%E4%BA%AC'],
    ['/\u200Epricing', '/pricing'],
    ['/pricing\u2028', '/pricing'],
    ['/pri\tcing\r\n', '/pricing'],
    ['/a b', '/a%20b'],
    ['/a/../b', '/b'],
    ['https://other.example/a', 'https://other.example/a'],
    ['https://other.example', 'https://other.example/'],
    ['HTTP://Other.example/東', 'http://other.example/%E6%9D%B1'],
    ['https://東京.example/', 'https://xn--1lqs71d.example/'],
    ['https://www.site.example/pricing#a', '/pricing#a'],
    ['https://www.site.example//evil.example', '/evil.example'],
  ])('%j is sent as %j', (to, expected) => {
    expect(target(to)).toBe(expected);
  });

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\u200E/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https:evil.example',
    'https://[broken',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'mailto:hello@site.example',
    'tel:+442079460182',
    'ftp://host.example/a',
    `/${'a'.repeat(2_000)}`,
  ])('%j is rejected', (to) => {
    expect(target(to)).toBeUndefined();
  });

  it.each([
    ['/old', '/old'],
    ['/old/', '/old'],
    ['/OLD?a=1#b', '/old'],
    ['https://www.site.example/old', '/old?a=2'],
    ['/東京', '/%E6%9D%B1%E4%BA%AC'],
    ['/%e6%9d%b1%e4%ba%ac', '/東京'],
    ['#top', '/'],
  ])('%j is rejected for a request of %j, which would be a loop', (to, requested) => {
    expect(target(to, requested)).toBeUndefined();
  });

  it.each([
    ['/new', '?a=1&b=%20', '/new?a=1&b=%20'],
    ['/new?a=own', '?a=1&b=2', '/new?a=own&b=2'],
    ['/new?a=1&a=2', '?%61=3', '/new?a=1&a=2'],
    ['/new?flag#part', '?b=2', '/new?flag&b=2#part'],
    ['/new#part', '?', '/new#part'],
    ['/new', '?&&', '/new'],
    ['https://other.example/?a=own', '?a=1&utm_source=x', 'https://other.example/?a=own&utm_source=x'],
  ])('%j includes the query %j of the request: %j', (to, search, expected) => {
    expect(target(to, `/old${search}`)).toBe(expected);
  });

  it('never fails, is a valid header, and targets another host only by a full URL with that host', () => {
    const ascii = '/ // \\ . .. : ? # & = % %2F %5C %0d%0a @ https: http:// { evil.example a'.split(' ');
    const other = ['東', '\u200E', '\u2028', '\t', '\n', '\0', '\uD800', 'é', '\u00A0', '\u3002'];
    const piece = fc.constantFrom(...ascii, ...other);
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.array(piece, { maxLength: 4 }), (to, query) => {
        const location = target(to, `/old?${query.join('')}`);
        if (location === undefined) return;
        expect(new Headers({ Location: location }).get('Location')).toBe(location);
        expect(location).toMatch(/^[\x21-\x7e]+$/);
        const { origin, protocol } = new URL(location, SITE);
        expect(['http:', 'https:']).toContain(protocol);
        const isFull = /^https?:\/\//i.test(to.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim());
        if (!isFull) expect(origin).toBe(SITE);
      }),
      { numRuns: 5_000 },
    );
  });
});
