import type { Company } from '../../../protocol/sample-company/company';
import { sum } from '../../../protocol/sample-company/papers';

/** The cost codes of the first job: what each has cost, and what it may cost. */
export function budgetVActual(company: Company) {
  const [job] = company.jobs ?? [];
  if (!job) return null;
  const costs = (company.budgets ?? [])
    .filter((budget) => budget.job === job.name)
    .map(({ costCode, amount: budget }) => ({
      costCode,
      budget,
      actual: actualOf(company, job.name, costCode),
    }));
  if (costs.length === 0) return null;
  return {
    name: 'budget-v-actual' as const,
    job: job.name,
    costs,
    over: costs.find(({ actual, budget }) => actual > budget)?.costCode,
    actual: sum(costs.map(({ actual }) => actual)),
    budget: sum(costs.map(({ budget }) => budget)),
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
export function consolidation({ entities }: Company) {
  if (!entities?.length) return null;
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
