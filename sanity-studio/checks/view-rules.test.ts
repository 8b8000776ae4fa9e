import { expect, it } from 'vitest';
import { checkDocument } from './check-document';
import { indexWith } from './site-index.fixture';

const column = (_key: string, kind: string, rest = {}) => ({ _key, kind, ...rest });
const columns = [
  column('a', 'text'),
  column('b', 'amount'),
  column('c', 'date'),
  column('d', 'share', { of: 'b' }),
];
const row = (...cells: string[]) => ({ _key: 'r', cells });
const table = (rest: object) => ({
  _type: 'viewTable',
  _key: 't',
  columns,
  rows: [row('x', '1', '', '')],
  ...rest,
});
const chart = (...cells: string[]) => ({
  _type: 'viewChart',
  _key: 't',
  bars: ['Sales'],
  rows: [{ _key: 'r', cells }],
});
const drawing = (_type: string, ...cells: string[]) => ({ _type, _key: 't', rows: [row(...cells)] });

const flawsOf = (part: object) =>
  checkDocument({ _id: 'view', _type: 'productView', parts: [part] }, indexWith({})).map(
    ({ level, path }) => {
      expect(level).toBe('error');
      return path.replace('parts[_key=="t"].', '').replaceAll(/_key==/g, '');
    },
  );

it.each([
  ['a table', table({}), []],
  ['a text in a column of figures', table({ rows: [row('x', 'much', '', '')] }), ['rows["r"].cells[1]']],
  ['a figure that is not canonical', table({ rows: [row('x', '1,204', '', '')] }), ['rows["r"].cells[1]']],
  ['a date that is none', table({ rows: [row('x', '', '2026-02-31', '')] }), ['rows["r"].cells[2]']],
  ['a row with too few cells', table({ rows: [row('x')] }), ['rows["r"].cells']],
  ['a row with too many cells', table({ rows: [row('x', '', '', '', '')] }), ['rows["r"].cells']],
  ['a total with too few cells', table({ total: { cells: ['x'] } }), ['total.cells']],
  ['a total with words under figures', table({ total: { cells: ['', 'Total', '', ''] } }), []],
  [
    'a heading across a column of figures',
    table({ rows: [{ ...row('', 'Costs', '', ''), look: 'title' }] }),
    [],
  ],
  ['a mark in no column', table({ rows: [{ ...row('x', '1', '', ''), mark: 'z' }] }), ['rows["r"].mark']],
  [
    'a share of no column',
    table({ columns: [...columns.slice(0, 3), column('d', 'share')] }),
    ['columns["d"].of'],
  ],
  [
    'a bar of a text, limited by a column that is gone',
    table({ columns: [...columns.slice(0, 3), column('d', 'bar', { of: 'a', by: 'z' })] }),
    ['columns["d"].of', 'columns["d"].by'],
  ],
  ['a chart', chart('2026-03', '12'), []],
  ['a text in a series', chart('March', 'much'), ['rows["r"].cells[1]']],
  ['a point without a figure for a series', chart('March'), ['rows["r"].cells']],
  ['a span', drawing('viewSpans', 'Set up', '', '1', '2.5'), []],
  ['a span that ends before it begins', drawing('viewSpans', 'Set up', '', '2', '1'), ['rows["r"].cells[3]']],
  ['a rack', drawing('viewPlaces', 'Rack A', '320 13', '2', '1', '48 on hand'), []],
  ['places that are none', drawing('viewPlaces', 'Rack A', '320 143', '', '', ''), ['rows["r"].cells[1]']],
  ['a rack without levels', drawing('viewPlaces', 'Rack A', '', '', '', ''), ['rows["r"].cells[1]']],
  ['how many in words', drawing('viewStages', 'New', 'ten'), ['rows["r"].cells[1]']],
  [
    'cells without columns, columns that are none',
    { _type: 'viewTable', _key: 't', columns: 7, rows: [null, {}] },
    [],
  ],
])('%s: %j has the flaws %j', (_name, part, paths) => {
  expect(flawsOf(part)).toEqual(paths);
});
