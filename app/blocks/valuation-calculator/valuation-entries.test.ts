import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkEntries,
  entriesOf,
  formRows,
  MAX_RECEIPTS,
  readEntries,
  writeEntries,
} from './valuation-entries';

const row = { received: '2026-02-02', quantity: '100', cost: '17.60' };
const withRow = (fields: Partial<typeof row>, sold = '1') => ({ receipts: [{ ...row, ...fields }], sold });
const problems = (fields: Partial<typeof row>) => checkEntries(withRow(fields), 'en-GB').rows[0]?.problems;

describe('checkEntries', () => {
  it.each([
    ['100', 100],
    ['0', 0],
    ['1,250', 1_250],
    ['1,000,000', 1_000_000],
    ['1 250', 1_250],
    ['007', 7],
  ])('reads the quantity %s', (quantity, units) => {
    expect(checkEntries(withRow({ quantity }, '0'), 'en-GB').sale?.receipts[0]?.quantity).toBe(units);
  });

  it.each([
    ['17.6', 1_760],
    ['17.60', 1_760],
    ['17.', 1_700],
    ['0.29', 29],
    ['1,017.05', 101_705],
    ['1000000', 100_000_000],
  ])('reads the unit cost %s without a rounding error', (cost, cents) => {
    expect(checkEntries(withRow({ cost }), 'en-GB').sale?.receipts[0]?.unitCents).toBe(cents);
  });

  it.each([
    ['quantity', '', 'missing'],
    ['quantity', 'ten', 'units'],
    ['quantity', '-5', 'units'],
    ['quantity', '1e9', 'units'],
    ['quantity', '0x10', 'units'],
    ['quantity', '1.5', 'units'],
    ['quantity', '1,00', 'units'],
    ['quantity', '1,,000', 'units'],
    ['quantity', '12345,678', 'units'],
    ['quantity', 'NaN', 'units'],
    ['quantity', 'Infinity', 'units'],
    ['quantity', '<script>', 'units'],
    ['quantity', '٣', 'units'],
    ['quantity', '1000001', 'large'],
    ['quantity', '99999999999999999999999', 'large'],
    ['cost', '', 'missing'],
    ['cost', '17.605', 'money'],
    ['cost', '17,60', 'money'],
    ['cost', '.', 'money'],
    ['cost', '-1', 'money'],
    ['cost', '1.2.3', 'money'],
    ['cost', '£5', 'money'],
    ['cost', '1000000.01', 'large'],
    ['received', '', 'missing'],
    ['received', '2026-02-30', 'date'],
    ['received', '02/02/2026', 'date'],
    ['received', '2026-02-02T00:00:00Z', 'date'],
    ['received', '12026-02-02', 'date'],
  ])('names what is wrong with %s “%s”: %s', (field, written, problem) => {
    expect(problems({ [field]: written })).toEqual({ [field]: problem });
  });

  it('reads the separators of the language', () => {
    const german = checkEntries(withRow({ quantity: '1.250', cost: '1.017,05' }), 'de-DE');
    expect(german.sale?.receipts).toEqual([{ received: row.received, quantity: 1_250, unitCents: 101_705 }]);
    expect(checkEntries(withRow({ cost: '17.60' }), 'de-DE').rows[0]?.problems).toEqual({ cost: 'money' });
  });

  it('sells at most what was received, and ignores empty rows', () => {
    const empty = { received: '', quantity: '', cost: '' };
    const selling = (sold: string) => checkEntries({ receipts: [row, empty, row], sold }, 'en-GB');
    expect(selling('200').sale?.sold).toBe(200);
    expect(selling('201')).toMatchObject({ soldProblem: 'oversold', sale: null });
    expect(selling('-1')).toMatchObject({ soldProblem: 'units', sale: null });
    expect(checkEntries({ receipts: [], sold: '0' }, 'en-GB').sale).toEqual({ receipts: [], sold: 0 });
  });

  it('never fails, and reads nothing where a field is wrong', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('received', 'quantity', 'cost', 'sold'), fc.string())),
        (pairs) => {
          const entries = readEntries(new URLSearchParams(pairs));
          const checked = entries && checkEntries(entries, 'en-GB');
          const isWrong =
            checked?.soldProblem || checked?.rows.some((each) => Object.keys(each.problems).length > 0);
          if (isWrong) expect(checked?.sale).toBeNull();
        },
      ),
    );
  });
});

describe('entries in an address', () => {
  it('are none without a parameter of the form', () => {
    expect(readEntries(new URLSearchParams('utm_source=x&_data=page'))).toBeNull();
  });

  it('are read as they were written, and limited in number and length', () => {
    const query = new URLSearchParams(Array.from({ length: 50 }, () => ['quantity', '9'.repeat(5_000)]));
    const entries = readEntries(query);
    expect(entries?.receipts).toHaveLength(MAX_RECEIPTS);
    expect(entries?.receipts.every(({ quantity }) => quantity.length < 50)).toBe(true);
  });

  it('are written without empty rows, and read again', () => {
    const empty = { received: '', quantity: '', cost: '' };
    const receipts = [row, { ...row, cost: '' }];
    const written = writeEntries({ receipts: [empty, ...receipts], sold: '5' });
    expect(readEntries(written)).toEqual({ receipts, sold: '5' });
  });
});

it('the form has an empty row below the last one in use, up to its limit', () => {
  expect(formRows([])).toHaveLength(4);
  expect(formRows([row, row, row])).toHaveLength(4);
  expect(formRows([row, row, row, row])).toHaveLength(5);
  expect(formRows(Array(MAX_RECEIPTS).fill(row))).toHaveLength(MAX_RECEIPTS);
});

it('the form begins with the figures of the content, in the language', () => {
  const receipts = [{ received: '2026-02-02', quantity: 1_200, unitCost: 1_017.6 }];
  expect(entriesOf(receipts, 5, 'de-DE').receipts).toEqual([
    { received: '2026-02-02', quantity: '1200', cost: '1017,60' },
  ]);
  expect(checkEntries(entriesOf(receipts, 5, 'de-DE'), 'de-DE').sale?.receipts[0]?.unitCents).toBe(101_760);
});
