import { expect, test } from 'vitest';
import { pastedCells } from './pasted-cells';
import { emptyTable, type ViewTable, withEachRow, withPasted } from './view-table';

const COPIED = `Account\tDue\tDebit\tShare
"Bank, main"\t31/3/2026\t1,204.50\t12 %
Capital\t\t(12.00)\t7.5 %
`;

function pasted(table: ViewTable, from: { row: number; column: number }, text: string) {
  const { columns, rows } = withPasted(table, from, pastedCells(text) ?? []);
  return {
    columns: columns.map(({ label = '', kind }) => `${label}: ${kind}`),
    rows: rows.map(({ cells }) => cells),
  };
}

const table: ViewTable = {
  columns: [
    { _key: 'a', label: 'Account', kind: 'text' },
    { _key: 'b', label: 'Debit', kind: 'amount' },
    { _key: 'c', label: 'Share', kind: 'share' },
  ],
  rows: [{ _key: 'one', cells: ['Bank', '1', ''] }],
  total: { cells: ['Total', '', ''] },
};

test('a table pasted into an empty one makes its columns, with headings and kinds', () => {
  expect(pasted(emptyTable(), { row: 0, column: 0 }, COPIED)).toEqual({
    columns: ['Account: text', 'Due: date', 'Debit: amount', 'Share: tenths'],
    rows: [
      ['Bank, main', '2026-03-31', '1204.5', '12'],
      ['Capital', '', '-12', '7.5'],
    ],
  });
});

test('without figures below them, texts in the first row are no headings', () => {
  expect(pasted(emptyTable(), { row: 0, column: 0 }, 'a\tb\nc\td')).toEqual({
    columns: [': text', ': text'],
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
  });
});

test('cells pasted into a table keep its columns; what is calculated stays empty', () => {
  expect(pasted(table, { row: 1, column: 0 }, 'Rent\t1.204,50\t99\tnew')).toEqual({
    columns: ['Account: text', 'Debit: amount', 'Share: share', ': text'],
    rows: [
      ['Bank', '1', '', ''],
      ['Rent', '1204.5', '', 'new'],
    ],
  });
});

test('a column of an unknown kind keeps its kind, and its cells are texts', () => {
  const unknown = { ...table, columns: [{ _key: 'a', label: 'Account', kind: 'percentile' }] };
  expect(pasted(unknown, { row: 1, column: 0 }, '1,204.50\n7')).toEqual({
    columns: ['Account: percentile'],
    rows: [['Bank'], ['1,204.50'], ['7']],
  });
});

test('pasted into a heading, the first line is headings', () => {
  const { columns, rows } = pasted(table, { row: -1, column: 1 }, 'Credit\n7');
  expect(columns[1]).toBe('Credit: amount');
  expect(rows).toEqual([['Bank', '7', '']]);
});

test('a table has at most twelve columns', () => {
  expect(pasted(table, { row: 0, column: 11 }, 'l\tm').columns).toHaveLength(12);
});

test('cells and those of the total change together, also in a row that is too short', () => {
  const short = { ...table, rows: [{ _key: 'one', cells: ['Bank'] }] };
  const { rows, total } = withEachRow(short, (cells) => cells.slice(1));
  expect([rows?.[0]?.cells, total?.cells]).toEqual([
    ['', ''],
    ['', ''],
  ]);
});
