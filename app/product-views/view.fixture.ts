import type { ProductViewValue, ViewPart } from '../content/content-types';

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

export const stagesFixture = (...counts: number[]): ViewPart<'viewStages'> => ({
  _key: 'stages',
  _type: 'viewStages',
  stages: keyed(
    'viewStage',
    counts.map((count, index) => ({ name: `Stage ${index}`, count })),
  ),
});

export const layersFixture = (...quantities: number[]): ViewPart<'viewLayers'> => ({
  _key: 'layers',
  _type: 'viewLayers',
  layers: keyed(
    'viewLayer',
    quantities.map((quantity) => ({ name: '2026-02-02', quantity, unitCost: 5 })),
  ),
});

/** Points written `2026-01|1|2`. */
export const chartFixture = (
  kinds: readonly ('bars' | 'line')[],
  points: readonly string[],
  more: Partial<ViewPart<'viewChart'>> = {},
): ViewPart<'viewChart'> => ({
  _key: 'chart',
  _type: 'viewChart',
  series: keyed(
    'viewSeries',
    kinds.map((kind) => ({ name: `As ${kind}`, kind })),
  ),
  points: keyed(
    'viewRow',
    points.map((cells) => rowFixture(cells)),
  ),
  ...more,
});

/** Spans as name, text above the bar, begin and end. */
export const spansFixture = (
  spans: readonly [name: string, text: string, from: number, to: number][],
  more: Partial<ViewPart<'viewSpans'>> = {},
): ViewPart<'viewSpans'> => ({
  _key: 'spans',
  _type: 'viewSpans',
  spans: keyed(
    'viewSpan',
    spans.map(([name, text, from, to]) => ({ name, text, from, to })),
  ),
  unit: 'month',
  startLabel: 'Start',
  axisLabel: 'Months from start',
  ...more,
});

/** Steps written `Owner|what is done`. */
const lanesFixture = (owners: readonly string[], steps: readonly string[]): ViewPart<'viewLanes'> => ({
  _key: 'lanes',
  _type: 'viewLanes',
  lanes: keyed(
    'viewLane',
    owners.map((name) => ({ name })),
  ),
  steps: keyed(
    'viewStep',
    steps.map((step) => {
      const [owner = '', name = ''] = step.split('|');
      return { owner, name };
    }),
  ),
});

const figures: ViewPart<'viewFigures'> = {
  _key: 'figures',
  _type: 'viewFigures',
  figures: keyed('viewFigure', [
    { name: 'Cash', value: '-1200.50' },
    { name: 'Margin', value: '60.0', unit: '%', note: '+1.2 points' },
    { name: 'Since', value: '2026-03-02' },
    { name: 'Customer', value: 'Shop One' },
  ]),
};

const sheets: ViewPart<'viewSheets'> = {
  _key: 'sheets',
  _type: 'viewSheets',
  agree: true,
  sheets: keyed('viewSheet', [
    {
      name: 'Order',
      number: 'PO-1',
      lines: keyed('viewLine', [{ name: 'Shelf', value: '40' }]),
      result: { _type: 'viewLine' as const, name: 'Ordered', value: '200.00' },
    },
    {
      name: 'Picker',
      emphasis: 'B-02-1',
      isPhone: true,
      tags: keyed('viewTag', [{ text: 'Pick 12', tone: 'pine' as const }]),
    },
  ]),
};

const group: ViewPart<'viewGroup'> = {
  _key: 'group',
  _type: 'viewGroup',
  members: keyed('viewMember', [{ name: 'North', note: 'EUR' }, { name: 'South' }]),
  between: 'Eliminations',
  name: 'Group',
};

export const placesFixture: ViewPart<'viewPlaces'> = {
  _key: 'places',
  _type: 'viewPlaces',
  racks: keyed('viewRack', [
    { name: 'Rack A', levels: '320 133' },
    { name: 'Rack B', levels: '100 222' },
    { name: 'Rack C', levels: '000 111' },
  ]),
  label: 'C-02-1  12 on hand',
  rack: 3,
  level: 2,
  place: 1,
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
  ledger: view('General ledger', figures, ledger),
  drawings: view('Drawings', stagesFixture(1, 0, 2), layersFixture(40, 20), sheets, group, placesFixture),
  charts: view(
    'Charts',
    chartFixture(['bars', 'bars', 'line'], ['2025-12|10|5|52', '2026-01|12|6|58'], {
      actual: 1,
      unit: 'Thousands',
    }),
    chartFixture(['bars'], ['2026-01|1200', '2026-02|900'], { hasFigures: true }),
  ),
  bare: view(null, spansFixture([['Small firms', '2–6 weeks', 0.5, 1.5]])),
  plan: view(
    'Plan',
    spansFixture([['Set up', '', 0, 2]], { isPlan: true, title: 'Small firms', unit: 'week' }),
  ),
  flow: view(
    'Order to cash',
    lanesFixture(['Sales', 'Warehouse'], ['Sales|Order', 'Warehouse|Pick', 'Bank|Receive']),
  ),
  bad: view('Bad', bad, stagesFixture(0), layersFixture(0), chartFixture(['line', 'bars'], ['', 'x|y|-3'])),
} satisfies Record<string, ProductViewValue>;
export type ViewName = keyof typeof views;
