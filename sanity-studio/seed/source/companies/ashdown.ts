import { accountPlan, entry } from './entries';
import { table } from './table.mjs';

/** A financial group: three companies in three currencies, what they sell to each other, and the books of the first. */
export const ashdown = {
  title: 'Ashdown UK',
  day: '2026-02-28',
  accounts: table('code name role', [
    ['1000', 'Cash at bank', 'cash'],
    ['1200', 'Fees receivable'],
    ['1250', 'Prepaid insurance'],
    ['2110', 'Payables in US dollars'],
    ['2300', 'Accrued contractor costs'],
    ['3000', 'Capital and reserves'],
    ['4000', 'Fees', 'sales'],
    ['5000', 'Cost of services', 'cost of sales'],
    ['6000', 'Salaries'],
    ['6100', 'Rent and office'],
    ['6200', 'Insurance'],
    ['6300', 'Market data'],
    ['7100', 'Exchange gains'],
  ]),
  journal: table('entry date account debit credit job costCode', [
    ...entry('Opening balances', '2025-09-01', { 1000: 212_000 }, { 3000: 212_000 }),
    ...entry('Insurance for a year', '2026-01-02', { 1250: 9_600 }, { 1000: 9_600 }),
    ...entry('Fees, September to January', '2026-01-30', { 1000: 542_000 }, { 4000: 542_000 }),
    ...entry('Services, September to January', '2026-01-30', { 5000: 318_300 }, { 1000: 318_300 }),
    ...entry('Market data, USD 4,000.00 at 0.80', '2026-02-06', { 6300: 3_200 }, { 2110: 3_200 }),
    ...entry('Fees of February', '2026-02-27', { 1200: 142_200 }, { 4000: 142_200 }),
    ...entry('Services of February', '2026-02-27', { 5000: 73_200 }, { 1000: 58_400, 2300: 14_800 }),
    ...entry('Salaries and rent', '2026-02-27', { 6000: 148_000, 6100: 42_000 }, { 1000: 190_000 }),
    ...entry('Insurance used, two months', '2026-02-27', { 6200: 1_600 }, { 1250: 1_600 }),
    ...entry('Paid, USD 4,000.00 at 0.79', '2026-02-27', { 2110: 3_200 }, { 1000: 3_160, 7100: 40 }),
  ]),
  accountBudgets: table(
    'account from to amount',
    accountPlan('2025-09-01', '2026-02-28', {
      4000: 670_000,
      5000: -385_000,
      6000: -150_000,
      6100: -42_000,
      6300: -4_000,
    }),
  ),
  entities: table('name currency revenue cost withinGroup', [
    ['Ashdown UK', 'GBP', null, null, 42],
    ['Ashdown EU', 'EUR', 412.8, 228.4, 18.6],
    ['Ashdown US', 'USD', 236.5, 141.2, 0],
  ]),
};
