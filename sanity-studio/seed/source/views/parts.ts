import type { ColumnKind, ColumnWidth, rowLooks, Tone } from '../../../../protocol/content-names';
import { isRecord } from '../../../../protocol/is-record';

/** Nothing is an empty cell. */
export type Value = string | number | null | undefined;
type Column = {
  label?: string;
  kind?: ColumnKind;
  of?: string;
  by?: string;
  isSummed?: true;
  width?: ColumnWidth;
  isAbove?: true;
  isRuled?: true;
  wraps?: true;
  look?: 'strong' | 'quiet';
};
type MarkedRow = { cells: readonly Value[]; tone?: Tone; look?: (typeof rowLooks)[number]; mark?: string };
export type Row = readonly Value[] | MarkedRow;
export type Tag = { text: string; tone?: Tone; isChecked?: true };
export type Part = { _type: string; [field: string]: unknown };
/** A document of the type `productView`, without its id and its name. */
export type View = { name?: string; title?: string; context?: string; tag?: Tag; parts: Part[] };

/** The fields of a view as they are stored: objects have their types, those in lists keys. */
export const stored = ({ tag, parts, ...fields }: View) => ({
  ...fields,
  ...(tag && { tag: { _type: 'viewTag', ...tag } }),
  parts: parts.map((part, index) => ({ _key: `part-${index + 1}`, ...part })),
});

/** Objects of a type in a list. */
const listOf = (_type: string, items: readonly object[]) =>
  items.map((item, index) => ({ _key: `${index + 1}`, _type, ...item }));

const isMarked = (row: Row): row is MarkedRow => isRecord(row);
/** A figure as content stores it. */
const textOf = (value: Value) => (typeof value === 'number' ? `${Number(value.toFixed(2))}` : (value ?? ''));

/**
 * A table.
 * @param columns by key
 * @param rows a value for each column, in order; columns that are calculated from others have none
 * @param total the same; columns that are summed have none
 */
export function table(columns: Record<string, Column>, rows: readonly Row[], total?: Row): Part {
  const heads = Object.values(columns);
  // Letters, because a page carries them.
  const places = Object.keys(columns);
  const keyOf = (name: string) => String.fromCharCode(97 + places.indexOf(name));
  const rowOf = (row: Row, isTotal = false) => {
    const { cells, mark, ...others } = isMarked(row) ? row : { cells: row };
    const looks = { ...others, ...(mark && { mark: keyOf(mark) }) };
    const left = [...cells];
    const texts = heads.map(({ kind = 'text', isSummed }) =>
      CALCULATED.includes(kind) || (isTotal && isSummed) ? '' : textOf(left.shift()),
    );
    return { _type: 'viewRow', cells: texts, ...looks };
  };
  return {
    _type: 'viewTable',
    columns: Object.entries(columns).map(([name, { of, by, ...head }]) => ({
      ...{ _key: keyOf(name), _type: 'viewColumn', kind: 'text', ...head },
      ...(of && { of: keyOf(of) }),
      ...(by && { by: keyOf(by) }),
    })),
    rows: listOf(
      'viewRow',
      rows.map((row) => rowOf(row)),
    ),
    ...(total && { total: rowOf(total, true) }),
  };
}
const CALCULATED: readonly ColumnKind[] = ['bar', 'people', 'share'];

/** Money above a table, and on small sheets: with both its decimals. */
export const money = (amount: number): string => amount.toFixed(2);

/** What is drawn of rows; nothing is an empty cell. */
const drawing = (_type: string, rows: readonly (readonly Value[])[], more: object = {}): Part => ({
  _type,
  rows: listOf(
    'viewRow',
    rows.map((cells) => ({ cells: cells.map(textOf) })),
  ),
  ...more,
});

type Figure = { name: string; value: string; unit?: string; note?: string };
export const figures = (list: readonly Figure[]): Part =>
  drawing(
    'viewFigures',
    list.map(({ name, value, unit, note }) => [name, value, unit, note]),
  );

export const stages = (list: readonly { name: string; count: number }[]): Part =>
  drawing(
    'viewStages',
    list.map(({ name, count }) => [name, count]),
  );

type Layer = { received: string; quantity: number; unitCost: number };
export const layersPart = (list: readonly Layer[]): Part =>
  drawing(
    'viewLayers',
    list.map(({ received, quantity, unitCost }) => [received, quantity, unitCost]),
  );

type Chart = {
  /** Of each series, in the order of the figures; the line is the last of them. */
  bars: readonly string[];
  line?: string;
  hasFigures?: true;
  unit?: string;
  actual?: number;
  actualLabel?: string;
  expectedLabel?: string;
};
/** @param points a month or name, then a figure for each series */
export const chart = (points: readonly (readonly Value[])[], more: Chart): Part =>
  drawing('viewChart', points, more);

type Line = readonly [name: string, value: string];
type SmallSheet = {
  name: string;
  number: string;
  emphasis?: string;
  lines: readonly Line[];
  tags?: readonly Tag[];
};
/** Small sheets; of those that agree, the last line is the result. */
export const sheets = (list: readonly SmallSheet[], agree?: true): Part => ({
  _type: 'viewSheets',
  sheets: listOf(
    'viewSheet',
    list.map(({ lines, tags, ...sheet }) => ({
      ...drawing('viewSheet', lines, sheet),
      ...(tags && { tags: listOf('viewTag', tags) }),
    })),
  ),
  ...(agree && { agree }),
});

export const group = (
  members: readonly { name: string; note: string }[],
  between: string,
  name: string,
): Part =>
  drawing(
    'viewGroup',
    members.map((member) => [member.name, member.note]),
    { between, name },
  );

type Rack = { name: string; levels: string; found?: { level: number; place: number; label: string } };
export const places = (racks: readonly Rack[]): Part =>
  drawing(
    'viewPlaces',
    racks.map(({ name, levels, found }) => [name, levels, found?.level, found?.place, found?.label]),
  );

type Span = { name: string; text?: string; from: number; to: number };
type Spans = {
  title?: string;
  unit: string;
  startLabel?: string;
};
export const spans = (list: readonly Span[], more: Spans): Part =>
  drawing(
    'viewSpans',
    list.map(({ name, text, from, to }) => [name, text, from, to]),
    more,
  );

/** @param steps what is done, and by which owner */
export const lanes = (steps: readonly (readonly [string, string])[]): Part => drawing('viewLanes', steps);
