import type { AccountRole, Company } from '../../../protocol/sample-company/company';
import { accountOf } from '../../../protocol/sample-company/ledger';
import { daysOverdue, openAmount, papersOf, sum } from '../../../protocol/sample-company/papers';
import type { TableColumn, TableFigures } from './table-figures';

/** The last day of each age, in days after a paper was due. */
const AGES = [
  { label: 'Not due', last: 0 },
  { label: '1–30', last: 30 },
  { label: '31–60', last: 60 },
  { label: '61–90', last: 90 },
  { label: 'Over 90', last: Number.POSITIVE_INFINITY },
];

/** What customers owe, by how long it has been due. */
export const agedReceivables = (company: Company) =>
  aged(company, { title: 'Aged receivables', kind: 'invoice', role: 'receivables', party: 'Customer' });

/** What is owed to suppliers, by how long it has been due. */
export const agedPayables = (company: Company) =>
  aged(company, { title: 'Aged payables', kind: 'bill', role: 'payables', party: 'Supplier' });

type Side = { title: string; kind: 'invoice' | 'bill'; role: AccountRole; party: string };

function aged(company: Company, { title, kind, role, party }: Side): TableFigures | null {
  const open = papersOf(company, kind)
    .map((paper) => ({
      party: paper.party,
      days: daysOverdue(company, paper),
      amount: openAmount(company, paper),
    }))
    .filter(({ amount }) => amount !== 0);
  if (open.length === 0) return null;
  /** By age, then all that is overdue, then all. */
  const amountsOf = (papers: typeof open) => {
    const within = (from: number, to: number) =>
      sum(papers.flatMap(({ days, amount }) => (days > from && days <= to ? [amount] : [])));
    return [
      ...AGES.map(({ last }, age) => within(AGES[age - 1]?.last ?? Number.NEGATIVE_INFINITY, last)),
      within(0, Number.POSITIVE_INFINITY),
      within(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
    ];
  };
  const cellsOf = (papers: typeof open) => amountsOf(papers).map((amount) => amount || null);
  const parties = [...new Set(open.map((one) => one.party))].sort((one, other) => one.localeCompare(other));
  return {
    title,
    context: company.day,
    columns: [
      { label: party },
      ...AGES.map(
        ({ label, last }): TableColumn => ({
          label,
          kind: 'amount',
          ...(last === 0 ? { margin: true } : { hide: 'middle' }),
        }),
      ),
      { label: 'Overdue', kind: 'amount', hide: 'wide' },
      { label: 'Balance', kind: 'amount', isStrong: true },
    ],
    rows: parties.map((name) => [name, ...cellsOf(open.filter((one) => one.party === name))]),
    totals: [accountOf(company, role)?.name ?? title, ...cellsOf(open)],
  };
}
