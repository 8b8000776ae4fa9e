import { expect, it } from 'vitest';
import { readRange } from './serve-assets';

it.each([
  [undefined, undefined],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-40', { start: 0, end: 9 }],
  ['bytes=9-50', { start: 9, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=', undefined],
  ['pages=1-2', undefined],
])('reads %s for a file of ten bytes', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

it('every range of an empty file is unsatisfiable', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
});
