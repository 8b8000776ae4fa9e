import { entry, jobCosts, rolesOfAccounts } from './entries';
import { table } from './table.mjs';

const FOOTINGS = 'Wharf Road footings';
const WALL = 'Mill Lane retaining wall';

/** A contractor for concrete works: jobs with a pour and hired plant. */
export const aldergate = {
  title: 'Aldergate Construction',
  day: '2026-03-06',
  accounts: table('code name role', [
    ...rolesOfAccounts,
    ['2300', 'Accrued job costs'],
    ['3000', 'Capital and reserves'],
  ]),
  customers: table('name', [['Thornbury Estates'], ['Corran District Homes']]),
  journal: table('entry date account debit credit job costCode', [
    ...entry('Opening balances', '2026-01-01', { 1000: 96_000 }, { 3000: 96_000 }),
    ...jobCosts('Wharf Road, ground works and first pour', '2026-02-20', FOOTINGS, {
      Labour: 26_900,
      Materials: 45_650,
      Subcontract: 9_500,
      'Plant hire': 13_700,
    }),
    ...jobCosts('Wharf Road, second pour', '2026-03-05', FOOTINGS, {
      Labour: 8_900,
      Materials: 17_900,
      Subcontract: 4_200,
      'Plant hire': 3_600,
    }),
    ...jobCosts('Mill Lane, excavation', '2026-02-27', WALL, { Labour: 6_100, 'Plant hire': 4_750 }),
  ]),
  jobs: table('name customer price starts ends', [
    [FOOTINGS, 'Thornbury Estates', 214_000, '2026-01-12', '2026-04-17'],
    [WALL, 'Corran District Homes', 71_500, '2026-02-16', '2026-05-29'],
  ]),
  budgets: table('job costCode amount', [
    [FOOTINGS, 'Labour', 52_000],
    [FOOTINGS, 'Materials', 60_000],
    [FOOTINGS, 'Subcontract', 38_000],
    [FOOTINGS, 'Plant hire', 24_000],
    [WALL, 'Labour', 21_000],
    [WALL, 'Materials', 23_500],
    [WALL, 'Plant hire', 9_000],
  ]),
};
