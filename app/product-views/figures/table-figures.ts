import type { Tone } from '../../../protocol/content-names';

/**
 * How the cells of a column are written. Amounts have two decimals, `whole` amounts none, `thousands` one. Figures are
 * underlined where they are a total, except costs of a unit and shares. Bars and users are drawn, to the scale of their
 * column.
 */
export type CellKind =
  | 'text'
  | 'date'
  | 'tag'
  | 'bar'
  | 'users'
  | 'amount'
  | 'whole'
  | 'thousands'
  | 'share'
  | 'cost'
  | 'quantity';

/**
 * A value, and what its look says of it; `code` is before it, and `of` is what a bar may reach. Before both are `date`
 * and `entry`, where the columns of these are hidden: dates on tiny sheets, entries on those narrower than the middle.
 */
type MarkedCell = {
  value: string | number;
  tone?: Tone;
  code?: string;
  date?: string;
  entry?: string;
  of?: number;
  isQuiet?: boolean;
  isStrong?: true;
  isMarked?: true;
};

/** The status of a sheet. */
export type SheetTag = { value: string; tone?: Tone; isChecked?: true };

/** Nothing is an empty cell. */
export type Cell = string | number | null | MarkedCell;

export type TableColumn = {
  label: string;
  kind?: CellKind;
  /** Widths of a sheet from which the column is hidden; `wide` and `notTiny` hide one that stands for others on a narrow sheet. */
  hide?: 'wide' | 'notTiny' | 'middle' | 'narrow' | 'tiny' | 'tiniest';
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
  tag?: SheetTag;
  /** Figures above the table. */
  balances?: Balance[];
  /** Bars above the table. */
  stages?: Stage[];
  columns: readonly TableColumn[];
  rows: Cell[][];
  totals?: Cell[];
  /** Rows under a title of their own, in the same columns. */
  next?: { title: string; rows: Cell[][] };
  /** A drawing below the table, oldest first. */
  pile?: Layer[];
};

/** How many papers are at a stage. */
export type Stage = { name: string; count: number };

/** What is left of a receipt. */
export type Layer = { received: string; quantity: number; unitCost: number };

/** A figure with its name, and what it is compared with; or a text, and a date in the content's language. */
export type Balance = {
  name: string;
  value: number | string;
  decimals?: 0 | 1 | 2;
  unit?: string;
  change?: string;
};
