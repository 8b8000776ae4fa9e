import { expect, it } from 'vitest';
import { dependsOnly, readDependsOnly } from './no-vary-search';

it('writes the parameters that an answer depends on', () => {
  expect(dependsOnly(['_data', 'page'])).toBe('params, except=("_data" "page")');
  expect(dependsOnly([])).toBe('params, except=()');
});

it.each([[[]], [['_data']], [['_data', 'page']]])('reads what it writes: %j', (names) => {
  expect(readDependsOnly(dependsOnly(names))).toEqual(new Set(names));
});

it.each([
  undefined,
  '',
  'params',
  'key-order',
  'params=("a")',
  'params, except="a"',
  'params, except=("a" b)',
  'params, except=("a"), x',
])('says nothing of “%s”', (header) => {
  expect(readDependsOnly(header)).toBeUndefined();
});
