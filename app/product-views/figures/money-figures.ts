import type { Company } from '../../../protocol/sample-company/company';
import { accountOf, balanceOf, balancesOf, entriesOf } from '../../../protocol/sample-company/ledger';
import { monthAfter } from '../../../protocol/sample-company/months';
import { belongingTo, papersOf, sum } from '../../../protocol/sample-company/papers';
import type { Cell, SheetTag, TableColumn, TableFigures } from './table-figures';

const balanced: SheetTag = { value: 'Balanced', tone: 'pine', isChecked: true };
const sides: TableColumn[] = [
  { label: 'Debit', kind: 'amount' },
  { label: 'Credit', kind: 'amount' },
];
type Line = { code: string; account: string; debit: number; credit: number };
const cellsOf = (
  { code, account, debit, credit }: Line,
  folded?: { date: string; entry: string },
): Cell[] => [{ value: account, code, ...folded }, debit || null, credit || null];
const totalsOf = (lines: readonly Line[]) => [
  sum(lines.map(({ debit }) => debit)),
  sum(lines.map(({ credit }) => credit)),
];

/** The latest sale with its cost, and the latest receipt of goods: each entry balances. */
export function generalLedger(company: Company): TableFigures | null {
  const entries = entriesOf(company);
  const entryOf = (number: string) => entries.find(({ paper }) => paper === number);
  const invoice = papersOf(company, 'invoice').at(-1);
  const [shipment] = invoice?.belongsTo ? belongingTo(company, invoice.belongsTo, 'shipment') : [];
  const receipt = papersOf(company, 'receipt').at(-1);
  const shown = [invoice, shipment, receipt].flatMap((paper) => (paper && entryOf(paper.number)) ?? []);
  if (shown.length === 0) return null;
  const postings = shown.flatMap((entry) => entry.postings);
  const balance = (role: 'cash' | 'receivables' | 'payables') => ({
    name: accountOf(company, role)?.name ?? '',
    value: Math.abs(balanceOf(company, role)),
  });
  shown.sort((one, other) => one.date.localeCompare(other.date));
  return {
    title: 'General ledger',
    context: company.day,
    tag: balanced,
    balances: [balance('cash'), balance('receivables'), balance('payables')],
    columns: [
      { label: 'Date', kind: 'date', hide: 'tiny', isQuiet: true },
      { label: 'Entry', hide: 'middle' },
      { label: 'Account', margin: true, wraps: true },
      ...sides,
    ],
    rows: shown.flatMap(({ date, name, postings: lines }) =>
      lines.map((line, index) =>
        index === 0 ? [date, name, ...cellsOf(line, { date, entry: name })] : [null, null, ...cellsOf(line)],
      ),
    ),
    totals: [null, null, 'Totals agree', ...totalsOf(postings)],
  };
}

/** The latest entry of the journal, and before it the one whose debt it settles, as posted. */
export function journalEntries(company: Company): TableFigures | null {
  const journal = entriesOf(company)
    .filter(({ paper }) => !paper)
    .sort((one, other) => one.date.localeCompare(other.date));
  const latest = journal.pop();
  if (!latest) return null;
  const debited = new Set(latest.postings.flatMap(({ code, debit }) => (debit > 0 ? [code] : [])));
  const settled = journal.findLast(({ postings }) =>
    postings.some(({ code, credit }) => credit > 0 && debited.has(code)),
  );
  const shown = [settled, latest].flatMap((entry) => entry ?? []);
  const postings = shown.flatMap((entry) => entry.postings);
  return {
    title: 'Journal entries',
    context: company.day,
    tag: balanced,
    columns: [
      { label: 'Date', kind: 'date', hide: 'tiny', isQuiet: true },
      { label: 'Entry and accounts', margin: true, wraps: true },
      ...sides,
    ],
    rows: shown.flatMap(({ date, name, postings: lines }) => [
      [date, { value: name, date, isStrong: true }, null, null],
      ...lines.map((line) => [null, ...cellsOf(line)]),
    ]),
    totals: [null, 'Totals agree', ...totalsOf(postings)],
  };
}

/** Every account that has a balance, by code, on the side that it has it on. */
export function trialBalance(company: Company): TableFigures | null {
  const balances = balancesOf(company)
    .filter(({ balance }) => balance !== 0)
    .sort((one, other) => one.code.localeCompare(other.code))
    .map((one) => ({ ...one, debit: Math.max(0, one.balance), credit: Math.max(0, -one.balance) }));
  if (balances.length === 0) return null;
  return {
    title: 'Trial balance',
    context: company.day,
    tag: balanced,
    columns: [
      { label: 'Account' },
      ...sides.map((side, index) => (index ? side : { ...side, margin: true as const })),
    ],
    rows: balances.map((line) => cellsOf(line)),
    totals: ['Totals agree', ...totalsOf(balances)],
  };
}

/** Before the months of the forecast. */
const ACTUAL_MONTHS = 4;

/** Money in and out by month in thousands, as it was and as it is expected, and the balance at the end of each. */
export function cashFlowForecast(company: Company) {
  const code = accountOf(company, 'cash')?.code;
  const cash = entriesOf(company).flatMap(({ date, name, postings }) =>
    postings.filter((one) => one.code === code).map(({ debit, credit }) => ({ date, name, debit, credit })),
  );
  const expected = company.forecast ?? [];
  const [opening] = cash;
  if (!opening || expected.length === 0) return null;
  const months: { month: string; moneyIn: number; moneyOut: number; isExpected: boolean }[] = [];
  for (
    let month = monthAfter(company.day, -ACTUAL_MONTHS);
    month < company.day.slice(0, 7);
    month = monthAfter(month)
  ) {
    // The first entry is the balance that the company started with.
    const moved = cash.filter((one) => one !== opening && one.date.startsWith(month));
    months.push({
      month,
      moneyIn: sum(moved.map(({ debit }) => debit)),
      moneyOut: sum(moved.map(({ credit }) => credit)),
      isExpected: false,
    });
  }
  months.push(...expected.map((month) => ({ ...month, isExpected: true })));
  const before = cash.filter((one) => one === opening || one.date < (months[0]?.month ?? ''));
  let balance = sum(before.flatMap(({ debit, credit }) => [debit, -credit]));
  return {
    name: 'cash-flow-forecast' as const,
    months: months.map(({ month, moneyIn, moneyOut, isExpected }) => {
      balance = sum([balance, moneyIn, -moneyOut]);
      return {
        month,
        moneyIn: inThousands(moneyIn),
        moneyOut: inThousands(moneyOut),
        closing: inThousands(balance),
        isExpected,
      };
    }),
  };
}

const inThousands = (amount: number) => Math.round(amount / 100) / 10;
