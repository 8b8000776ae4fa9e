import { accountPlan, entry, jobCosts } from './entries';
import { table } from './table.mjs';

const FIT_OUT = 'Quay Street fit-out';
const SHOWROOM = 'Harbour Lane showroom';

const takings = (name: string, date: string, gross: number, tax: number) =>
  entry(name, date, { 1000: gross }, { 4000: Math.round((gross - tax) * 100) / 100, 2200: tax });

const spending = (name: string, date: string, amounts: Record<string, number>) =>
  entry(name, date, amounts, { 1000: Object.values(amounts).reduce((total, amount) => total + amount, 0) });

/** Payments, the journal, jobs, and what the next months are expected to bring. */
export const marlowMoney = {
  payments: table('date paper amount', [
    ['2026-01-28', 'FX-2210', 600],
    ['2026-02-27', 'INV-1163', 3_000],
    ['2026-02-27', 'INV-7702', 2_112],
  ]),
  journal: table('entry date account debit credit job costCode', [
    ['Opening balances', '2025-11-01', '1000', 40_000],
    ['Opening balances', '2025-11-01', '1300', 19_229.7],
    ['Opening balances', '2025-11-01', '3000', null, 59_229.7],
    ...takings('Counter sales, November', '2025-11-30', 92_000, 15_333.33),
    ...spending('Costs paid in November', '2025-11-30', {
      5000: 38_500,
      6000: 21_000,
      6100: 6_400,
      6200: 2_600,
      2200: 8_500,
    }),
    ...takings('Counter sales, December', '2025-12-31', 84_000, 14_000),
    ...spending('Costs paid in December', '2025-12-31', {
      5000: 36_200,
      6000: 21_000,
      6100: 6_400,
      6200: 2_900,
      2200: 13_500,
    }),
    ...takings('Counter sales, January', '2026-01-31', 108_000, 18_000),
    ...spending('Costs paid in January', '2026-01-31', {
      5000: 46_700,
      6000: 21_800,
      6100: 6_400,
      6200: 3_100,
      2200: 15_400,
    }),
    ...jobCosts('Quay Street, costs to January', '2026-01-31', FIT_OUT, {
      Labour: 30_000,
      Materials: 40_000,
      Subcontract: 18_000,
      'Plant hire': 10_500,
    }),
    ...takings('Counter sales, February', '2026-02-28', 94_000, 15_666.67),
    ...spending('Costs paid in February', '2026-02-28', {
      5000: 54_588,
      6000: 11_800,
      6100: 6_400,
      6200: 3_300,
      2200: 13_800,
    }),
    ...jobCosts('Quay Street, costs of February', '2026-02-28', FIT_OUT, {
      Labour: 19_600,
      Materials: 14_600,
      Subcontract: 10_000,
      'Plant hire': 6_000,
    }),
    ...jobCosts('Harbour Lane, costs of February', '2026-02-28', SHOWROOM, {
      Labour: 9_800,
      Materials: 14_200,
      'Plant hire': 900,
    }),
    ...takings('Counter sales, week 10', '2026-03-06', 21_400, 3_566.67),
    ...spending('Costs paid in week 10', '2026-03-06', { 6000: 10_000, 6100: 6_400, 6200: 850 }),
  ]),
  jobs: table('name customer price starts ends', [
    [FIT_OUT, 'Kestrel Civil', 246_000, '2026-01-05', '2026-04-30'],
    [SHOWROOM, 'Halden & Rye', 88_000, '2026-02-09', '2026-05-15'],
  ]),
  budgets: table('job costCode amount', [
    [FIT_OUT, 'Labour', 64_000],
    [FIT_OUT, 'Materials', 52_800],
    [FIT_OUT, 'Subcontract', 49_000],
    [FIT_OUT, 'Plant hire', 18_000],
    [SHOWROOM, 'Labour', 21_000],
    [SHOWROOM, 'Materials', 30_000],
    [SHOWROOM, 'Subcontract', 8_000],
    [SHOWROOM, 'Plant hire', 2_500],
  ]),
  accountBudgets: table(
    'account from to amount',
    accountPlan('2025-11-01', '2026-02-28', {
      4000: 344_000,
      5000: -184_000,
      6000: -74_000,
      6100: -25_600,
      6200: -10_800,
    }),
  ),
  forecast: table('month moneyIn moneyOut', [
    ['2026-03', 118_000, 105_000],
    ['2026-04', 108_000, 119_000],
    ['2026-05', 96_000, 124_000],
    ['2026-06', 134_000, 119_000],
  ]),
};
