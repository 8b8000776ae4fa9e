import type { Company } from '../../../protocol/sample-company/company';
import { entitiesOf } from '../../../protocol/sample-company/group';
import { sum } from '../../../protocol/sample-company/papers';
import type { TableFigures } from './table-figures';

/** The cost codes of the first job: what each has cost, and what it may cost. */
export function budgetVActual(company: Company): TableFigures | null {
  const [job] = company.jobs ?? [];
  if (!job) return null;
  const costs = costsOf(company, job.name);
  if (costs.length === 0) return null;
  const over = costs.find(({ actual, budget }) => actual > budget)?.costCode;
  return {
    title: 'Budget v. actual',
    context: job.name,
    tag: over ? { value: `${over} over`, tone: 'ochre' } : { value: 'Within budget', tone: 'pine' },
    columns: [
      { label: 'Cost code' },
      { label: '', kind: 'bar', margin: true },
      { label: 'Actual', kind: 'whole' },
      { label: 'Budget', kind: 'whole' },
    ],
    rows: costs.map(({ costCode, actual, budget }) => [
      costCode,
      { value: actual, of: budget },
      actual > budget ? { value: actual, tone: 'clay' } : actual,
      budget,
    ]),
    totals: [
      'Job total',
      null,
      sum(costs.map(({ actual }) => actual)),
      sum(costs.map(({ budget }) => budget)),
    ],
  };
}

/** What each cost code of a job has cost, and what it may cost. */
const costsOf = (company: Company, job: string) =>
  (company.budgets ?? [])
    .filter((budget) => budget.job === job)
    .map(({ costCode, amount: budget }) => ({ costCode, budget, actual: actualOf(company, job, costCode) }));

/**
 * What each job earns: its price less its budget, or what it has cost under the codes that are over theirs. It is
 * what the job is expected to cost.
 */
export function jobMargin(company: Company): TableFigures | null {
  const jobs = (company.jobs ?? []).map(({ name, customer, price }) => {
    const costs = costsOf(company, name);
    const cost = sum(costs.map(({ actual }) => actual));
    const expected = sum(costs.map(({ actual, budget }) => Math.max(actual, budget)));
    return { name, customer, price, cost, expected, margin: sum([price, -expected]) };
  });
  if (jobs.length === 0) return null;
  const total = (of: 'price' | 'cost' | 'expected' | 'margin') => sum(jobs.map((job) => job[of]));
  const share = (margin: number, price: number) => (price === 0 ? null : (margin / price) * 100);
  return {
    title: 'Margin by job',
    context: company.day,
    columns: [
      { label: 'Job', wraps: true },
      { label: 'Customer', hide: 'middle', isQuiet: true },
      { label: 'Price', kind: 'whole', margin: true },
      { label: 'Cost to date', kind: 'whole', hide: 'narrow' },
      { label: 'At completion', kind: 'whole', hide: 'narrow' },
      { label: 'Margin', kind: 'whole' },
      { label: '%', kind: 'share' },
    ],
    rows: jobs.map(({ name, customer, price, cost, expected, margin }) => [
      name,
      customer,
      price,
      cost,
      expected,
      margin,
      share(margin, price),
    ]),
    totals: [
      'All jobs',
      null,
      total('price'),
      total('cost'),
      total('expected'),
      total('margin'),
      share(total('margin'), total('price')),
    ],
  };
}

/** What a job has cost under one code, up to the company's day. */
function actualOf({ journal, day }: Company, job: string, costCode: string): number {
  const rows = (journal ?? []).filter(
    (row) => row.job === job && row.costCode === costCode && row.date <= day,
  );
  return sum(rows.flatMap(({ debit, credit }) => [debit ?? 0, -(credit ?? 0)]));
}

/** Revenue, cost and profit of each entity and of the group, in thousands; costs are negative. */
export function consolidation(company: Company) {
  const entities = entitiesOf(company);
  if (entities.length === 0) return null;
  const within = sum(entities.map(({ withinGroup }) => withinGroup));
  const parts = [
    ...entities.map(({ name, revenue, cost }) => ({ name, revenue, cost: -cost })),
    { name: 'Elim.', revenue: -within, cost: within },
  ];
  const group = {
    name: 'Group',
    revenue: sum(parts.map(({ revenue }) => revenue)),
    cost: sum(parts.map(({ cost }) => cost)),
  };
  return {
    name: 'consolidation' as const,
    entities: entities.map(({ name, currency }) => ({ name, currency })),
    columns: [...parts, group].map((part) => ({ ...part, profit: sum([part.revenue, part.cost]) })),
  };
}
