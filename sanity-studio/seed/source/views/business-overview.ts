import type { AccountRole, Company } from './company';
import { accountOf, entriesOf } from './ledger';
import { linesOf, monthAfter, papersOf, sum } from './papers';
import { chart, figures, table, type View } from './parts';

/** In the chart, the last of them being the month before the company's day. */
const MONTHS = 4;

/** The last full month against the one before it, sales of the last months, and what was invoiced in them, by item. */
export function businessOverview(company: Company): View | null {
  const months = Array.from({ length: MONTHS }, (_, index) => monthAfter(company.day, index - MONTHS));
  const results = months.map((month) => resultOf(company, month));
  const [before, last] = results.slice(-2);
  const [since = company.day] = months;
  const items = salesByItem(company, since, monthAfter(company.day, 0));
  if (!before?.sales || !last?.sales || items.length === 0) return null;
  const compared = (name: string, of: (result: Result) => number) => ({
    name,
    value: of(last).toFixed(0),
    ...(of(before) && { note: signed(of(last) / of(before) - 1, '%') }),
  });
  return {
    title: 'Business overview',
    context: `${nameOf(last.month)} against ${nameOf(before.month)}`,
    parts: [
      figures([
        compared('Sales', ({ sales }) => sales),
        compared('Gross profit', ({ profit }) => profit),
        {
          name: 'Margin',
          value: (marginOf(last) * 100).toFixed(1),
          unit: '%',
          note: signed(marginOf(last) - marginOf(before), ' points'),
        },
        compared('Cash', ({ cash }) => cash),
      ]),
      chart(
        results.map(({ month, sales }) => [month, Math.round(sales)]),
        { bars: ['Sales'], hasFigures: true },
      ),
      table(
        {
          item: { label: `Best sellers, ${nameOf(since)}–${nameOf(last.month)}` },
          bar: { kind: 'bar', of: 'sales', isRuled: true },
          units: { label: 'Units', kind: 'whole', width: 'not-tiny' },
          sales: { label: 'Sales', kind: 'whole' },
        },
        items.map(({ item, quantity, sales }) => [item, quantity, sales]),
      ),
    ],
  };
}

/** `Mar` of a month or a day; `2026-03`. */
const nameOf = (month: string) =>
  new Date(month).toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' });

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
