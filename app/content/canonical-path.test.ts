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
])('%j becomes %j', (given, expected) => {
  expect(canonicalPath(given)).toBe(expected);
});

it('is settled after one step, and can never lead to another host', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('/', '\\', 'A', 'b', '.', '%') }), (path) => {
      const once = canonicalPath(path);
      expect(canonicalPath(once)).toBe(once);
      expect(once).toMatch(/^\/(?![/\\])/);
    }),
  );
});
