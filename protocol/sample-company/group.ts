import type { Company, RowOf } from './company';
import { accountOf, balanceOf } from './ledger';

/** Revenue and cost in thousands of the group's currency. */
export type Entity = { name: string; currency: string; revenue: number; cost: number; withinGroup: number };

/** The entities of the group. The company itself has its result from its accounts, the others as it is stated. */
export function entitiesOf(company: Company): Entity[] {
  return (company.entities ?? []).map((row) => {
    const { name, currency, withinGroup } = row;
    const { revenue, cost } = resultOf(company, row) ?? row;
    return { name, currency, withinGroup, revenue: revenue ?? 0, cost: cost ?? 0 };
  });
}

/** Sales and their cost by the accounts, if the row is the company itself and it has an account for sales. */
export function resultOf(company: Company, { name }: RowOf<'entities'>) {
  if (name !== company.title || !accountOf(company, 'sales')) return undefined;
  return {
    revenue: -inThousands(balanceOf(company, 'sales')),
    cost: inThousands(balanceOf(company, 'cost of sales')),
  };
}

const inThousands = (amount: number) => Math.round(amount / 100) / 10;
