import { newKey } from '../schema/names/new-key';

/** A row as the Lake stores it. */
export type Row = { _key: string; _type?: string; cells?: string[]; look?: string };

/** The most columns that a table in a text may have: more of them are not readable. */
export const MOST_COLUMNS = 8;

/** A row of empty cells. */
export function emptyRow(columns: number, _type = 'tableRow'): Row {
  return { _key: newKey(), _type, cells: fitted([], columns) };
}

/** Cells of a row that has a number of columns: missing ones are empty. */
export function fitted(cells: readonly string[] = [], columns: number): string[] {
  return Array.from({ length: columns }, (_, at) => cells[at] ?? '');
}

/** A list with one member in another place. */
export function withMoved<Member>(list: readonly Member[], from: number, to: number): Member[] {
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

/** Where cells were pasted. */
export type CellPlace = { row: number; column: number };
export type CopiedCells = readonly (readonly string[])[];

/** The most columns that copied cells need, up to a limit. */
export function columnsFor(copied: CopiedCells, from: CellPlace, limit: number): number {
  return Math.min(limit, from.column + Math.max(...copied.map(({ length }) => length)));
}

/**
 * Writes copied cells into rows, from one cell on to the right and below; rows are added for them.
 * @param columns of the table afterwards; cells beyond the last are left out
 * @param read what a cell of a column is stored as
 */
export function withCells(
  rows: readonly Row[],
  from: CellPlace,
  copied: CopiedCells,
  { columns, rowType, read = (text) => text }: PasteOptions,
): Row[] {
  const length = Math.max(rows.length, from.row + copied.length);
  return Array.from({ length }, (_, index) => {
    const row = rows[index] ?? emptyRow(columns, rowType);
    const written = copied[index - from.row] ?? [];
    const cells = fitted(row.cells, columns).map((cell, column) => {
      const text = written[column - from.column];
      return text === undefined ? cell : read(text, column);
    });
    return { ...row, cells };
  });
}

type PasteOptions = { columns: number; rowType: string; read?: (text: string, column: number) => string };
