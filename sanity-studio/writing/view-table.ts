import { newKey } from '../schema/names/new-key';
import { cellKindOf, guessKind, readCell } from './cell-values';
import {
  type CellPlace,
  type CopiedCells,
  columnsFor,
  emptyRow,
  fitted,
  type Row,
  withCells,
} from './grid-rows';

/** A column as the Lake stores it. */
export type ViewColumn = { _key: string; _type?: string; label?: string; kind?: string; isSummed?: boolean };

/** A table as the Lake stores it. */
export type ViewTable = { columns?: ViewColumn[]; rows?: Row[]; total?: Omit<Row, '_key'> };

/** The most columns of a product view. */
export const MOST_VIEW_COLUMNS = 12;
export const ROW_TYPE = 'viewRow';

export const newColumn = (): ViewColumn => ({ _key: newKey(), _type: 'viewColumn', kind: 'text' });

/** A table to begin with: cells to type or paste into. */
export const emptyTable = () => ({ columns: [newColumn(), newColumn()], rows: [emptyRow(2, ROW_TYPE)] });

/** Changes the cells of every row, and those of the total, in the same way. */
export function withEachRow(
  { columns = [], rows = [], total }: ViewTable,
  change: (cells: string[]) => string[],
): Pick<ViewTable, 'rows' | 'total'> {
  const changed = <Of extends Omit<Row, '_key'>>(row: Of): Of => ({
    ...row,
    cells: change(fitted(row.cells, columns.length)),
  });
  return { rows: rows.map(changed), ...(total ? { total: changed(total) } : {}) };
}

/**
 * Writes copied cells into a table, from one cell on to the right and below; rows and columns are added for them. A column
 * that was empty gets the kind of what is written into it.
 * @param from row -1 is that of the headings. In an empty table texts above figures are headings too.
 */
export function withPasted({ columns = [], rows = [] }: ViewTable, from: CellPlace, copied: CopiedCells) {
  const hasText = (at: number) => rows.some(({ cells }) => cells?.[at]);
  const isEmpty = !columns.some(({ label }, at) => label || hasText(at));
  const [first = [], ...below] = copied;
  const hasHeadings = from.row < 0 || (isEmpty && isHeading(first, below));
  const body = hasHeadings ? below : copied;
  const start = { row: Math.max(0, from.row), column: from.column };
  const count = Math.max(columns.length, columnsFor(copied, from, MOST_VIEW_COLUMNS));
  const written = Array.from({ length: count }, (_, at) => {
    const column = columns[at] ?? newColumn();
    const place = at - from.column;
    const label = hasHeadings ? first[place] : undefined;
    const isNew = column.kind === 'text' && !hasText(at) && body.some((cells) => cells[place]);
    return {
      ...column,
      ...(label ? { label } : {}),
      ...(isNew ? { kind: guessKind(body.map((cells) => cells[place] ?? '')) } : {}),
    };
  });
  const read = (text: string, at: number) => readCell(text, cellKindOf(written[at]?.kind));
  return {
    columns: written,
    rows: withCells(rows, start, body, { columns: count, rowType: ROW_TYPE, read }),
  };
}

/** Whether copied cells are texts over figures or dates. */
function isHeading(cells: readonly string[], below: CopiedCells): boolean {
  const isText = (list: readonly string[]) => guessKind(list) === 'text';
  return (
    cells.every((cell) => isText([cell])) && cells.some((_, at) => !isText(below.map((row) => row[at] ?? '')))
  );
}
