import type { FormParameter } from '../../../protocol/form-parameters';
import { isDate } from '../../ui/format-date';
import { held, type Receipt } from './valuation';

/** What a visitor has written, as it was written. */
export type ReceiptEntry = { received: string; quantity: string; cost: string };
export type Entries = { receipts: ReceiptEntry[]; sold: string };

type ReceiptField = keyof ReceiptEntry;
/** What is wrong with a field; `oversold`: more than was received. */
export type Problem = 'missing' | 'date' | 'units' | 'money' | 'large' | 'oversold';

export type CheckedRow = {
  problems: Partial<Record<ReceiptField, Problem>>;
  /** Null where the row is empty or a field of it is wrong. */
  receipt: Receipt | null;
};

export type CheckedEntries = {
  rows: CheckedRow[];
  soldProblem?: Problem;
  /** Null where a field is wrong. */
  sale: { receipts: Receipt[]; sold: number } | null;
};

export const MAX_RECEIPTS = 8;
/** Of a quantity, and of a unit cost in whole units of money: eight such receipts are still exact. */
export const MAX_AMOUNT = 1_000_000;
/** No right entry is longer; the rest of a longer one is dropped. */
const MAX_LENGTH = 24;
/** The form always has an empty row to write in, and at least this many. */
const MIN_ROWS = 4;

const FIELDS = ['received', 'quantity', 'cost'] as const satisfies readonly FormParameter[];
const SOLD = 'sold' satisfies FormParameter;

/**
 * The entries in an address or a form.
 * @param query with a `received`, `quantity` and `cost` for each receipt, and `sold`; anything else is ignored
 * @returns null if it has none of them
 */
export function readEntries(query: URLSearchParams): Entries | null {
  const columns = FIELDS.map((name) => query.getAll(name).slice(0, MAX_RECEIPTS));
  const sold = query.get(SOLD);
  const count = Math.max(...columns.map(({ length }) => length));
  if (sold === null && count === 0) return null;
  const [received = [], quantity = [], cost = []] = columns;
  const receipts = Array.from({ length: count }, (_, row) => ({
    received: cut(received[row]),
    quantity: cut(quantity[row]),
    cost: cut(cost[row]),
  }));
  return { receipts, sold: cut(sold ?? undefined) };
}

const cut = (text = '') => text.trim().slice(0, MAX_LENGTH);

/** The query that `readEntries` reads, without empty rows. */
export function writeEntries({ receipts, sold }: Entries): URLSearchParams {
  const query = new URLSearchParams();
  for (const receipt of receipts) {
    if (!isEmpty(receipt)) for (const name of FIELDS) query.append(name, receipt[name]);
  }
  query.append(SOLD, sold);
  return query;
}

const isEmpty = (receipt: ReceiptEntry) => FIELDS.every((name) => receipt[name] === '');

/** The rows of the form: those of the entries up to the last one in use, then empty ones. */
export function formRows(receipts: readonly ReceiptEntry[]): ReceiptEntry[] {
  const used = receipts.slice(0, receipts.findLastIndex((receipt) => !isEmpty(receipt)) + 1);
  const count = Math.min(MAX_RECEIPTS, Math.max(MIN_ROWS, used.length + 1));
  return Array.from({ length: count }, (_, row) => used[row] ?? { received: '', quantity: '', cost: '' });
}

/**
 * Checks entries, and reads them where all are right. Empty rows are ignored.
 * @param language BCP 47 tag: in English `1,250.50` is a number, in German `1.250,50`
 */
export function checkEntries({ receipts, sold }: Entries, language: string): CheckedEntries {
  const marks = marksOf(language);
  const rows = receipts.map((entry) => checkRow(entry, marks));
  const read = rows.flatMap(({ receipt }) => receipt ?? []);
  const isWrong = rows.some(({ problems }) => Object.keys(problems).length > 0);
  const units = readNumber(sold, 0, marks);
  if (typeof units === 'string') return { rows, soldProblem: units, sale: null };
  if (isWrong) return { rows, sale: null };
  if (units > held(read)) return { rows, soldProblem: 'oversold', sale: null };
  return { rows, sale: { receipts: read, sold: units } };
}

function checkRow(entry: ReceiptEntry, marks: Marks): CheckedRow {
  if (isEmpty(entry)) return { problems: {}, receipt: null };
  const { received } = entry;
  const quantity = readNumber(entry.quantity, 0, marks);
  const unitCents = readNumber(entry.cost, 2, marks);
  const isDay = received.length === DATE_LENGTH && isDate(received);
  if (isDay && typeof quantity === 'number' && typeof unitCents === 'number') {
    return { problems: {}, receipt: { received, quantity, unitCents } };
  }
  const problems: CheckedRow['problems'] = {};
  if (!isDay) problems.received = received === '' ? 'missing' : 'date';
  if (typeof quantity === 'string') problems.quantity = quantity;
  if (typeof unitCents === 'string') problems.cost = unitCents;
  return { problems, receipt: null };
}

/**
 * The entries that a form begins with.
 * @param receipts of the content; unit costs in units of money
 */
export function entriesOf(
  receipts: ReadonlyArray<{ received: string; quantity: number; unitCost: number }>,
  sold: number,
  language: string,
): Entries {
  const money = new Intl.NumberFormat(language, { ...LATIN, useGrouping: false, minimumFractionDigits: 2 });
  return {
    receipts: receipts.slice(0, MAX_RECEIPTS).map(({ received, quantity, unitCost }) => ({
      received,
      quantity: String(quantity),
      cost: money.format(unitCost),
    })),
    sold: String(sold),
  };
}

const DATE_LENGTH = '2026-02-18'.length;
const LATIN = { numberingSystem: 'latn' };

type Marks = { group: string; decimal: string };

function marksOf(language: string): Marks {
  const parts = new Intl.NumberFormat(language, LATIN).formatToParts(12_345.6);
  const mark = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value;
  return { group: mark('group') ?? ',', decimal: mark('decimal') ?? '.' };
}

/** @returns the number in units of its last decimal: cents for two decimals; or what is wrong with it */
function readNumber(written: string, decimals: 0 | 2, { group, decimal }: Marks): number | Problem {
  if (written === '') return 'missing';
  const [whole = '', fraction = '', ...more] = written.replace(/\s/g, '').split(decimal);
  const digits = /^\d{1,3}$/.test(whole.split(group)[0] ?? '')
    ? whole.replaceAll(new RegExp(`[${group}](?=\\d{3}(?:\\D|$))`, 'g'), '')
    : whole;
  const isNumber = /^\d+$/.test(digits) && more.length === 0 && /^\d*$/.test(fraction);
  if (!isNumber || fraction.length > decimals) return decimals === 0 ? 'units' : 'money';
  const amount = Number(digits) * 10 ** decimals + Number(fraction.padEnd(decimals, '0'));
  return amount > MAX_AMOUNT * 10 ** decimals ? 'large' : amount;
}
