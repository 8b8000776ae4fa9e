import { describe, expect, it } from 'vitest';
import { flawsOf } from './check-company';
import { type Company, companyTables, isComplete, tableNames } from './company';
import { companyFixture as company } from './company.fixture';
import { entitiesOf } from './group';
import { balanceOf, balancesOf, entriesOf } from './ledger';
import { monthAfter } from './months';
import { amountsOf, linesOf, openAmount, orderStages, papersOf, stageOf, sum } from './papers';
import { layersValue, onHand, stockOf, takeOldestFirst } from './stock';

const paperOf = (number: string) => {
  const found = company.papers?.find((one) => one.number === number);
  if (!found) throw new Error(`no ${number}`);
  return found;
};

describe('papers', () => {
  it('have the prices of the order that they belong to, directly or by another paper', () => {
    expect(linesOf(company, paperOf('BL-1'))).toEqual([
      { item: 'Shelf', quantity: 40, price: 5, amount: 200 },
    ]);
    expect(linesOf(company, paperOf('CN-1'))).toEqual([{ item: 'Lamp', quantity: 1, price: 25, amount: 25 }]);
    expect(amountsOf(company, paperOf('IN-2'))).toEqual({ net: 100, tax: 20, gross: 120 });
  });

  it('are owed less what was paid and credited', () => {
    expect(openAmount(company, paperOf('BL-1'))).toBe(140);
    expect(openAmount(company, paperOf('IN-2'))).toBe(90);
    expect(openAmount(company, paperOf('IN-1'))).toBe(96);
  });

  it('a belonging in a circle has no price, and ends', () => {
    const papers = [
      { ...paperOf('IN-1'), number: 'A', belongsTo: 'B' },
      { ...paperOf('IN-1'), number: 'B', belongsTo: 'A' },
    ];
    const lines = [{ paper: 'A', item: 'Shelf', quantity: 1 }];
    expect(linesOf({ ...company, papers, lines }, papers[0] ?? paperOf('A'))[0]?.amount).toBe(0);
  });

  it('sales orders are as far as their latest paper, those after the day are not there', () => {
    const stages = papersOf(company, 'sales order').map((order) => [order.number, stageOf(company, order)]);
    expect(stages).toEqual([
      ['SO-1', 'Billed'],
      ['SO-2', 'Returned'],
      ['SO-3', 'Picking'],
    ]);
    expect(orderStages).toContain('New');
  });
});

describe('stock', () => {
  it('is at its places, and worth its layers', () => {
    expect(onHand(company, 'Shelf')).toBe(60);
    expect(onHand(company, 'Shelf', 'North')).toBe(52);
    expect(onHand(company, 'Shelf', 'Harbour')).toBe(8);
    expect(stockOf(company).layers.get('Shelf')).toEqual([
      { paper: 'GR-1', received: '2026-02-02', quantity: 30, unitCost: 5 },
      { paper: 'GR-2', received: '2026-03-05', quantity: 30, unitCost: 6 },
    ]);
    // 20 of 10.00 less 4 sold, and one that came back at what it had cost.
    expect(layersValue(stockOf(company).layers.get('Lamp') ?? [])).toBe(170);
  });

  it.each([
    [0, [], [30, 30]],
    [30, [30], [30]],
    [31, [30, 1], [29]],
    [99, [30, 30], []],
  ])('takes %i from the oldest layers', (units, taken, left) => {
    const result = takeOldestFirst(stockOf(company).layers.get('Shelf') ?? [], units);
    expect(result.taken.map(({ quantity }) => quantity)).toEqual(taken);
    expect(result.left.map(({ quantity }) => quantity)).toEqual(left);
  });
});

describe('ledger', () => {
  it('every entry balances, and so do all accounts', () => {
    for (const { postings } of entriesOf(company)) {
      expect(sum(postings.flatMap(({ debit, credit }) => [debit, -credit]))).toBe(0);
    }
    expect(sum(balancesOf(company).map(({ balance }) => balance))).toBe(0);
  });

  it('agrees with what it is made from', () => {
    const open = (kind: 'bill' | 'invoice') =>
      sum(papersOf(company, kind).map((one) => openAmount(company, one)));
    expect(balanceOf(company, 'receivables')).toBe(open('invoice'));
    expect(balanceOf(company, 'payables')).toBe(-open('bill'));
    expect(balanceOf(company, 'inventory')).toBe(layersValue([...stockOf(company).layers.values()].flat()));
    // Goods of the second order have come, but not their bill.
    expect(balanceOf(company, 'received, not invoiced')).toBe(-180);
  });

  it('goods are owed as received until their bill comes', () => {
    const receipt = entriesOf(company).find((entry) => entry.paper === 'GR-2');
    expect(receipt?.postings.map(({ code, debit, credit }) => [code, debit, credit])).toEqual([
      ['1300', 180, 0],
      ['2150', 0, 180],
    ]);
  });
});

describe('flawsOf', () => {
  const changed = (change: Partial<Company>) =>
    flawsOf({ ...company, ...change }).map(({ table, message }) => `${table}: ${message}`);
  const lines = (number: string, quantity: number) =>
    company.lines?.map((line) => (line.paper === number ? { ...line, quantity } : line));

  const moved = (debit: string, credit: string) => [
    ...(company.journal ?? []),
    { entry: 'Moved', date: '2026-03-01', account: debit, debit: 1 },
    { entry: 'Moved', date: '2026-03-01', account: credit, credit: 1 },
  ];

  it('has none for a company that balances', () => {
    expect(flawsOf(company)).toEqual([]);
    expect(isComplete(company)).toBe(true);
  });

  const papers = (party: string) =>
    company.papers?.map((one) => (one.number === 'GR-1' ? { ...one, party } : one));
  const withoutTax = company.accounts?.map((one) => (one.role === 'tax' ? { ...one, role: null } : one));
  const bin = (place: string, quantity: number) => [{ place, bin: 'A-01-1', item: 'Shelf', quantity }];
  const own = { name: 'Fixture Ltd', currency: 'GBP', revenue: 12, cost: 0.1, withinGroup: 0 };
  const other = { name: 'Fixture EU', currency: 'EUR', revenue: 12, withinGroup: 0 };
  const payment = { date: '2026-03-04', paper: 'BL-1', amount: 241 };
  const month = { month: '2026-04', moneyIn: 1, moneyOut: 1 };
  const job = { name: 'Fit-out', customer: 'Shop Won', price: 3_000 };

  it.each<[string, Partial<Company>, RegExp]>([
    ['an entry', { journal: company.journal?.slice(0, -1) }, /^journal: “Job costs” does not balance/],
    ['inventory', { lines: lines('OPEN-1', 21) }, /^journal: The account Inventory has .* worth/],
    [
      'what customers owe',
      { journal: moved('1100', '1000') },
      /^journal: The account Receivables has .* invoices come to/,
    ],
    [
      'what is owed to suppliers',
      { journal: moved('2100', '1000') },
      /^journal: The account Payables has .* bills come to/,
    ],
    ['a shipment', { lines: lines('SH-1', 500) }, /^lines: SH-1 takes 460 more of Shelf from North/],
    ['a bin', { bins: bin('North', 53) }, /^bins: North has only 52 of Shelf/],
    ['a bill', { lines: lines('BL-1', 41) }, /^papers: PO-1 has 40 of Shelf; there are 41 on its bills/],
    ['a payment', { payments: [payment] }, /^payments: BL-1 is paid 1.00 too much/],
    ['a name', { bins: bin('South', 1) }, /^bins: “South” is not in Places/],
    ['a customer', { customers: [{ name: 'Shop One' }] }, /^papers: “Shop Two” is not in Customers/],
    ['a supplier', { papers: papers('Timbre Ltd') }, /^papers: “Timbre Ltd” is not in Suppliers/],
    ['the customer of a job', { jobs: [job] }, /^jobs: “Shop Won” is not in Customers/],
    ['its own revenue', { entities: [own] }, /^entities: The revenue of Fixture Ltd is 12.2 by its accounts/],
    ['an entity without a cost', { entities: [other] }, /^entities: Fixture EU needs a cost/],
    ['a number', { papers: [...(company.papers ?? []), paperOf('PO-1')] }, /^papers: “PO-1” is there twice/],
    ['a month', { forecast: [month] }, /^forecast: This row is for 2026-03/],
    ['a role', { accounts: withoutTax }, /^accounts: “Supplier bill BL-1” needs an account/],
  ])('names %s that is wrong', (_what, change, message) => {
    expect(changed(change)).toContainEqual(expect.stringMatching(message));
  });
});

describe('a company', () => {
  it('without tables of customers and suppliers names them freely', () => {
    const jobs = [{ name: 'Fit-out', customer: 'Anyone', price: 1 }];
    expect(flawsOf({ ...company, customers: null, suppliers: [], jobs })).toEqual([]);
  });

  it('has its own row of the group from its accounts, in thousands', () => {
    const entities = [
      { name: 'Fixture Ltd', currency: 'GBP', withinGroup: 1 },
      { name: 'Fixture EU', currency: 'EUR', revenue: 80, cost: 50, withinGroup: 0 },
    ];
    expect(flawsOf({ ...company, entities })).toEqual([]);
    expect(entitiesOf({ ...company, entities })).toEqual([
      { name: 'Fixture Ltd', currency: 'GBP', revenue: 12.2, cost: 0.1, withinGroup: 1 },
      { name: 'Fixture EU', currency: 'EUR', revenue: 80, cost: 50, withinGroup: 0 },
    ]);
  });
});

it.each([
  ['a quantity that is a text', { bins: [{ place: 'North', bin: 'B', item: 'Shelf', quantity: '1' }] }],
  ['a row without a name', { items: [{}] }],
  ['a kind that does not exist', { places: [{ name: 'North', kind: 'garage' }] }],
  ['no day', { day: undefined }],
])('isComplete refuses %s', (_what, change) => {
  expect(isComplete({ ...company, ...change })).toBe(false);
});

it.each([
  ['2026-03', 1, '2026-04'],
  ['2025-12', 1, '2026-01'],
  ['2026-03-31', -4, '2025-11'],
])('monthAfter(%s, %i) is %s', (month, count, expected) => {
  expect(monthAfter(month, count)).toBe(expected);
});

it('every table is in the list of tables', () => {
  expect(tableNames).toEqual(Object.keys(companyTables));
});
