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
  ['{"tags":["a","b"]}', { tags: ['a', 'b'] }],
  ['{"everything":true}', { everything: true }],
  ['{"everything":false}', undefined],
  ['{"tags":"a"}', undefined],
  ['{"tags":[""]}', undefined],
  ['{"tags":[1]}', undefined],
  ['{"tags":["a b"]}', undefined],
  ['{"tags":["a,b"]}', undefined],
  ['{"tags":["é"]}', undefined],
  [`{"tags":["${'x'.repeat(201)}"]}`, undefined],
  [`{"tags":["${'x'.repeat(200)}"]}`, { tags: ['x'.repeat(200)] }],
  ['{}', undefined],
  ['{', undefined],
  ['null', undefined],
])('reads the message %s', (text, expected) => {
  expect(readPurge(text)).toEqual(expected);
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
