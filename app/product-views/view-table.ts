import type { ColumnKind } from '../../protocol/content-names';
import type { ViewPart } from '../content/content-types';
import { datedText, figureIn, formatAmount } from './amount';

export type TableContent = ViewPart<'viewTable'>;
type Column = TableContent['columns'][number];
type Row = TableContent['rows'][number];

/** Columns of figures by their decimals; all others are text, or drawn. */
const decimals: { [Kind in ColumnKind]?: 0 | 1 | 2 } = {
  amount: 2,
  whole: 0,
  tenths: 1,
  unitCost: 2,
  share: 1,
};
export const isFigure = (kind: ColumnKind) => kind in decimals;
/** Costs of a unit and shares do not add up. */
const addsUp = (kind: ColumnKind) => isFigure(kind) && kind !== 'unitCost' && kind !== 'share';

/** A cell as it is drawn: a text in the language, or something to the scale of its column. */
export type DrawnCell = {
  text: string;
  /** A bar, and the limit that it may reach. */
  bar?: { value: number; limit: number | undefined; longest: number };
  people?: { count: number; most: number };
  /** Negative, or over its limit. */
  isRed: boolean;
  /** A total. */
  isUnderlined: boolean;
};

/** A row with a cell for each column. `title` rows have their heading in the first cell. */
export type DrawnRow = { row: Pick<Row, 'look' | 'tone' | 'mark'>; key: string; cells: DrawnCell[] };

/**
 * A table of content as it is drawn: figures and dates in the language, with its sums, shares and bars. A cell that cannot
 * be read is shown as its text; one that is missing, or whose column is calculated from none, is empty.
 * @param language BCP 47 tag
 */
export function drawnTable(table: TableContent, language: string) {
  const { columns, rows, total } = table;
  const reader = readerOf(table);
  const drawn = (cells: Cells, isTotal: boolean) =>
    columns.map((column, index): DrawnCell => {
      const text = cells[index] ?? '';
      const isUnderlined = isTotal && text !== '' && addsUp(column.kind);
      const drawing = text === '' && !isTotal ? reader.drawing(column, cells) : {};
      const cell = { text, isRed: false, isUnderlined, ...drawing };
      if (column.kind === 'date') return { ...cell, text: datedText(text, 'day', language) };
      const digits = decimals[column.kind];
      const value = text === '' ? reader.share(column, cells) : figureIn(text);
      if (digits === undefined || value === undefined) return cell;
      const isRed = value < 0 || (!isTotal && reader.isOver(column, cells));
      return { ...cell, text: formatAmount(value, digits, language), isRed };
    });
  const totals = columns.map(({ _key, kind, isSummed }, index) => {
    const figures = isSummed && addsUp(kind) ? reader.figuresOf(_key) : [];
    return figures.length > 0 ? String(sum(figures)) : (total?.cells[index] ?? '');
  });
  return {
    rows: rows.map((row): DrawnRow => ({ row, key: row._key, cells: drawn(row.cells, false) })),
    total: total ? { row: total, key: 'total', cells: drawn(totals, true) } : null,
  };
}

type Cells = readonly string[];

/** Reads figures by the keys of their columns, and what is calculated from them. */
function readerOf({ columns, rows }: TableContent) {
  const places = new Map(columns.map(({ _key }, index) => [_key, index]));
  const bars = columns.filter(({ kind }) => kind === 'bar');
  const figure = (cells: Cells, key: string | null | undefined) =>
    figureIn(cells[places.get(key ?? '') ?? -1]);
  const figuresOf = (key: string | null | undefined) =>
    rows.flatMap(({ look, cells }) => (look === 'title' ? [] : (figure(cells, key) ?? [])));
  return {
    /** Those of all rows but headings. */
    figuresOf,
    /** In percent of the other column, or of what its own adds up to. */
    share({ kind, of, by }: Column, cells: Cells): number | undefined {
      const value = figure(cells, of);
      const whole = by ? figure(cells, by) : sum(figuresOf(of));
      return kind === 'share' && value !== undefined && whole ? (value / whole) * 100 : undefined;
    },
    drawing({ kind, of, by }: Column, cells: Cells): Pick<DrawnCell, 'bar' | 'people'> {
      const value = figure(cells, of);
      if (value === undefined) return {};
      const most = Math.max(0, ...figuresOf(of), ...figuresOf(by)) || 1;
      if (kind === 'bar') return { bar: { value, limit: figure(cells, by), longest: most } };
      return kind === 'people' ? { people: { count: value, most } } : {};
    },
    /** Whether a bar that is drawn from the column goes past its limit. */
    isOver: ({ _key }: Column, cells: Cells): boolean =>
      bars.some(({ of, by }) => {
        const [value, limit] = [figure(cells, of), figure(cells, by)];
        return of === _key && value !== undefined && limit !== undefined && value > limit;
      }),
  };
}

/** To the cent: fractions of two do not add up to those of ten. */
const sum = (figures: readonly number[]) =>
  Math.round(figures.reduce((total, value) => total + value, 0) * 100) / 100;

/** The columns whose cells stand above those of another where a narrow sheet does not show them, by that column's place. */
export function columnsAbove(columns: readonly Column[]): Map<number, number[]> {
  const above = new Map<number, number[]>();
  let waiting: number[] = [];
  for (const [index, { kind, width, isAbove }] of columns.entries()) {
    if (isAbove) waiting.push(index);
    else if (kind === 'text' && (width ?? 'always') === 'always' && waiting.length > 0) {
      above.set(index, waiting);
      waiting = [];
    }
  }
  return above;
}
