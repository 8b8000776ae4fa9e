import type { AccountRole, Company } from './company';
import { accountOf, balanceOf, balancesOf, entitiesOf, entriesOf, inThousands } from './ledger';
import { belongingTo, monthAfter, papersOf, sum } from './papers';
import { chart, figures, group, money, type Row, type Tag, table, type View } from './parts';

const balanced: Tag = { text: 'Balanced', tone: 'pine', isChecked: true };
const SIDES = {
  debit: { label: 'Debit', kind: 'amount', isSummed: true },
  credit: { label: 'Credit', kind: 'amount', isSummed: true },
} as const;
const CODE = { label: 'Code', width: 'not-middle', look: 'quiet' } as const;
const DATE = { label: 'Date', kind: 'date', width: 'not-tiny', isAbove: true, look: 'quiet' } as const;
const AGREE = 'Totals agree';

type Posting = { code: string; account: string; debit: number; credit: number };
const cellsOf = ({ code, account, debit, credit }: Posting) => [code, account, debit || null, credit || null];

/** The latest sale with its cost, and the latest receipt of goods: each entry balances. */
export function generalLedger(company: Company): View | null {
  const entries = entriesOf(company);
  const invoice = papersOf(company, 'invoice').at(-1);
  const [shipment] = invoice?.belongsTo ? belongingTo(company, invoice.belongsTo, 'shipment') : [];
  const receipt = papersOf(company, 'receipt').at(-1);
  const shown = [invoice, shipment, receipt].flatMap(
    (one) => (one && entries.find(({ paper }) => paper === one.number)) ?? [],
  );
  if (shown.length === 0) return null;
  shown.sort((one, other) => one.date.localeCompare(other.date));
  const balance = (role: AccountRole) => ({
    name: accountOf(company, role)?.name ?? '',
    value: money(Math.abs(balanceOf(company, role))),
  });
  return {
    title: 'General ledger',
    context: company.day,
    tag: balanced,
    parts: [
      figures([balance('cash'), balance('receivables'), balance('payables')]),
      table(
        {
          date: DATE,
          entry: { label: 'Entry', width: 'not-middle', isAbove: true },
          code: { ...CODE, isRuled: true },
          account: { label: 'Account', isRuled: true, wraps: true },
          ...SIDES,
        },
        shown.flatMap(({ date, name, postings }) =>
          postings.map((one, at) => [...(at === 0 ? [date, name] : [null, null]), ...cellsOf(one)]),
        ),
        [null, null, null, AGREE],
      ),
    ],
  };
}

/** The latest entry of the journal, and before it the one whose debt it settles, as posted. */
export function journalEntries(company: Company): View | null {
  const journal = entriesOf(company)
    .filter(({ paper }) => !paper)
    .sort((one, other) => one.date.localeCompare(other.date));
  const latest = journal.pop();
  if (!latest) return null;
  const debited = new Set(latest.postings.flatMap(({ code, debit }) => (debit > 0 ? [code] : [])));
  const settled = journal.findLast(({ postings }) =>
    postings.some(({ code, credit }) => credit > 0 && debited.has(code)),
  );
  return {
    title: 'Journal entries',
    context: company.day,
    tag: balanced,
    parts: [
      table(
        {
          date: DATE,
          code: { ...CODE, isRuled: true },
          entry: { label: 'Entry and accounts', isRuled: true, wraps: true },
          ...SIDES,
        },
        [settled, latest].flatMap((entry): Row[] => {
          if (!entry) return [];
          const lines = entry.postings.map((one) => [null, ...cellsOf(one)]);
          return [{ cells: [entry.date, null, entry.name], look: 'strong' }, ...lines];
        }),
        [null, null, AGREE],
      ),
    ],
  };
}

/** Every account that has a balance, by code, on the side that it has it on. */
export function trialBalance(company: Company): View | null {
  const balances = balancesOf(company)
    .filter(({ balance }) => balance !== 0)
    .sort((one, other) => one.code.localeCompare(other.code));
  if (balances.length === 0) return null;
  return {
    title: 'Trial balance',
    context: company.day,
    tag: balanced,
    parts: [
      table(
        { code: CODE, account: { label: 'Account' }, ...SIDES, debit: { ...SIDES.debit, isRuled: true } },
        balances.map(({ code, account, balance }) =>
          cellsOf({ code, account, debit: Math.max(0, balance), credit: Math.max(0, -balance) }),
        ),
        [null, AGREE],
      ),
    ],
  };
}

/** Before the months of the forecast. */
const ACTUAL_MONTHS = 4;

/** Money in and out by month in thousands, as it was and as it is expected, and the balance at the end of each. */
export function cashFlow(company: Company) {
  const code = accountOf(company, 'cash')?.code;
  const cash = entriesOf(company).flatMap(({ date, postings }) =>
    postings.filter((one) => one.code === code).map(({ debit, credit }) => ({ date, debit, credit })),
  );
  const [opening] = cash;
  if (!opening || !company.forecast?.length) return [];
  const actual = Array.from({ length: ACTUAL_MONTHS }, (_, at) => {
    const month = monthAfter(company.day, at - ACTUAL_MONTHS);
    // The first entry is the balance that the company started with.
    const moved = cash.filter((one) => one !== opening && one.date.startsWith(month));
    const [moneyIn, moneyOut] = [moved.map(({ debit }) => debit), moved.map(({ credit }) => credit)].map(sum);
    return { month, moneyIn: moneyIn ?? 0, moneyOut: moneyOut ?? 0 };
  });
  const before = cash.filter((one) => one === opening || one.date < (actual[0]?.month ?? ''));
  let balance = sum(before.flatMap(({ debit, credit }) => [debit, -credit]));
  return [...actual, ...company.forecast].map(({ month, moneyIn, moneyOut }) => {
    balance = sum([balance, moneyIn, -moneyOut]);
    const [received = 0, paid = 0, closing = 0] = [moneyIn, moneyOut, balance].map(inThousands);
    return { month, moneyIn: received, moneyOut: paid, closing };
  });
}

export function cashFlowForecast(company: Company): View | null {
  const months = cashFlow(company);
  if (months.length === 0) return null;
  return {
    title: 'Cash-flow forecast',
    tag: { text: 'Base case' },
    parts: [
      chart(
        months.map(({ month, moneyIn, moneyOut, closing }) => [month, moneyIn, moneyOut, closing]),
        {
          bars: ['Money in', 'Money out'],
          line: 'Closing balance',
          unit: 'Thousands',
          actual: ACTUAL_MONTHS,
          actualLabel: 'Actual',
          expectedLabel: 'Forecast',
        },
      ),
    ],
  };
}

/** Revenue, cost and profit in thousands, in a column for each entity, for eliminations and for the group; costs are negative. */
export function consolidation(company: Company): View | null {
  const entities = entitiesOf(company);
  if (entities.length === 0) return null;
  const within = sum(entities.map(({ withinGroup }) => withinGroup));
  const shown = [...entities, { revenue: -within, cost: -within }];
  const tenths = { kind: 'tenths', isSummed: true } as const;
  const line = (label: string, figures: number[]): Row => [label, ...figures, sum(figures)];
  return {
    title: 'Consolidated result',
    tag: { text: 'Group currency' },
    parts: [
      table(
        {
          name: { label: 'Thousands' },
          ...Object.fromEntries(
            entities.map(({ name, currency }) => {
              // “Marlow UK” is “UK”: the drawing below has the whole names.
              return [currency, { label: name.replace(/^.* /, ''), ...tenths }];
            }),
          ),
          elim: { label: 'Elim.', ...tenths, width: 'not-tiniest' },
          group: { label: 'Group', ...tenths, look: 'strong' },
        },
        [
          line(
            'Revenue',
            shown.map(({ revenue }) => revenue),
          ),
          line(
            'Cost of sales',
            shown.map(({ cost }) => -cost),
          ),
        ],
        ['Gross profit'],
      ),
      group(
        entities.map(({ name, currency }) => ({ name, note: currency })),
        'Eliminations and currency translation',
        'Group',
      ),
    ],
  };
}
