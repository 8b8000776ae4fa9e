import type { Company } from '../../../protocol/sample-company/company';
import { entitiesOf } from '../../../protocol/sample-company/group';
import { sum } from '../../../protocol/sample-company/papers';
import type { Cell, TableFigures } from './table-figures';

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

/** How the first job begins: its customer and dates, and what each of its cost codes may cost. */
export function jobSetup({ jobs, budgets }: Company): TableFigures | null {
  const [job] = jobs ?? [];
  const codes = (budgets ?? []).filter((budget) => budget.job === job?.name);
  if (!job || codes.length === 0) return null;
  const budget = sum(codes.map(({ amount }) => amount));
  const dates = { Starts: job.starts, Ends: job.ends };
  return {
    title: 'Job setup',
    context: job.name,
    tag: { value: `${codes.length} cost codes` },
    balances: [
      { name: 'Customer', value: job.customer },
      ...Object.entries(dates).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    ],
    columns: [
      { label: 'Cost code' },
      { label: '', kind: 'bar', margin: true },
      { label: 'Budget', kind: 'whole' },
      { label: '%', kind: 'share' },
    ],
    rows: codes.map(({ costCode, amount }) => [costCode, amount, amount, shareOf(amount, budget)]),
    totals: ['Job budget', null, budget, 100],
  };
}

/** The latest costs; the entries before them are brought forward. */
const MOST_COSTS = 8;

/** What was charged to the first job, entry by entry, up to the company's day. */
export function jobCosts(company: Company): TableFigures | null {
  const [job] = company.jobs ?? [];
  const costs = job ? chargesOf(company, job.name) : [];
  if (!job || costs.length === 0) return null;
  const latest = Math.max(0, costs.length - MOST_COSTS);
  // Only whole entries are brought forward, except of one that is too long itself.
  const whole = costs.findIndex(({ entry }, at) => at >= latest && costs[at - 1]?.entry !== entry);
  const from = whole < 0 ? latest : whole;
  const shown = costs.slice(from);
  const before = sum(costs.slice(0, from).map(({ amount }) => amount));
  return {
    title: 'Job costs',
    context: job.name,
    tag: { value: 'To date' },
    columns: [
      { label: 'Date', kind: 'date', hide: 'narrow' },
      { label: 'Entry', margin: true, wraps: true },
      { label: 'Cost code', isQuiet: true },
      { label: 'Cost', kind: 'whole' },
    ],
    rows: [
      ...(before === 0 ? [] : [[null, 'Brought forward', null, before]]),
      ...shown.map(({ date, entry, costCode, amount }, index) => {
        const isFirst = shown[index - 1]?.entry !== entry;
        return [isFirst ? date : null, isFirst ? entry : null, costCode ?? null, amount];
      }),
    ],
    totals: [null, 'Cost to date', null, sum(costs.map(({ amount }) => amount))],
  };
}

/** What each cost code of a job has cost, and what it may cost. */
function costsOf(company: Company, job: string) {
  const charges = chargesOf(company, job);
  return (company.budgets ?? [])
    .filter((budget) => budget.job === job)
    .map(({ costCode, amount: budget }) => ({
      costCode,
      budget,
      actual: sum(charges.flatMap((one) => (one.costCode === costCode ? [one.amount] : []))),
    }));
}

/**
 * What each job earns: its price less its budget, or what it has cost under the codes that are over theirs. It is
 * what the job is expected to cost.
 */
export function jobMargin(company: Company): TableFigures | null {
  const jobs = (company.jobs ?? []).map(({ name, customer, price }) => {
    const costs = costsOf(company, name);
    const cost = sum(costs.map(({ actual }) => actual));
    const expected = sum(costs.map(({ actual, budget }) => Math.max(actual, budget)));
    return { name, customer, price, cost, expected };
  });
  if (jobs.length === 0) return null;
  const rowOf = (name: string, customer: string | null, parts: typeof jobs): Cell[] => {
    const [price = 0, cost = 0, expected = 0] = (['price', 'cost', 'expected'] as const).map((part) =>
      sum(parts.map((job) => job[part])),
    );
    const margin = sum([price, -expected]);
    return [name, customer, price, cost, expected, margin, shareOf(margin, price)];
  };
  return {
    title: 'Margin by job',
    context: company.day,
    columns: [
      { label: 'Job', wraps: true },
      { label: 'Customer', hide: 'middle', isQuiet: true },
      { label: 'Price', kind: 'whole', margin: true },
      { label: 'Cost to date', kind: 'whole', hide: 'narrow', wraps: true },
      { label: 'At completion', kind: 'whole', hide: 'tiny', wraps: true },
      { label: 'Margin', kind: 'whole' },
      { label: '%', kind: 'share' },
    ],
    rows: jobs.map((job) => rowOf(job.name, job.customer, [job])),
    totals: rowOf('All jobs', null, jobs),
  };
}

const shareOf = (part: number, whole: number) => (whole === 0 ? null : (part / whole) * 100);

/** What the journal charges to a job up to the company's day, oldest first. */
function chargesOf({ journal, day }: Company, job: string) {
  return (journal ?? [])
    .filter((row) => row.job === job && row.date <= day)
    .map(({ debit, credit, ...row }) => ({ ...row, amount: sum([debit ?? 0, -(credit ?? 0)]) }))
    .sort((one, other) => one.date.localeCompare(other.date));
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
