import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['', '/'],
  ['/pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['/pricing//', '/pricing'],
  ['/Company//About/', '/company/about'],
  ['//evil.com', '/evil.com'],
  ['/\\evil.com', '/evil.com'],
  ['/a%2Fb', '/a%2fb'],
  ['/%70r%69cing', '/pricing'],
  ['/%50RICING%7E%5f', '/pricing~_'],
  ['/%2570', '/%2570'],
  ['/%%3770', '/%25770'],
  ['/100%', '/100%25'],
  ['/%e6%9d%b1/%E4%BA%AC', '/%E6%9D%B1/%E4%BA%AC'],
  ['/東京', '/%E6%9D%B1%E4%BA%AC'],
  ['/%C3%89t%C3%A9', '/%C3%A9t%C3%A9'],
  ['/e%CC%81', '/%C3%A9'],
  ['/%E2%80%A8', '/%E2%80%A8'],
  ['/%E6%9D', '/%e6%9d'],
  ['/\uD800', '/%EF%BF%BD'],
])('%j becomes %j', (given, expected) => {
  expect(canonicalPath(given)).toBe(expected);
});

const piece = fc.constantFrom(...'/ \\ A b . % %C3 %89 %2F %2E %3 7 É \u212A'.split(' '));

it('is idempotent, and never leads to another host', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 2 })) }), (path) => {
      const once = canonicalPath(path);
      expect(canonicalPath(once)).toBe(once);
      expect(once).toMatch(/^\/(?![/\\])/);
      expect(once).toMatch(/^\p{ASCII}*$/u);
    }),
  );
});
