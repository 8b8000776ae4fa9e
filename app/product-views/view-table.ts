import type { ColumnKind } from '../../protocol/content-names';
import type { ViewPart } from '../content-model/content-types';
import { datedText, figureIn, formatAmount } from './amount';

export type TableContent = Omit<ViewPart<'viewTable'>, '_key' | '_type'>;
type Column = TableContent['columns'][number];
type Row = TableContent['rows'][number];

/** Columns of figures by their decimals; all others are text, or drawn. */
const decimals: { [Kind in ColumnKind]?: number } = { amount: 2, whole: 0, tenths: 1, share: 1 };
const digitsOf = ({ kind }: Column) => decimals[kind ?? 'text'];
export const isFigure = (column: Column) => digitsOf(column) !== undefined;
/** Shares do not add up. */
const addsUp = (column: Column) => isFigure(column) && column.kind !== 'share';

/** A cell as it is drawn: a text in the language, or something to the scale of its column. */
export type DrawnCell = {
  text: string;
  /** A bar, and the limit that it may reach. */
  bar?: { value: number; limit: number | undefined; longest: number } | undefined;
  people?: { count: number; most: number } | undefined;
  /** Negative, or over its limit. */
  isRed: boolean;
  /** A total. */
  isUnderlined: boolean;
};

/** A row with a cell for each column. `title` rows have their heading in the first cell. */
export type DrawnRow = { row: Pick<Row, 'look' | 'tone' | 'mark'>; key: string; cells: DrawnCell[] };

type Cells = readonly string[];

/**
 * A table of content as it is drawn: figures and dates in the language, with its sums, shares and bars. A cell that cannot
 * be read is shown as its text; one that is missing, or whose column is calculated from none, is empty.
 */
export function drawnTable(table: TableContent, language: string) {
  const { columns, rows, total } = table;
  const sources = sourcesOf(table);
  const drawn = (cells: Cells, isTotal: boolean) =>
    sources.map((source, index) => drawnCell(source, cells, cells[index] ?? '', { isTotal, language }));
  const totals = columns.map((_, index) => sources[index]?.total ?? total?.cells[index] ?? '');
  return {
    rows: rows.map((row): DrawnRow => ({ row, key: row._key, cells: drawn(row.cells, false) })),
    total: total ? { row: total, key: 'total', cells: drawn(totals, true) } : null,
  };
}

/** For each column what is read from others, by their places, and calculated once. */
function sourcesOf({ columns, rows }: TableContent) {
  const places = new Map(columns.map(({ _key }, index) => [_key, index]));
  const placeOf = (key: string | null | undefined) => places.get(key ?? '') ?? -1;
  const lines = rows.filter(({ look }) => look !== 'title');
  const figuresIn = (place: number) => lines.flatMap(({ cells }) => figureIn(cells[place]) ?? []);
  return columns.map((column, index) => {
    const { _key, kind, isSummed } = column;
    const [of, by] = [placeOf(column.of), placeOf(column.by)];
    const summed = isSummed && addsUp(column) ? figuresIn(index) : [];
    return {
      ...{ column, of, by },
      /** The limit of a bar that is drawn from this column. */
      limit: placeOf(columns.find((other) => other.kind === 'bar' && other.of === _key)?.by),
      whole: kind === 'share' && !column.by ? sum(figuresIn(of)) : undefined,
      most: kind === 'bar' || kind === 'people' ? Math.max(0, ...figuresIn(of), ...figuresIn(by)) || 1 : 1,
      total: summed.length > 0 ? String(sum(summed)) : undefined,
    };
  });
}

type Source = ReturnType<typeof sourcesOf>[number];
type Place = { isTotal: boolean; language: string };

function drawnCell(source: Source, cells: Cells, text: string, { isTotal, language }: Place): DrawnCell {
  const { column, of, by, limit, whole, most } = source;
  const { kind } = column;
  const cell = { text, isRed: false, isUnderlined: isTotal && text !== '' && addsUp(column) };
  if (kind === 'date') return { ...cell, text: datedText(text, 'day', language) };
  const from = text === '' ? figureIn(cells[of]) : undefined;
  if (kind === 'bar' && from !== undefined && !isTotal)
    return { ...cell, bar: { value: from, limit: figureIn(cells[by]), longest: most } };
  if (kind === 'people' && from !== undefined && !isTotal) return { ...cell, people: { count: from, most } };
  const digits = digitsOf(column);
  const value = kind === 'share' && text === '' ? share(from, whole ?? figureIn(cells[by])) : figureIn(text);
  if (digits === undefined || value === undefined) return cell;
  const isRed = value < 0 || (!isTotal && value > (figureIn(cells[limit]) ?? value));
  return { ...cell, text: formatAmount(value, digits, language), isRed };
}

const share = (value: number | undefined, whole: number | undefined) =>
  value !== undefined && whole ? (value / whole) * 100 : undefined;

/** To the cent: fractions of two do not add up to those of ten. */
const sum = (figures: readonly number[]) =>
  Math.round(figures.reduce((total, value) => total + value, 0) * 100) / 100;

/** The columns whose cells stand above those of another where a narrow sheet does not show them, by that column's place. */
export function columnsAbove(columns: readonly Column[]): Map<number, number[]> {
  const above = new Map<number, number[]>();
  let waiting: number[] = [];
  for (const [index, { kind, width, isAbove }] of columns.entries()) {
    if (isAbove) waiting.push(index);
    else if ((kind ?? 'text') === 'text' && (width ?? 'always') === 'always' && waiting.length > 0) {
      above.set(index, waiting);
      waiting = [];
    }
  }
  return above;
}
