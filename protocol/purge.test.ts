import { expect, it } from 'vitest';
import { mergePurges, type Purge, purgeMatcher, readCacheTags, readPurge } from './purge';

it.each<[Purge, string[], boolean]>([
  [{ tags: ['a', 'b'] }, ['b', 'c'], true],
  [{ tags: ['a', 'b'] }, ['c'], false],
  [{ tags: ['a'] }, ['ab'], false],
  [{ tags: ['a'] }, [], true],
  [{ everything: true }, ['c'], true],
  [{ everything: true }, [], true],
])('whether %j matches an answer with the tags %j: %j', (purge, tags, expected) => {
  expect(purgeMatcher(purge)(tags)).toBe(expected);
});

it('merges tags without duplicates, and purges everything above 500', () => {
  expect(mergePurges({ tags: ['a', 'b'] }, { tags: ['b', 'c'] })).toEqual({ tags: ['a', 'b', 'c'] });
  expect(mergePurges({ tags: ['a'] }, undefined)).toEqual({ tags: ['a'] });
  expect(mergePurges({ tags: ['a'] }, { everything: true })).toEqual({ everything: true });
  const many = Array.from({ length: 500 }, (_, index) => `t${index}`);
  expect(mergePurges({ tags: many }, { tags: ['t0'] })).toEqual({ tags: many });
  expect(mergePurges({ tags: many }, { tags: ['more'] })).toEqual({ everything: true });
});

it.each([
  [{ tags: ['a', 'b'] }, true],
  [{ everything: true }, true],
  [{ everything: false }, false],
  [{ tags: 'a' }, false],
  [{ tags: [''] }, false],
  [{ tags: [1] }, false],
  [{ tags: ['a b'] }, false],
  [{ tags: ['a,b'] }, false],
  [{ tags: ['é'] }, false],
  [{ tags: ['x'.repeat(201)] }, false],
  [{ tags: ['x'.repeat(200)] }, true],
  [{}, false],
  [null, false],
])('reads the message %j', (message, isPurge) => {
  expect(readPurge(message)).toEqual(isPurge ? message : undefined);
});

it.each([
  [undefined, []],
  [null, []],
  ['', []],
  ['a', ['a']],
  ['a, b,,c ', ['a', 'b', 'c']],
])('reads the header Cache-Tag: %j', (header, expected) => {
  expect(readCacheTags(header)).toEqual(expected);
});
