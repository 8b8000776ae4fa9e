import { entry, rolesOfAccounts } from './entries';
import { table } from './table.mjs';

const WAREHOUSE = 'Central';

/** Sales orders, oldest first: number, date, customer, item, quantity, price, and how far each has come. */
const orders = [
  ['SO-6101', '2026-03-23', 'Harlow Lettings', 'Stoneware jug', 48, 22, 'returned'],
  ['SO-6102', '2026-03-23', 'Café Lindqvist', 'Ash stool', 24, 64, 'billed'],
  ['SO-6103', '2026-03-24', 'Penhale Hotels', 'Wool throw', 60, 58, 'billed'],
  ['SO-6104', '2026-03-24', 'Studio Marram', 'Ash stool', 12, 64, 'billed'],
  ['SO-6105', '2026-03-25', 'Harlow Lettings', 'Wool throw', 20, 58, 'billed'],
  ['SO-6106', '2026-03-25', 'Bramley House', 'Stoneware jug', 36, 22, 'billed'],
  ['SO-6107', '2026-03-25', 'Penhale Hotels', 'Ash stool', 40, 64, 'billed'],
  ['SO-6108', '2026-03-26', 'Oakapple Nurseries', 'Wool throw', 15, 58, 'shipped'],
  ['SO-6109', '2026-03-26', 'Café Lindqvist', 'Stoneware jug', 30, 22, 'shipped'],
  ['SO-6110', '2026-03-26', 'Studio Marram', 'Wool throw', 8, 58, 'shipped'],
  ['SO-6111', '2026-03-27', 'Bramley House', 'Ash stool', 16, 64, 'shipped'],
  ['SO-6112', '2026-03-27', 'Harlow Lettings', 'Ash stool', 10, 64, 'picking'],
  ['SO-6113', '2026-03-27', 'Penhale Hotels', 'Stoneware jug', 72, 22, 'picking'],
  ['SO-6114', '2026-03-30', 'Oakapple Nurseries', 'Ash stool', 6, 64, 'picking'],
  ['SO-6115', '2026-03-30', 'Café Lindqvist', 'Wool throw', 12, 58, 'new'],
  ['SO-6116', '2026-03-30', 'Studio Marram', 'Stoneware jug', 24, 22, 'new'],
  ['SO-6117', '2026-03-31', 'Bramley House', 'Wool throw', 30, 58, 'new'],
  ['SO-6118', '2026-03-31', 'Penhale Hotels', 'Ash stool', 20, 64, 'new'],
] as const;

/** The papers that followed an order, by how far it has come. */
const LATER: { [stage: string]: readonly (keyof typeof KINDS)[] } = {
  billed: ['SH', 'SI'],
  shipped: ['SH'],
  returned: ['SH', 'SI', 'CR'],
};
const KINDS = { SH: 'shipment', SI: 'invoice', CR: 'credit note' };

/** The papers of an order: itself, and those that followed it. */
const papersOf = ([number, date, customer, , , , stage]: (typeof orders)[number]) => [
  [number, 'sales order', date, null, customer, null, null, stage === 'picking' ? stage : null],
  ...(LATER[stage] ?? []).map((letters) => [
    number.replace('SO', letters),
    KINDS[letters],
    letters === 'CR' ? '2026-03-27' : date,
    letters === 'SI' ? '2026-04-24' : null,
    customer,
    letters === 'CR' ? number.replace('SO', 'SI') : number,
    letters === 'SI' ? null : WAREHOUSE,
  ]),
];

const linesOf = ([number, , , item, quantity, price, stage]: (typeof orders)[number]) => [
  [number, item, quantity, price],
  ...(LATER[stage] ?? []).map((letters) => [
    number.replace('SO', letters),
    item,
    letters === 'CR' ? 6 : quantity,
  ]),
];

/** A chain of shops at the end of a quarter: stock in the shops and one warehouse, and the orders of business customers. */
export const wren = {
  title: 'Wren & Alder',
  day: '2026-03-31',
  accounts: table('code name role', [...rolesOfAccounts, ['3000', 'Capital and reserves']]),
  items: table('name', [['Ash stool'], ['Wool throw'], ['Stoneware jug']]),
  places: table('name', [[WAREHOUSE], ['Castle Street'], ['Market Row'], ['In transit']]),
  racks: table('place name levels', [
    [WAREHOUSE, 'Rack A', '302 213 331 233'],
    [WAREHOUSE, 'Rack B', '203 132 313 321'],
    [WAREHOUSE, 'Rack C', '130 321 203 332'],
    [WAREHOUSE, 'Rack D', '021 302 131 233'],
  ]),
  bins: table('place bin item quantity', [
    [WAREHOUSE, 'B-02-3', 'Stoneware jug', 84],
    [WAREHOUSE, 'A-01-1', 'Ash stool', 60],
    [WAREHOUSE, 'C-01-2', 'Wool throw', 90],
  ]),
  customers: table('name', [
    ['Harlow Lettings'],
    ['Café Lindqvist'],
    ['Penhale Hotels'],
    ['Studio Marram'],
    ['Bramley House'],
    ['Oakapple Nurseries'],
  ]),
  suppliers: table('name', [['Ellerby Mills']]),
  papers: table('number kind date due party belongsTo place status', [
    ['OS-6001', 'receipt', '2026-02-02', null, 'Opening stock', null, WAREHOUSE],
    ['PO-6031', 'purchase order', '2026-03-09', null, 'Ellerby Mills'],
    ['GR-6031', 'receipt', '2026-03-17', null, 'Ellerby Mills', 'PO-6031', WAREHOUSE],
    ['EM-2207', 'bill', '2026-03-18', '2026-04-17', 'Ellerby Mills', 'PO-6031'],
    ...orders.flatMap(papersOf),
  ]),
  lines: table('paper item quantity price', [
    ['OS-6001', 'Ash stool', 240, 31.5],
    ['OS-6001', 'Wool throw', 300, 27],
    ['OS-6001', 'Stoneware jug', 420, 9.4],
    ['PO-6031', 'Wool throw', 80, 27],
    ['GR-6031', 'Wool throw', 80],
    ['EM-2207', 'Wool throw', 80],
    ...orders.flatMap(linesOf),
  ]),
  transfers: table('date item fromPlace toPlace quantity', [
    ['2026-02-16', 'Ash stool', WAREHOUSE, 'Castle Street', 30],
    ['2026-02-16', 'Wool throw', WAREHOUSE, 'Castle Street', 45],
    ['2026-02-16', 'Wool throw', WAREHOUSE, 'Market Row', 40],
    ['2026-02-16', 'Stoneware jug', WAREHOUSE, 'Market Row', 60],
    ['2026-03-30', 'Ash stool', WAREHOUSE, 'In transit', 18],
  ]),
  journal: table('entry date account debit credit job costCode', [
    ...entry('Opening balances', '2026-02-02', { 1000: 42_000, 1300: 19_608 }, { 3000: 61_608 }),
  ]),
};
