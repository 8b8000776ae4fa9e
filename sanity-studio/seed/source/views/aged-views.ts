import type { AccountRole, Company } from './company';
import { accountOf } from './ledger';
import { daysOverdue, openAmount, papersOf, sum } from './papers';
import { table, type View } from './parts';

/** The last day of each age, in days after a paper was due. */
const AGES = { 'Not due': 0, '1–30': 30, '31–60': 60, '61–90': 90, 'Over 90': Number.POSITIVE_INFINITY };

/** What customers owe, by how long it has been due. */
export const agedReceivables = (company: Company) =>
  aged(company, { title: 'Aged receivables', kind: 'invoice', role: 'receivables', party: 'Customer' });

/** What is owed to suppliers, by how long it has been due. */
export const agedPayables = (company: Company) =>
  aged(company, { title: 'Aged payables', kind: 'bill', role: 'payables', party: 'Supplier' });

type Side = { title: string; kind: 'invoice' | 'bill'; role: AccountRole; party: string };

function aged(company: Company, { title, kind, role, party }: Side): View | null {
  const open = papersOf(company, kind)
    .map((paper) => ({
      party: paper.party,
      days: daysOverdue(company, paper),
      amount: openAmount(company, paper),
    }))
    .filter(({ amount }) => amount !== 0);
  if (open.length === 0) return null;
  const ends = [Number.NEGATIVE_INFINITY, ...Object.values(AGES)];
  const cellsOf = (papers: typeof open) => {
    const within = (from = 0, to = 0) =>
      sum(papers.flatMap(({ days, amount }) => (days > from && days <= to ? [amount] : []))) || null;
    const overdue = within(0, Number.POSITIVE_INFINITY);
    return [
      ...ends.slice(1).map((end, age) => within(ends[age], end)),
      overdue,
      sum(papers.map(({ amount }) => amount)),
    ];
  };
  const ages = Object.entries(AGES).map(([label, last]) => [
    `days-${last}`,
    {
      label,
      kind: 'amount',
      isSummed: true,
      ...(last === 0 ? { isRuled: true } : { width: 'not-middle' }),
    } as const,
  ]);
  const parties = [...new Set(open.map((one) => one.party))].sort((one, other) => one.localeCompare(other));
  return {
    title,
    context: company.day,
    parts: [
      table(
        {
          party: { label: party },
          ...Object.fromEntries(ages),
          overdue: { label: 'Overdue', kind: 'amount', isSummed: true, width: 'only-middle' },
          balance: { label: 'Balance', kind: 'amount', isSummed: true, look: 'strong' },
        },
        parties.map((name) => [name, ...cellsOf(open.filter((one) => one.party === name))]),
        [accountOf(company, role)?.name ?? title],
      ),
    ],
  };
}
