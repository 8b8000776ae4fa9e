import { expect, test } from 'vitest';
import { pastedCells } from './pasted-cells';
import { withCell, withCells } from './table-rows';

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

test('a cell beyond the end of its row fills the row up to it', () => {
  expect(withCell(['a'], 2, 'c')).toEqual(['a', '', 'c']);
  expect(withCell(['a', 'b'], 0, 'x')).toEqual(['x', 'b']);
});

test('copied cells overwrite from their cell on, and add rows and columns', () => {
  const rows = [
    { _key: 'one', _type: 'tableRow', cells: ['a', 'b'] },
    { _key: 'two', _type: 'tableRow', cells: ['c', 'd'] },
  ];
  const copied = [
    ['1', '2'],
    ['3', '4'],
  ];
  const next = withCells(rows, { row: 1, column: 1 }, copied);
  expect(next.map(({ cells }) => cells)).toEqual([
    ['a', 'b', ''],
    ['c', '1', '2'],
    ['', '3', '4'],
  ]);
  expect(next.slice(0, 2).map(({ _key }) => _key)).toEqual(['one', 'two']);
  expect(new Set(next.map(({ _key }) => _key)).size).toBe(3);
});

test('copied cells beyond the last column are left out', () => {
  const [row] = withCells([], { row: 0, column: 6 }, [['7', '8', '9']]);
  expect(row?.cells).toEqual(['', '', '', '', '', '', '7', '8']);
});
