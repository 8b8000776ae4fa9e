import { newKey } from '../schema/names/new-key';

/** A row as the Lake stores it. */
export type Row = { _key: string; _type?: string; cells?: string[] };

/** The most columns that a table may have: more of them are not readable. */
export const MOST_COLUMNS = 8;

/** A row of empty cells. */
export function emptyRow(columns: number): Row {
  return { _key: newKey(), _type: 'tableRow', cells: Array.from({ length: columns }, () => '') };
}

/** Cells of a row with one of them replaced; a shorter row is filled up to it. */
export function withCell(cells: readonly string[], column: number, text: string): string[] {
  const length = Math.max(cells.length, column + 1);
  return Array.from({ length }, (_, at) => (at === column ? text : (cells[at] ?? '')));
}

/**
 * Writes copied cells into a table, from one cell on to the right and below; rows and columns are added for them.
 * @returns all rows. Cells beyond the last possible column are left out.
 */
export function withCells(
  rows: readonly Row[],
  from: { row: number; column: number },
  copied: readonly (readonly string[])[],
): Row[] {
  const columns = Math.min(MOST_COLUMNS, from.column + Math.max(...copied.map(({ length }) => length)));
  const length = Math.max(rows.length, from.row + copied.length);
  return Array.from({ length }, (_, index) => {
    const row = rows[index] ?? emptyRow(0);
    const written = copied[index - from.row] ?? [];
    const cells = row.cells ?? [];
    return {
      ...row,
      cells: Array.from(
        { length: Math.max(cells.length, columns) },
        (_cell, column) => written[column - from.column] ?? cells[column] ?? '',
      ),
    };
  });
}
