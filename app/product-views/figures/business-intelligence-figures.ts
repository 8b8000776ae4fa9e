import type { AccountRole, Company } from '../../../protocol/sample-company/company';
import { accountOf, entriesOf } from '../../../protocol/sample-company/ledger';
import { monthAfter } from '../../../protocol/sample-company/months';
import { linesOf, papersOf, sum } from '../../../protocol/sample-company/papers';
import type { Balance, Cell } from './table-figures';

/** In the chart, the last of them being the month before the company's day. */
const MONTHS = 4;

/** The last full month against the one before it, sales of the last months, and what was invoiced in them, by item. */
export function businessIntelligence(company: Company) {
  const months = Array.from({ length: MONTHS }, (_, index) => monthAfter(company.day, index - MONTHS));
  const results = months.map((month) => resultOf(company, month));
  const [before, last] = results.slice(-2);
  const [since = company.day] = months;
  const items = salesByItem(company, since, monthAfter(company.day, 0));
  if (!before?.sales || !last?.sales || items.length === 0) return null;
  const compared = (name: string, of: (result: Result) => number): Balance => ({
    name,
    value: of(last),
    decimals: 0,
    change: of(before) ? signed(of(last) / of(before) - 1, '%') : undefined,
  });
  return {
    name: 'business-intelligence' as const,
    month: last.month,
    before: before.month,
    since,
    balances: [
      compared('Sales', ({ sales }) => sales),
      compared('Gross profit', ({ profit }) => profit),
      {
        name: 'Margin',
        value: marginOf(last) * 100,
        decimals: 1,
        unit: '%',
        change: signed(marginOf(last) - marginOf(before), ' points'),
      } satisfies Balance,
      compared('Cash', ({ cash }) => cash),
    ],
    months: results.map(({ month, sales }) => ({ month, sales })),
    items: items.map(({ item, quantity, sales }): Cell[] => [item, sales, quantity, sales]),
  };
}

type Result = ReturnType<typeof resultOf>;

/** Sales and gross profit of a month, and the cash at its end. */
function resultOf(company: Company, month: string) {
  const total = (role: AccountRole, isWithin: (date: string) => boolean) => {
    const code = accountOf(company, role)?.code;
    const postings = entriesOf(company).flatMap(({ date, postings: all }) => (isWithin(date) ? all : []));
    return sum(postings.flatMap((one) => (one.code === code ? [one.debit, -one.credit] : [])));
  };
  const inMonth = (date: string) => date.startsWith(month);
  const sales = -total('sales', inMonth);
  return {
    month,
    sales,
    profit: sum([sales, -total('cost of sales', inMonth)]),
    cash: total('cash', (date) => date < monthAfter(month)),
  };
}

const marginOf = ({ profit, sales }: Result) => profit / sales;

/** A difference of shares, as `+3.1%` or `−0.4 points`. */
function signed(difference: number, unit: string): string {
  const rounded = (Math.abs(difference) * 100).toFixed(1);
  return `${difference < 0 ? '−' : '+'}${rounded}${unit}`;
}

/** What was invoiced of each item from one month to before another, without tax and less credits; most first. */
function salesByItem(company: Company, since: string, end: string) {
  const sold = new Map<string, { quantity: number; sales: number }>();
  for (const paper of papersOf(company, 'invoice', 'credit note')) {
    if (paper.date < since || paper.date >= end) continue;
    const sign = paper.kind === 'invoice' ? 1 : -1;
    for (const { item, quantity, amount } of linesOf(company, paper)) {
      const { quantity: units, sales } = sold.get(item) ?? { quantity: 0, sales: 0 };
      sold.set(item, { quantity: units + sign * quantity, sales: sum([sales, sign * amount]) });
    }
  }
  return [...sold]
    .map(([item, figures]) => ({ item, ...figures }))
    .sort((one, other) => other.sales - one.sales);
}
