import { expect, test } from 'vitest';
import { withCells, withMoved } from './grid-rows';
import { pastedCells } from './pasted-cells';

test.each([
  [
    'a\tb\r\n1\t2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a\tb', [['a', 'b']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['\t\tc', [['', '', 'c']]],
  ['a\t', [['a', '']]],
  ['"two\nlines"\tb', [['two lines', 'b']]],
  ['"says ""yes"""\tb', [['says "yes"', 'b']]],
  ['12" shelf\tb', [['12" shelf', 'b']]],
  ['"open\tb', [['"open', 'b']]],
])('%j is read as a table', (text, rows) => {
  expect(pastedCells(text)).toEqual(rows);
});

test.each(['word', 'two words', '"quoted"', ''])('%j is no table', (text) => {
  expect(pastedCells(text)).toBeUndefined();
});

test('copied cells overwrite from their cell on, and add rows; cells beyond the last column are left out', () => {
  const rows = [
    { _key: 'one', _type: 'tableRow', cells: ['a', 'b'] },
    { _key: 'two', _type: 'tableRow', cells: ['c', 'd'] },
  ];
  const copied = [
    ['1', '2', '3'],
    ['4', ''],
  ];
  const next = withCells(rows, { row: 1, column: 1 }, copied, { columns: 3, rowType: 'tableRow' });
  expect(next.map(({ cells }) => cells)).toEqual([
    ['a', 'b', ''],
    ['c', '1', '2'],
    ['', '4', ''],
  ]);
  expect(next.slice(0, 2).map(({ _key }) => _key)).toEqual(['one', 'two']);
  expect(new Set(next.map(({ _key }) => _key)).size).toBe(3);
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('the member at %d moves to %d', (from, to, list) => {
  expect(withMoved(['a', 'b', 'c'], from, to)).toEqual(list);
});
