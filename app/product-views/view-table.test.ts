import { describe, expect, it } from 'vitest';
import { repairAnswer } from '../content/source/query-lake.server';
import { tableFixture } from './view.fixture';
import { columnsAbove, drawnTable } from './view-table';

type Columns = Parameters<typeof tableFixture>[0];
const draw = (...table: Parameters<typeof tableFixture>) => drawnTable(tableFixture(...table), 'en-GB');
const texts = ({ cells }: { cells: { text: string }[] }) => cells.map(({ text }) => text).join('|');

describe('cells', () => {
  it.each([
    ['amount', '1234.5', '1,234.50'],
    ['amount', '-8', '(8.00)'],
    ['whole', '1204', '1,204'],
    ['tenths', '50.6', '50.6'],
    ['share', '12.5', '12.5'],
    ['date', '2026-03-02', '02\u00a0Mar'],
    ['date', '2026-03', 'Mar'],
    ['text', '1234', '1234'],
    ['tag', '4', '4'],
    // What cannot be read.
    ['amount', 'On quote', 'On quote'],
    ['amount', '1,204.50', '1,204.50'],
    ['amount', '1e9', '1e9'],
    ['date', '2026-02-30', '2026-02-30'],
    ['bar', 'Add later', 'Add later'],
  ] as const)('%s: %s is written %s', (kind, cell, text) => {
    expect(draw({ a: { kind } }, [cell]).rows.map(texts)).toEqual([text]);
  });

  it('are written in the language of the content', () => {
    const table = tableFixture({ a: { kind: 'amount' }, b: { kind: 'date' } }, ['-1234.5|2026-03-02']);
    expect(drawnTable(table, 'de').rows.map(texts)).toEqual(['(1.234,50)|02.\u00a0März']);
  });

  it('are as many as there are columns', () => {
    const columns: Columns = { a: { kind: 'text' }, b: { kind: 'amount' } };
    expect(draw(columns, ['Few', 'Many|1|2']).rows.map(texts)).toEqual(['Few|', 'Many|1.00']);
  });

  it('of a column of an unknown kind stay below its heading, as texts', () => {
    const table = tableFixture({ a: { label: 'A' }, b: { label: 'B', kind: 'whole' } }, ['1.5|2']);
    Object.assign(table.columns[0] ?? {}, { kind: 'percentile' });
    repairAnswer('productView', { view: { title: 'View', context: null, tag: null, parts: [table] } }, false);
    expect(table.columns.map(({ label }) => label)).toEqual(['A', 'B']);
    expect(drawnTable(table, 'en-GB').rows.map(texts)).toEqual(['1.5|2']);
  });

  it('are red where a figure is negative or over the limit of its bar, but not a total that is', () => {
    const columns: Columns = {
      bar: { kind: 'bar', of: 'actual', by: 'budget' },
      actual: { kind: 'whole', isSummed: true },
      budget: { kind: 'whole', isSummed: true },
      change: { kind: 'whole' },
    };
    const { rows, total } = draw(columns, ['|90|100|-5', '|120|100|5', '|100|100|', '|9|soon|'], '');
    const red = ({ cells }: { cells: { isRed: boolean }[] }) => cells.map(({ isRed }) => isRed);
    expect(rows.map(red)).toEqual([
      [false, false, false, true],
      [false, true, false, false],
      [false, false, false, false],
      [false, false, false, false],
    ]);
    expect(total && red(total)).toEqual([false, false, false, false]);
  });
});

describe('totals', () => {
  it('are the sums of rows, to the cent, without headings and what is no figure', () => {
    const columns: Columns = { name: { kind: 'text' }, figure: { kind: 'amount', isSummed: true } };
    const rows = ['A|0.1', ['Part|5', { look: 'title' }], 'B|0.2', 'C|none'] as const;
    expect(
      draw(
        columns,
        [...rows].map((row) => (typeof row === 'string' ? row : [row[0], row[1]])),
        'All|7',
      ).total,
    ).toMatchObject({
      cells: [{ text: 'All' }, { text: '0.30', isUnderlined: true }],
    });
    expect(draw(columns, ['A|none'], 'All|').total).toMatchObject({
      cells: [{}, { text: '', isUnderlined: false }],
    });
    expect(draw(columns, ['A|1']).total).toBeNull();
  });

  it.each([
    ['share', false],
    ['text', false],
    ['whole', true],
  ] as const)('%s: only what adds up is added and underlined', (kind, isUnderlined) => {
    const { total } = draw({ a: { kind, isSummed: true } }, ['1', '2'], '7');
    expect(total?.cells).toMatchObject([
      { isUnderlined, text: expect.stringMatching(isUnderlined ? '3' : '7') },
    ]);
  });
});

describe('calculated columns', () => {
  it('a share is of another column, or of its own column’s total; the total row has that of the totals', () => {
    const columns: Columns = {
      margin: { kind: 'whole', isSummed: true },
      price: { kind: 'whole', isSummed: true },
      ofPrice: { kind: 'share', of: 'margin', by: 'price' },
      ofAll: { kind: 'share', of: 'margin' },
      ofNone: { kind: 'share', of: 'gone' },
    };
    const { rows, total } = draw(columns, ['30|100|||', '10|300|||', '5|0|||', '|10|||'], '||||');
    expect(rows.map((row) => texts(row).split('|').slice(2).join('|'))).toEqual([
      '30.0|66.7|',
      '3.3|22.2|',
      '|11.1|',
      '||',
    ]);
    expect(total && texts(total)).toBe('45|410|11.0|100.0|');
  });

  it('bars and people have the scale of their column, and its total has none', () => {
    const columns: Columns = {
      bar: { kind: 'bar', of: 'figure', by: 'limit' },
      people: { kind: 'people', of: 'figure' },
      figure: { kind: 'whole', isSummed: true },
      limit: { kind: 'whole' },
    };
    const { rows, total } = draw(columns, ['||4|10', '||8|', '||-|'], '');
    expect(rows.map(({ cells: [bar, people] }) => [bar?.bar, people?.people])).toEqual([
      [
        { value: 4, limit: 10, longest: 10 },
        { count: 4, most: 8 },
      ],
      [
        { value: 8, limit: undefined, longest: 10 },
        { count: 8, most: 8 },
      ],
      [undefined, undefined],
    ]);
    expect(total?.cells.slice(0, 2)).toEqual([
      expect.not.objectContaining({ bar: {} }),
      { text: '', isRed: false, isUnderlined: false },
    ]);
  });
});

it('what a narrow sheet leaves out stands above the next text that stays', () => {
  const { columns } = tableFixture(
    {
      date: { kind: 'date', isAbove: true },
      entry: { kind: 'text', isAbove: true },
      amount: { kind: 'amount' },
      code: { kind: 'text', width: 'not-middle' },
      account: { kind: 'text' },
      note: { kind: 'text' },
      last: { kind: 'text', isAbove: true },
    },
    [],
  );
  expect([...columnsAbove(columns)]).toEqual([[4, [0, 1]]]);
});
