import { expect, test } from 'vitest';
import { readCell, type TypedColumn, withPastedCells } from './typed-cells';

const column = (kind: TypedColumn['kind'], name: string = kind): TypedColumn => ({
  name,
  title: name,
  kind,
  choices: kind === 'choice' ? ['sales order', 'bill'] : [],
});

test.each([
  ['1,204.50', 1204.5],
  ['1.204,50', 1204.5],
  ['1,204', 1204],
  ['1,204,000', 1_204_000],
  ['1.204.000', 1_204_000],
  ['12,5', 12.5],
  ['0.125', 0.125],
  ['1.', 1],
  ['.5', 0.5],
  ['£ 1 204.50', 1204.5],
  ['1 204,50 €', 1204.5],
  ['(12.00)', -12],
  ['−3', -3],
  ['12-', -12],
  ['-', undefined],
  ['twelve', undefined],
  ['12 each', undefined],
  [' ', undefined],
])('the number %j is %j', (text, number) => {
  expect(readCell(text, column('number'))).toBe(number);
});

test.each([
  ['2026-03-06', '2026-03-06'],
  ['2026-3-6', '2026-03-06'],
  ['6/3/2026', '2026-03-06'],
  ['06.03.2026', '2026-03-06'],
  ['6 March 2026', '2026-03-06'],
  ['6-Mar-26', '2026-03-06'],
  ['31/2/2026', '31/2/2026'],
  ['March', 'March'],
  ['', undefined],
])('the date %j is %j', (text, date) => {
  expect(readCell(text, column('date'))).toBe(date);
});

test('a choice is found in any case; another word is none', () => {
  expect(readCell('Sales Order', column('choice'))).toBe('sales order');
  expect(readCell('letter', column('choice'))).toBeUndefined();
});

const grid = { rowType: 'row', columns: [column('text', 'item'), column('number', 'quantity')] };

test('copied cells overwrite from their cell on, empty what is empty, and add rows; the rest stays', () => {
  const rows = [
    { _key: 'one', _type: 'row', item: 'Lamp', quantity: 1 },
    { _key: 'two', _type: 'row', item: 'Shelf', quantity: 2 },
  ];
  const next = withPastedCells(rows, grid, { row: 1, column: 0 }, [
    ['Bracket', ''],
    ['Panel', '1,200', 'beyond'],
  ]);
  expect(next[0]).toEqual(rows[0]);
  expect(next[1]).toEqual({ _key: 'two', _type: 'row', item: 'Bracket' });
  expect(next[2]).toEqual({ _key: expect.any(String), _type: 'row', item: 'Panel', quantity: 1200 });
});

test('one column of copied cells leaves the others', () => {
  const rows = [{ _key: 'one', _type: 'row', item: 'Lamp', quantity: 1 }];
  const [row] = withPastedCells(rows, grid, { row: 0, column: 1 }, [['7']]);
  expect(row).toEqual({ _key: 'one', _type: 'row', item: 'Lamp', quantity: 7 });
});
