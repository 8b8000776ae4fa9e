import type { Company } from './company';
import { balancesOf, entitiesOf } from './ledger';
import { sum } from './papers';
import { table, type View } from './parts';

/** Accounts in the period of their budgets: what was posted to each, what was planned, and the difference. */
export function accountBudget(company: Company): View | null {
  const budgets = company.accountBudgets ?? [];
  const [period] = budgets;
  if (!period) return null;
  const before = new Map(balancesOf({ ...company, day: dayBefore(period.from) }).map(balanceOf));
  const after = new Map(balancesOf({ ...company, day: period.to }).map(balanceOf));
  const rows = budgets.map(({ account, amount }) => {
    const actual = Math.round(sum([before.get(account) ?? 0, -(after.get(account) ?? 0)]));
    const name = company.accounts?.find(({ code }) => code === account)?.name ?? account;
    return [name, actual, amount, sum([actual, -amount])];
  });
  const whole = { kind: 'whole', isSummed: true } as const;
  return {
    title: 'Budget v. actual',
    context: [...new Set([period.from, period.to].map(monthName))].join(' to '),
    tag: { text: 'By account' },
    parts: [
      table(
        {
          account: { label: 'Account', wraps: true },
          actual: { label: 'Actual', ...whole, isRuled: true },
          budget: { label: 'Budget', ...whole },
          difference: { label: 'Better (worse)', ...whole, look: 'strong', wraps: true },
        },
        rows,
        ['Result'],
      ),
    ],
  };
}

const balanceOf = ({ code, balance }: { code: string; balance: number }) => [code, balance] as const;

const dayBefore = (date: string) => {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
};

const monthName = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });

/** What each company of the group earns by itself, in thousands of the group's currency. */
export function entityResults(company: Company): View | null {
  const entities = entitiesOf(company);
  if (entities.length === 0) return null;
  const tenths = { kind: 'tenths', isSummed: true } as const;
  return {
    title: 'Result by company',
    tag: { text: 'Group currency' },
    parts: [
      table(
        {
          company: { label: 'Thousands' },
          currency: { label: 'Currency', width: 'not-narrow', look: 'quiet' },
          bar: { kind: 'bar', of: 'revenue', isRuled: true },
          revenue: { label: 'Revenue', ...tenths },
          profit: { label: 'Gross profit', ...tenths, wraps: true },
          share: { label: '%', kind: 'share', of: 'profit', by: 'revenue', width: 'not-tiny' },
        },
        entities.map(({ name, currency, revenue, cost }) => [
          ...[name, currency, revenue],
          Math.round((revenue - cost) * 10) / 10,
        ]),
        ['Before eliminations'],
      ),
    ],
  };
}
