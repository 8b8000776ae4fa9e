import { expect, test } from 'vitest';
import { guessKind, isReadable, readCell } from './cell-values';

test.each([
  ['1,204.50', '1204.5'],
  ['1.204,50', '1204.5'],
  ['1,204', '1204'],
  ['1,204,000', '1204000'],
  ['1.204.000', '1204000'],
  ['12,5', '12.5'],
  ['0.125', '0.125'],
  ['.5', '0.5'],
  ['£ 1 204.50', '1204.5'],
  ['-£3', '-3'],
  ['1’204,50 €', '1204.5'],
  ['12 %', '12'],
  ['(12.00)', '-12'],
  ['−3', '-3'],
  ['12-', '-12'],
  ['(0.00)', '0'],
  [' ', ''],
])('the figure %j is stored as %j', (text, figure) => {
  expect(readCell(text, 'figure')).toBe(figure);
  expect(isReadable(figure, 'figure')).toBe(true);
});

test.each(['-', 'twelve', '12 each', '2026-03-06', 'INV-12', '9'.repeat(30)])(
  '%j is no figure: it stays as it is, and is marked',
  (text) => {
    expect(readCell(text, 'figure')).toBe(text);
    expect(isReadable(text, 'figure')).toBe(false);
  },
);

test.each([
  ['2026-3-6', '2026-03-06'],
  ['6/3/2026', '2026-03-06'],
  ['06.03.2026', '2026-03-06'],
  ['6 March 2026', '2026-03-06'],
  ['6-Mar-26', '2026-03-06'],
  ['2026-03', '2026-03'],
  ['March 2026', '2026-03'],
  ['Mar-26', '2026-03'],
])('the date %j is stored as %j', (text, date) => {
  expect(readCell(text, 'date')).toBe(date);
  expect(isReadable(date, 'date')).toBe(true);
});

test.each(['31/2/2026', 'March', 'May 12', '2026-13', '3.26'])('%j is no date', (text) => {
  expect(readCell(text, 'date')).toBe(text);
  expect(isReadable(text, 'date')).toBe(false);
});

test.each([
  [['12', '', '1,204'], 'whole'],
  [['12.00', '7'], 'amount'],
  [['12.5', '7', '(0,5)'], 'tenths'],
  [['12 %', '3.5 %'], 'tenths'],
  [['2026-03-06', '7/3/2026'], 'date'],
  [['12', 'each'], 'text'],
  [['', ' '], 'text'],
])('copied cells %j are a column of %s', (cells, kind) => {
  expect(guessKind(cells)).toBe(kind);
});
