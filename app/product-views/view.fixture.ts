import type { ProductViewValue, ViewPart } from '../content-model/content-types';

type Table = ViewPart<'viewTable'>;
type Column = Omit<Table['columns'][number], '_type' | '_key'>;
type Row = Table['rows'][number];
type Look = Partial<Pick<Row, 'look' | 'tone' | 'mark'>>;

const keyed = <T extends object, Type extends string>(_type: Type, items: readonly T[]) =>
  items.map((item, index) => ({ _key: `${_type}-${index}`, _type, ...item }));

/** Cells written `A|1|2`, and the look of the row. */
const rowFixture = (cells: string, look: Look = {}) => ({
  _type: 'viewRow' as const,
  cells: cells.split('|'),
  ...look,
});

/**
 * A table.
 * @param columns by their keys
 * @param rows as texts with `|` between the cells, some with a look
 */
export function tableFixture(
  columns: Record<string, Column>,
  rows: readonly (string | [cells: string, look: Look])[],
  total?: string | [cells: string, look: Look],
): Table {
  const row = (given: string | [string, Look]) =>
    typeof given === 'string' ? rowFixture(given) : rowFixture(...given);
  return {
    _key: 'table',
    _type: 'viewTable',
    columns: Object.entries(columns).map(([_key, column]) => ({ _key, _type: 'viewColumn', ...column })),
    rows: keyed('viewRow', rows.map(row)),
    ...(total === undefined ? {} : { total: row(total) }),
  };
}

/** Rows of a drawing, written `A|1|2`. */
const rowsFixture = (rows: readonly string[]) =>
  keyed(
    'viewRow',
    rows.map((cells) => rowFixture(cells)),
  );

/** What is drawn of rows alone. */
export const drawingFixture = <
  Type extends 'viewFigures' | 'viewStages' | 'viewLayers' | 'viewPlaces' | 'viewLanes',
>(
  _type: Type,
  ...rows: string[]
) => ({ _key: 'drawing', _type, rows: rowsFixture(rows) });

/** Points written `2026-01|1|2`. */
export const chartFixture = (
  points: readonly string[],
  more: Partial<ViewPart<'viewChart'>>,
): ViewPart<'viewChart'> => ({ _key: 'chart', _type: 'viewChart', rows: rowsFixture(points), ...more });

/** Spans written `Name|Text|0|1`. */
export const spansFixture = (
  spans: readonly string[],
  more: Partial<ViewPart<'viewSpans'>> = {},
): ViewPart<'viewSpans'> => ({
  _key: 'spans',
  _type: 'viewSpans',
  rows: rowsFixture(spans),
  unit: 'month',
  startLabel: 'Start',
  ...more,
});

const sheets: ViewPart<'viewSheets'> = {
  _key: 'sheets',
  _type: 'viewSheets',
  agree: true,
  sheets: keyed('viewSheet', [
    { name: 'Order', number: 'PO-1', rows: rowsFixture(['Shelf|40', 'Ordered|200.00']) },
    {
      name: 'Picker',
      emphasis: 'B-02-1',
      rows: rowsFixture(['Shelf|40']),
      tags: keyed('viewTag', [{ text: 'Pick 12', tone: 'pine' as const }]),
    },
  ]),
};

const group: ViewPart<'viewGroup'> = {
  _key: 'group',
  _type: 'viewGroup',
  rows: rowsFixture(['North|EUR', 'South|']),
  between: 'Eliminations',
  name: 'Group',
};

const ledger = tableFixture(
  {
    date: { label: 'Date', kind: 'date', width: 'not-tiny', isAbove: true, look: 'quiet' },
    entry: { label: 'Entry', kind: 'text', width: 'not-middle', isAbove: true },
    code: { label: 'Code', kind: 'text', width: 'not-middle', look: 'quiet' },
    account: { label: 'Account', kind: 'text', isRuled: true, wraps: true },
    debit: { label: 'Debit', kind: 'amount', isSummed: true },
    credit: { label: 'Credit', kind: 'amount', isSummed: true },
  },
  ['2026-03-02|IN-1|1200|Receivables|1096|', '|||Sales||80.1', '|||Tax||1015.9'],
  '|||Totals agree||',
);

const bad = tableFixture(
  {
    name: { kind: 'text' },
    share: { label: '%', kind: 'share', of: 'gone' },
    bar: { kind: 'bar', of: 'figure', by: 'gone' },
    figure: { kind: 'amount', isSummed: true },
    day: { kind: 'date', width: 'only-tiny', isAbove: true },
  },
  ['Too few', 'Text|||soon|2026-02-30', 'Too many|||1|2026-02-03|more', ['', { look: 'title' }]],
  '',
);

const view = (title: string | null, ...parts: ProductViewValue['parts']): ProductViewValue => ({
  title,
  context: title && '2026-03-31',
  tag: title ? { _type: 'viewTag', text: 'Balanced', tone: 'pine', isChecked: true } : null,
  parts: parts.map((part, index) => ({ ...part, _key: `part-${index}` })),
});

/** One view of each kind, and one whose content cannot be read as it is meant. */
export const views = {
  ledger: view(
    'General ledger',
    drawingFixture(
      'viewFigures',
      'Cash|-1200.50||',
      'Margin|60.0|%|+1.2 points',
      'Since|2026-03-02||',
      'Customer|Shop One||',
    ),
    ledger,
  ),
  drawings: view(
    'Drawings',
    drawingFixture('viewStages', 'New|1', 'Sent|0', 'Paid|2'),
    drawingFixture('viewLayers', '2026-02-02|40|5', '2026-02-03|20|5'),
    sheets,
    group,
    drawingFixture('viewPlaces', 'Rack A|320 133|||', 'Rack B|100 222|2|1|B-02-1  12 on hand'),
  ),
  charts: view(
    'Charts',
    chartFixture(['2025-12|10|5|52', '2026-01|12|6|58'], {
      bars: ['In', 'Out'],
      line: 'Balance',
      actual: 1,
      unit: 'Thousands',
    }),
    chartFixture(['2026-01|1200', '2026-02|900'], { bars: ['Sales'], hasFigures: true }),
  ),
  bare: view(null, spansFixture(['Small firms|2–6 weeks|0.5|1.5'])),
  plan: view('Plan', spansFixture(['Set up||0|2'], { title: 'Small firms', unit: 'week' })),
  flow: view('Order to cash', drawingFixture('viewLanes', 'Order|Sales', 'Pick|Warehouse', 'Receive|Bank')),
  bad: view(
    'Bad',
    bad,
    drawingFixture('viewStages', 'New|none'),
    drawingFixture('viewLayers', '2026-02-02|-3'),
    drawingFixture('viewPlaces', 'Rack A|9x||', 'Rack B|', '', 'Rack D|111|8|9'),
    spansFixture(['Late|||', 'Back||5|1']),
    chartFixture(['', 'x|-3|y'], { bars: ['In'], line: 'Balance' }),
  ),
} satisfies Record<string, ProductViewValue>;
export type ViewName = keyof typeof views;
