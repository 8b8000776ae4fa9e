import type { Tone } from '../../../protocol/content-names';

/**
 * How the cells of a column are written. Amounts have two decimals, `whole` amounts none, `thousands` one; all three are
 * underlined where they are a total, costs of a unit and quantities are not. A bar is drawn to the scale of its column.
 */
export type CellKind =
  | 'text'
  | 'date'
  | 'tag'
  | 'bar'
  | 'amount'
  | 'whole'
  | 'thousands'
  | 'share'
  | 'cost'
  | 'quantity';

/** A value, and what its look says of it; `code` is before it, and `of` is what a bar may reach. */
type MarkedCell = { value: string | number; tone?: Tone; code?: string; of?: number };

/** Nothing is an empty cell. */
export type Cell = string | number | null | MarkedCell;

export type TableColumn = {
  label: string;
  kind?: CellKind;
  /** Widths of a sheet from which the column is hidden; `wide` hides one that stands for others on a narrow sheet. */
  hide?: 'wide' | 'middle' | 'narrow' | 'tiny';
  /** Whether the red margin rule of the ledger is before it. */
  margin?: true;
  /** Whether its texts take a second line before the table is wider than its sheet. */
  wraps?: true;
  isQuiet?: true;
  isStrong?: true;
};

/** A view that is a table, as its projection makes it. */
export type TableFigures = {
  title: string;
  /** A date is written in the content's language. */
  context?: string;
  tag?: { value: string; tone?: Tone; isChecked?: true };
  /** Figures above the table. */
  balances?: Balance[];
  columns: readonly TableColumn[];
  rows: Cell[][];
  totals?: Cell[];
  /** A second sheet below. */
  next?: TableFigures;
};

/** A figure with its name, and what it is compared with; or a text, and a date in the content's language. */
export type Balance = {
  name: string;
  value: number | string;
  decimals?: 0 | 1 | 2;
  unit?: string;
  change?: string;
};
