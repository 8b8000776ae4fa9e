import { rolesOfAccounts } from './entries';
import { marlowMoney } from './marlow-money';
import { marlowPapers } from './marlow-papers';
import { table } from './table.mjs';

/** A wholesaler that fits out shops: the company whose figures most pages show. */
export const marlow = {
  title: 'Marlow UK',
  day: '2026-03-06',
  accounts: table('code name role', [
    ...rolesOfAccounts,
    ['2300', 'Accrued job costs'],
    ['3000', 'Capital and reserves'],
    ['6000', 'Wages'],
    ['6100', 'Rent and utilities'],
    ['6200', 'Carriage'],
  ]),
  items: table('name', [
    ['Oak shelf 900'],
    ['Steel bracket'],
    ['Wall anchor kit'],
    ['Task lamp'],
    ['Linen panel'],
  ]),
  places: table('name', [['North'], ['Harbour'], ['In transit']]),
  racks: table('place name levels', [
    ['North', 'Rack A', '313 230 313 123 202'],
    ['North', 'Rack B', '230 313 032 313 301'],
    ['North', 'Rack C', '313 023 202 230 131'],
    ['North', 'Rack D', '123 313 301 020 230'],
  ]),
  bins: table('place bin item quantity', [
    ['North', 'B-02-3', 'Oak shelf 900', 48],
    ['North', 'A-01-2', 'Steel bracket', 640],
    ['North', 'C-03-1', 'Task lamp', 41],
    ['North', 'D-01-3', 'Wall anchor kit', 96],
    ['North', 'A-03-2', 'Linen panel', 120],
  ]),
  transfers: table('date item fromPlace toPlace quantity', [
    ['2026-03-05', 'Oak shelf 900', 'North', 'In transit', 70],
    ['2026-03-05', 'Wall anchor kit', 'North', 'In transit', 120],
    ['2026-03-05', 'Task lamp', 'North', 'In transit', 36],
    ['2026-03-05', 'Linen panel', 'North', 'In transit', 60],
  ]),
  entities: table('name currency revenue cost withinGroup', [
    ['Marlow UK', 'GBP', null, null, 30],
    ['Marlow EU', 'EUR', 268.3, 151.4, 18.2],
    ['Marlow US', 'USD', 351.9, 207.8, 0],
  ]),
  ...marlowPapers,
  ...marlowMoney,
};
