import type { ArraySchemaType, ObjectField } from 'sanity';
import { newKey } from '../schema/names/new-key';

/** A row as the Lake stores it. */
export type TypedRow = { _key: string; _type?: string; [column: string]: unknown };

export type TypedColumn = {
  name: string;
  title: string;
  kind: 'text' | 'number' | 'date' | 'choice';
  choices: readonly string[];
};

/** The columns of a list whose members have one type: its fields. */
export function columnsOf({ of: [member] }: ArraySchemaType): TypedColumn[] {
  const fields: readonly ObjectField[] = member?.jsonType === 'object' ? member.fields : [];
  return fields.map(({ name, type }) => {
    const choices = (type.options?.list ?? []).map((choice: { value: string }) => choice.value);
    const isDate = type.name === 'date';
    const kind =
      type.jsonType === 'number' ? 'number' : isDate ? 'date' : choices.length > 0 ? 'choice' : 'text';
    return { name, title: type.title ?? name, kind, choices };
  });
}

/**
 * Reads what was typed or copied into a cell.
 * @returns undefined for an empty cell, and for a number or choice that is none; a date that is none stays a text, which
 *   the form marks
 */
export function readCell(text: string, { kind, choices }: TypedColumn): string | number | undefined {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words === '') return undefined;
  if (kind === 'number') return readNumber(words);
  if (kind === 'date') return readDate(words) ?? words;
  if (kind === 'choice') return choices.find((choice) => choice.toLowerCase() === words.toLowerCase());
  return words;
}

/** Reads `1,204.50`, `1.204,50`, `£1 204`, `(12.00)`, which is negative, and `−3`. */
function readNumber(words: string): number | undefined {
  const isNegative = /^\(.*\)$|^[-−]|-$/.test(words);
  const digits = words.replace(/[^\d.,]/g, '');
  if (!/\d/.test(digits) || /\p{L}{2}/u.test(words)) return undefined;
  const decimal = decimalSign(digits);
  const number = Number(
    [...digits].map((sign) => (sign === decimal ? '.' : /\d/.test(sign) ? sign : '')).join(''),
  );
  return isNegative ? -number : number;
}

/** The last sign, unless it stands between groups of three digits as a comma does, or occurs twice. */
function decimalSign(digits: string): string | undefined {
  const [last] = /[.,](?=\d*$)/.exec(digits) ?? [];
  if (last === undefined || digits.indexOf(last) < digits.lastIndexOf(last)) return undefined;
  return last === ',' && /^\d{1,3},\d{3}$/.test(digits) ? undefined : last;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads `2026-03-06`, and the British `6/3/2026`, `06.03.2026`, `6 March 2026` and `6-Mar-26`. */
function readDate(words: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words) ?? [];
  if (isoYear) return dateOf(isoYear, Number(isoMonth), Number(isoDay));
  const [, day, month = '', year = ''] =
    /^(\d{1,2})[/. -](\d{1,2}|\p{L}{3,9})[/. -](\d{4}|\d{2})$/u.exec(words) ?? [];
  if (day === undefined) return undefined;
  const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return dateOf(year.length === 2 ? `20${year}` : year, number, Number(day));
}

function dateOf(year: string, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * Writes copied cells into rows, from one cell on to the right and below; rows are added for them.
 * @returns all rows. Cells beyond the last column are left out.
 */
export function withPastedCells(
  rows: readonly TypedRow[],
  grid: { rowType: string; columns: readonly TypedColumn[] },
  from: { row: number; column: number },
  copied: readonly (readonly string[])[],
): TypedRow[] {
  const columns = grid.columns.slice(from.column);
  const length = Math.max(rows.length, from.row + copied.length);
  return Array.from({ length }, (_, index) => {
    const row = rows[index] ?? { _key: newKey(), _type: grid.rowType };
    const cells = copied[index - from.row] ?? [];
    const written = columns
      .slice(0, cells.length)
      .map((column, at) => [column.name, readCell(cells[at] ?? '', column)]);
    // As many as were copied; an empty one empties the cell.
    return withoutEmpty({ ...row, ...Object.fromEntries(written) });
  });
}

function withoutEmpty({ _key, ...cells }: TypedRow): TypedRow {
  return { _key, ...Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined)) };
}
