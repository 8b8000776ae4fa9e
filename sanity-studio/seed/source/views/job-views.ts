import type { Company } from './company';
import { sum } from './papers';
import { figures, type Row, table, type View } from './parts';

const whole = { kind: 'whole', isSummed: true } as const;
const CODE = { label: 'Cost code' } as const;

/** The cost codes of the first job: what each has cost, and what it may cost. */
export function budgetVActual(company: Company): View | null {
  const [job] = company.jobs ?? [];
  const costs = job ? costsOf(company, job.name) : [];
  if (!job || costs.length === 0) return null;
  const over = costs.find(({ actual, budget }) => actual > budget)?.costCode;
  return {
    title: 'Budget v. actual',
    context: job.name,
    tag: over ? { text: `${over} over`, tone: 'ochre' } : { text: 'Within budget', tone: 'pine' },
    parts: [
      table(
        {
          code: CODE,
          bar: { kind: 'bar', of: 'actual', by: 'budget', isRuled: true },
          actual: { label: 'Actual', ...whole },
          budget: { label: 'Budget', ...whole },
        },
        costs.map(({ costCode, actual, budget }) => [costCode, actual, budget]),
        ['Job total'],
      ),
    ],
  };
}

/** How the first job begins: its customer and dates, and what each of its cost codes may cost. */
export function jobSetup({ jobs, budgets }: Company): View | null {
  const [job] = jobs ?? [];
  const codes = (budgets ?? []).filter((budget) => budget.job === job?.name);
  if (!job || codes.length === 0) return null;
  const facts = Object.entries({ Customer: job.customer, Starts: job.starts, Ends: job.ends });
  return {
    title: 'Job setup',
    context: job.name,
    tag: { text: `${codes.length} cost codes` },
    parts: [
      figures(facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))),
      table(
        {
          code: CODE,
          bar: { kind: 'bar', of: 'budget', isRuled: true },
          budget: { label: 'Budget', ...whole },
          share: { label: '%', kind: 'share', of: 'budget' },
        },
        codes.map(({ costCode, amount }) => [costCode, amount]),
        ['Job budget'],
      ),
    ],
  };
}

/** The latest costs; the entries before them are brought forward. */
const MOST_COSTS = 8;

/** What was charged to the first job, entry by entry, up to the company's day. */
export function jobCosts(company: Company): View | null {
  const [job] = company.jobs ?? [];
  const costs = job ? chargesOf(company, job.name) : [];
  if (!job || costs.length === 0) return null;
  const latest = Math.max(0, costs.length - MOST_COSTS);
  // Only whole entries are brought forward, except of one that is too long itself.
  const isNew = (at: number) => costs[at - 1]?.entry !== costs[at]?.entry;
  const begins = costs.findIndex((_, at) => at >= latest && isNew(at));
  const from = begins < 0 ? latest : begins;
  const before = sum(costs.slice(0, from).map(({ amount }) => amount));
  const shown = costs.slice(from).map(({ date, entry, costCode, amount }, index): Row => {
    const isFirst = index === 0 || isNew(from + index);
    return [isFirst ? date : null, isFirst ? entry : null, costCode, amount];
  });
  return {
    title: 'Job costs',
    context: job.name,
    tag: { text: 'To date' },
    parts: [
      table(
        {
          date: { label: 'Date', kind: 'date', width: 'not-narrow' },
          entry: { label: 'Entry', isRuled: true, wraps: true },
          code: { ...CODE, look: 'quiet' },
          cost: { label: 'Cost', ...whole },
        },
        before === 0 ? shown : [[null, 'Brought forward', null, before], ...shown],
        [null, 'Cost to date'],
      ),
    ],
  };
}

/** What each cost code of a job has cost, and what it may cost. */
export function costsOf(company: Company, job: string) {
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
 * The margin at completion of each job: its price less its cost at completion, which is its budget, or what it has cost
 * under the codes that are over theirs.
 */
export function jobMargin(company: Company): View | null {
  const rows = (company.jobs ?? []).map(({ name, customer, price }) => {
    const costs = costsOf(company, name);
    const expected = sum(costs.map(({ actual, budget }) => Math.max(actual, budget)));
    return [
      ...[name, customer, price],
      ...[sum(costs.map(({ actual }) => actual)), expected, sum([price, -expected])],
    ];
  });
  if (rows.length === 0) return null;
  return {
    title: 'Margin at completion',
    context: company.day,
    parts: [
      table(
        {
          job: { label: 'Job', wraps: true },
          customer: { label: 'Customer', width: 'not-middle', look: 'quiet' },
          price: { label: 'Price', ...whole, isRuled: true },
          cost: { label: 'Cost to date', ...whole, width: 'not-narrow', wraps: true },
          expected: { label: 'Cost at completion', ...whole, width: 'not-tiny', wraps: true },
          margin: { label: 'Margin', ...whole },
          share: { label: '%', kind: 'share', of: 'margin', by: 'price' },
        },
        rows,
        ['All jobs'],
      ),
    ],
  };
}

/** What the journal charges to a job up to the company's day, oldest first. */
function chargesOf({ journal, day }: Company, job: string) {
  return (journal ?? [])
    .filter((row) => row.job === job && row.date <= day)
    .map(({ debit, credit, ...row }) => ({ ...row, amount: sum([debit ?? 0, -(credit ?? 0)]) }))
    .sort((one, other) => one.date.localeCompare(other.date));
}
