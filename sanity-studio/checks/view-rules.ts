import { isRecord, recordsIn } from '../../protocol/is-record';
import { type CellKind, cellKindOf, isReadable } from '../writing/cell-values';
import { drawingColumns } from '../writing/drawing-columns';
import type { CheckedDocument } from './check-document';
import type { Finding } from './flaw';
import { fieldPath, memberPath } from './walk-content';

type Fields = Record<string, unknown>;
/** Something wrong in a part of a view; the path is from the part. */
type CellFlaw = Omit<Finding, 'kind'>;

/** Product views: cells that can be read, and names that name something. */
export function* checkViews({ document, parts }: CheckedDocument): Generator<Finding> {
  if (document._type !== 'productView') return;
  for (const { value, path } of parts)
    for (const flaw of value._type === 'viewTable' ? tableFlaws(value) : drawingFlaws(value))
      yield { kind: 'bad-cell', message: flaw.message, path: fieldPath(path, flaw.path) };
}

/**
 * What is wrong in a table of a product view.
 * @param table as stored
 */
export function* tableFlaws({ columns, rows, total }: Fields): Generator<CellFlaw> {
  const heads = recordsIn(columns);
  const kinds = heads.map(({ kind }) => cellKindOf(textOf(kind)));
  const texts = kinds.map(() => 'text' as const);
  const keys = new Map(heads.map(({ _key, kind }) => [_key, isFigures(textOf(kind))]));
  for (const [index, head] of heads.entries())
    for (const { field, message } of sourceFlaws(head, keys))
      yield { path: `${memberPath('columns', head, index)}.${field}`, message };
  for (const [index, row] of recordsIn(rows).entries()) {
    const path = memberPath('rows', row, index);
    // A heading stands across all columns.
    yield* rowFlaws(row, path, row.look === 'title' ? texts : kinds);
    if (row.mark !== undefined && !keys.has(row.mark))
      yield { path: `${path}.mark`, message: 'The column of the marked cell no longer exists.' };
  }
  // The words of a total may stand in any column.
  if (isRecord(total)) yield* rowFlaws(total, 'total', texts);
}

/** From the top, how full the places of each level are. */
const LEVELS = /^[0-3]{1,3}( [0-3]{1,3})*$/;

/** What is wrong in the rows of a drawing. @param drawing as stored */
export function* drawingFlaws(drawing: Fields): Generator<CellFlaw> {
  const kinds = drawingColumns(drawing).map(({ kind }) => kind);
  for (const [index, row] of recordsIn(drawing.rows).entries()) {
    const path = memberPath('rows', row, index);
    yield* rowFlaws(row, path, kinds);
    const [, levels = '', from, to] = cellsOf(row);
    if (drawing._type === 'viewPlaces' && !LEVELS.test(levels))
      yield { path: `${path}.cells[1]`, message: 'Write up to three digits from 0 to 3 for each level.' };
    if (drawing._type === 'viewSpans' && Number(to) < Number(from))
      yield { path: `${path}.cells[3]`, message: 'It ends before it begins.' };
  }
}

const UNREADABLE: { [Kind in CellKind]?: string } = {
  figure: 'is no figure. Write one such as -1234.50.',
  date: 'is no date. Write one such as 2026-03-31, or a month such as 2026-03.',
};

function* rowFlaws(row: Fields, path: string, kinds: readonly CellKind[]): Generator<CellFlaw> {
  const cells = cellsOf(row);
  if (cells.length !== kinds.length)
    yield {
      path: `${path}.cells`,
      message: `The table has ${kinds.length} columns, this row cells for ${cells.length}. Write in one of them to mend it.`,
    };
  for (const [column, cell] of cells.entries()) {
    const kind = kinds[column] ?? 'text';
    if (kind !== 'calculated' && !isReadable(cell, kind))
      yield { path: `${path}.cells[${column}]`, message: `“${cell}” ${UNREADABLE[kind]}` };
  }
}

/** What is wrong with the columns that a column is calculated from. */
function* sourceFlaws({ kind, of, by }: Fields, keys: ReadonlyMap<unknown, boolean>) {
  if (cellKindOf(textOf(kind)) !== 'calculated') return;
  if (!keys.get(of))
    yield { field: 'of', message: 'Choose the column of figures that this one is calculated from.' };
  if (by !== undefined && kind !== 'people' && !keys.get(by))
    yield { field: 'by', message: 'Choose a column of figures to compare with, or none.' };
}

/** Whether other columns can be calculated from one of this kind. */
export const isFigures = (kind: string): boolean => cellKindOf(kind) === 'figure' || kind === 'share';

const cellsOf = ({ cells }: Fields): string[] => (Array.isArray(cells) ? cells.map(textOf) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
