import { entry, jobCosts, rolesOfAccounts } from './entries';
import { table } from './table.mjs';

const SYSTEM = 'Payroll system review';
const MERGER = 'Merger support';

/** One month of a firm that sells hours: fees with their VAT, then wages, rent and the VAT that is due. */
const month = (name: string, date: string, fees: number, wages: number, vat: number) => [
  ...entry(`Fees received, ${name}`, date, { 1000: fees * 1.2 }, { 4000: fees, 2200: fees * 0.2 }),
  ...entry(
    `Costs paid in ${name}`,
    date,
    { 6000: wages, 6100: 5_200, 2200: vat },
    { 1000: wages + 5_200 + vat },
  ),
];

/** A firm of consultants: jobs billed by hours, and the cash that they bring. */
export const larkfield = {
  title: 'Larkfield Partners',
  day: '2026-03-06',
  accounts: table('code name role', [
    ...rolesOfAccounts,
    ['2300', 'Time charged to jobs'],
    ['3000', 'Partners’ capital'],
    ['6000', 'Wages and drawings'],
    ['6100', 'Rent and office'],
  ]),
  customers: table('name', [['Dunmore Dairies'], ['Selwood Instruments']]),
  journal: table('entry date account debit credit job costCode', [
    ...entry('Opening balances', '2025-10-31', { 1000: 38_000 }, { 3000: 38_000 }),
    ...month('November', '2025-11-28', 62_000, 48_500, 10_300),
    ...month('December', '2025-12-31', 56_000, 48_500, 12_400),
    ...month('January', '2026-01-30', 69_000, 49_800, 11_200),
    ...month('February', '2026-02-27', 65_000, 49_800, 13_800),
    ...jobCosts('Time and expenses of January', '2026-01-30', SYSTEM, {
      'Partner time': 5_400,
      'Associate time': 9_600,
      Expenses: 640,
    }),
    ...jobCosts('Time and expenses of February', '2026-02-27', SYSTEM, {
      'Partner time': 3_600,
      'Associate time': 7_200,
      Expenses: 415,
    }),
    ...jobCosts('Time of February', '2026-02-27', MERGER, {
      'Partner time': 8_100,
      'Associate time': 4_800,
    }),
  ]),
  jobs: table('name customer price starts ends', [
    [SYSTEM, 'Dunmore Dairies', 46_000, '2026-01-05', '2026-04-30'],
    [MERGER, 'Selwood Instruments', 62_500, '2026-02-02', '2026-06-30'],
  ]),
  budgets: table('job costCode amount', [
    [SYSTEM, 'Partner time', 12_600],
    [SYSTEM, 'Associate time', 19_200],
    [SYSTEM, 'Expenses', 1_500],
    [MERGER, 'Partner time', 27_000],
    [MERGER, 'Associate time', 16_000],
    [MERGER, 'Expenses', 2_000],
  ]),
  forecast: table('month moneyIn moneyOut', [
    ['2026-03', 84_000, 70_500],
    ['2026-04', 88_000, 72_000],
    ['2026-05', 79_000, 72_000],
    ['2026-06', 92_000, 74_500],
  ]),
};
