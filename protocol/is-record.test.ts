import { expect, it } from 'vitest';
import { isRecord } from './is-record';

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [Object.create(null), true],
  [null, false],
  [undefined, false],
  [[], false],
  ['text', false],
  [1, false],
])('%j: %j', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
