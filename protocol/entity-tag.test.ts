import { expect, it } from 'vitest';
import { entityTag, isUnchanged } from './entity-tag';

it('depends on each part, and on the boundaries between parts', () => {
  expect(entityTag('a', 'b')).toBe(entityTag('a', 'b'));
  expect(entityTag('a', 'b')).not.toBe(entityTag('ab', ''));
  expect(entityTag('a', 'b')).toMatch(/^W\/"[\w-]{27}"$/);
});

it.each([
  [null, false],
  ['', false],
  ['*', true],
  ['W/"x"', true],
  ['"x"', true],
  ['"a", W/"x"', true],
  ['"a"', false],
])('If-None-Match %j', (header, expected) => {
  expect(isUnchanged(header, 'W/"x"')).toBe(expected);
});

it('never matches a response without a tag', () => {
  expect(isUnchanged('*', undefined)).toBe(false);
  expect(isUnchanged(undefined, undefined)).toBe(false);
});

it('is the same for a text and its bytes', () => {
  expect(entityTag('é')).toBe(entityTag(Buffer.from('é')));
});
