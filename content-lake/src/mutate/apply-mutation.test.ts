import { expect, it } from 'vitest';
import { storageProblem } from './apply-mutation';

it.each([
  [{}],
  [{ a: [1, null, { b: 'c' }] }],
  [[[], [[]]]],
  ['text'],
  [null],
  [{ constructor: 1, toString: 2 }],
])('%j can be stored', (value) => {
  expect(storageProblem(value)).toBeUndefined();
});

it('a sparse array cannot, whatever its length', () => {
  const list: unknown[] = ['a'];
  list[4_000_000_000] = 'b';
  expect(storageProblem({ deep: [{ list }] })).toMatch(/out of bounds/);
});

it.each(['__proto__', 'hasOwnProperty'])('a field called %s cannot, at any depth', (name) => {
  const value: unknown = JSON.parse(`{"a":[{"b":{"${name}":1}}]}`);
  expect(storageProblem(value)).toContain(name);
});
