import type { ColumnKind } from '../../protocol/content-names';

/** What a cell holds: a text, a figure such as `-1234.5`, a date such as `2026-03-31`, or nothing that is typed. */
export type CellKind = 'text' | 'figure' | 'date' | 'calculated';

export type GridColumn = {
  key: string;
  title: string;
  kind: CellKind;
  /** Whether the total row calculates its cell. */
  isSummed?: boolean;
};

/** Columns that are calculated from others have no cells of their own. */
const KINDS: Record<ColumnKind, CellKind> = {
  text: 'text',
  date: 'date',
  tag: 'text',
  amount: 'figure',
  whole: 'figure',
  tenths: 'figure',
  share: 'calculated',
  bar: 'calculated',
  people: 'calculated',
};

/** What the cells of a column hold. @param kind as stored; an unknown one is that of texts */
export function cellKindOf(kind: string | undefined): CellKind {
  const known = Object.entries(KINDS).find(([name]) => name === kind);
  return known ? known[1] : 'text';
}

/** Whether a cell can be read as what its column holds. An empty one can. */
export function isReadable(cell: string, kind: CellKind): boolean {
  if (cell === '' || kind === 'text') return true;
  return kind === 'date' ? readDate(cell) === cell : FIGURE.test(cell);
}

/**
 * Reads what was typed or copied into a cell.
 * @returns the text as it is stored; a figure or a date that is none stays a text, which the form marks
 */
export function readCell(text: string, kind: CellKind): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (kind === 'figure') return readFigure(words) ?? words;
  if (kind === 'date') return readDate(words) ?? words;
  return kind === 'text' ? words : '';
}

/** The kind of column that copied cells belong in. Empty cells say nothing. */
export function guessKind(copied: readonly string[]): ColumnKind {
  const cells = copied.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (cells.length === 0) return 'text';
  if (cells.every((cell) => readDate(cell) !== undefined)) return 'date';
  const figures = cells.map(readFigure);
  if (!figures.every((figure) => figure !== undefined)) return 'text';
  if (figures.every((figure) => !figure.includes('.')) && !cells.some((cell) => CENTS.test(cell)))
    return 'whole';
  return cells.every((cell) => ONE_DECIMAL.test(cell)) ? 'tenths' : 'amount';
}

const FIGURE = /^-?\d{1,15}(\.\d+)?$/;
const CENTS = /[.,]\d\d\D*$/;
const ONE_DECIMAL = /^\D*\d+([.,]\d)?\D*$/;

/** Reads `1,204.50`, `1.204,50`, `£1 204`, `12 %`, `(12.00)`, which is negative, and `−3`. */
function readFigure(words: string): string | undefined {
  const bare = words.replace(/[\s£$€¥%'’]/g, '');
  const isNegative = /^\(.*\)$|^[-−]|[-−]$/.test(bare);
  const digits = bare.replace(/^[-−+(]|[-−)]$/g, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return undefined;
  const decimal = decimalSign(digits);
  const number = Number(
    [...digits].map((sign) => (sign === decimal ? '.' : /\d/.test(sign) ? sign : '')).join(''),
  );
  // Zero has no sign, and a very large or small number would have an exponent.
  const text = String(isNegative && number !== 0 ? -number : number);
  return FIGURE.test(text) ? text : undefined;
}

/** The last sign, unless it stands between groups of three digits as a comma does, or occurs twice. */
function decimalSign(digits: string): string | undefined {
  const [last] = /[.,](?=\d*$)/.exec(digits) ?? [];
  if (last === undefined || digits.indexOf(last) < digits.lastIndexOf(last)) return undefined;
  return last === ',' && /^\d{1,3},\d{3}$/.test(digits) ? undefined : last;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads `2026-03-06`, the British `6/3/2026`, `06.03.2026`, `6 March 2026` and `6-Mar-26`, and months: `2026-03`, `March 2026`. */
function readDate(words: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(words) ?? [];
  if (isoYear) return dateOf(isoYear, Number(isoMonth), isoDay);
  const [, day, month = '', year = ''] =
    /^(?:(\d{1,2})[/. -])?(\d{1,2}|\p{L}{3,9})[/. -](\d{4}|\d{2})$/u.exec(words) ?? [];
  const isNamed = !/^\d*$/.test(month);
  // Without a day, `3.26` is a figure, and `May 12` no month.
  const isMonth = isNamed && (year.length === 4 || words.includes('-'));
  if (year === '' || (day === undefined && !isMonth)) return undefined;
  const number = isNamed ? MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1 : Number(month);
  return dateOf(year.length === 2 ? `20${year}` : year, number, day);
}

/** @returns a date, or a month without a day; undefined if there is none such */
function dateOf(year: string, month: number, day: string | undefined): string | undefined {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day ?? 1)));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day ?? 1);
  return isReal ? date.toISOString().slice(0, day === undefined ? 7 : 10) : undefined;
}
