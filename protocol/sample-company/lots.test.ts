import { expect, it } from 'vitest';
import { flawsOf } from './check-company';
import type { Company, RowOf } from './company';
import { companyFixture, paper } from './company.fixture';
import { balanceOf, entriesOf } from './ledger';
import { lotsOf, traceOf } from './lots';
import { sum } from './papers';
import { onHand, stockOf } from './stock';

const step = (number: string, kind: RowOf<'papers'>['kind'], date: string, belongsTo?: string) =>
  paper(number, kind, date, 'Anyone', { place: 'Line', belongsTo });

/** Ten bars at 4.00 become four lamps; three of them are shipped, and one comes back. */
const company: Company = {
  title: 'Works Ltd',
  day: '2026-03-06',
  taxName: 'VAT',
  taxRate: 20,
  accounts: companyFixture.accounts,
  items: [{ name: 'Bar' }, { name: 'Lamp' }],
  places: [{ name: 'Line', kind: 'warehouse' }],
  lots: [
    { number: 'B-1', item: 'Bar', status: 'released' },
    { number: 'B-2', item: 'Bar', status: 'held' },
    { number: 'L-1', item: 'Lamp', status: 'released' },
  ],
  papers: [
    step('PO-1', 'purchase order', '2026-02-01'),
    step('GR-1', 'receipt', '2026-02-02', 'PO-1'),
    step('WO-1', 'work order', '2026-02-03'),
    step('MI-1', 'issue', '2026-02-04', 'WO-1'),
    step('WC-1', 'completion', '2026-02-05', 'WO-1'),
    step('SO-1', 'sales order', '2026-02-06'),
    step('SH-1', 'shipment', '2026-02-07', 'SO-1'),
    step('IN-1', 'invoice', '2026-02-08', 'SO-1'),
    step('CN-1', 'credit note', '2026-02-09', 'IN-1'),
    step('GR-2', 'receipt', '2026-04-01', 'PO-1'),
  ],
  lines: [
    { paper: 'PO-1', item: 'Bar', quantity: 20, price: 4 },
    { paper: 'GR-1', item: 'Bar', quantity: 12, lot: 'B-1' },
    { paper: 'WO-1', item: 'Lamp', quantity: 5 },
    { paper: 'MI-1', item: 'Bar', quantity: 10, lot: 'B-1' },
    { paper: 'WC-1', item: 'Lamp', quantity: 4, lot: 'L-1' },
    { paper: 'SO-1', item: 'Lamp', quantity: 3, price: 30 },
    { paper: 'SH-1', item: 'Lamp', quantity: 3, lot: 'L-1' },
    { paper: 'IN-1', item: 'Lamp', quantity: 3 },
    { paper: 'CN-1', item: 'Lamp', quantity: 1, lot: 'L-1' },
    { paper: 'GR-2', item: 'Bar', quantity: 8, lot: 'B-2' },
  ],
};
const flaws = (changed: Company) =>
  flawsOf(changed).map(({ table, row, message }) => `${table} ${row}: ${message}`);
const withLine = (of: string, change: Partial<RowOf<'lines'>>): Company => ({
  ...company,
  lines: company.lines?.map((line) => (line.paper === of ? { ...line, ...change } : line)),
});

it('the company balances', () => {
  expect(flaws(company)).toEqual([]);
});

it('what is made costs its part of what was issued; the rest is in work', () => {
  expect(stockOf(company).movements.find((moved) => moved.paper === 'WC-1')).toMatchObject({
    quantity: 4,
    cost: 32,
  });
  expect(balanceOf(company, 'work in progress')).toBe(8);
  for (const { postings } of entriesOf(company)) {
    expect(sum(postings.flatMap(({ debit, credit }) => [debit, -credit]))).toBe(0);
  }
  expect(onHand(company, 'Bar')).toBe(2);
  // What nothing was issued for costs nothing.
  const free = { ...company, papers: company.papers?.filter(({ kind }) => kind !== 'issue') };
  expect(stockOf(free).movements.find((moved) => moved.paper === 'WC-1')?.cost).toBe(0);
});

it('a lot has what its lines brought and took, up to the company’s day', () => {
  expect(lotsOf(company).map(({ number, onHand: units }) => [number, units])).toEqual([
    ['B-1', 2],
    ['B-2', 0],
    ['L-1', 2],
  ]);
});

it('a lot leads back to what it was made of, and on to where it went', () => {
  const [bar, , lamp] = lotsOf(company);
  const steps = (lot = lamp) =>
    lot ? traceOf(company, lot).map((step) => [step.lot, step.paper.number, step.quantity]) : [];
  expect(steps()).toEqual([
    ['B-1', 'MI-1', -10],
    ['L-1', 'WC-1', 4],
    ['L-1', 'SH-1', -3],
    ['L-1', 'CN-1', 1],
  ]);
  expect(steps(bar)).toEqual([
    ['B-1', 'GR-1', 12],
    ['B-1', 'MI-1', -10],
  ]);
});

const withLots = (...lots: RowOf<'lots'>[]): Company => ({ ...company, lots });
const twice = { number: 'B-2', item: 'Bar', status: 'held' } as const;

it.each([
  ['an item', withLots({ ...twice, item: 'Bra' }), 'lots 0: “Bra” is not in Items.'],
  ['a lot', withLine('GR-1', { lot: 'B-9' }), 'lines 1: “B-9” is not in Lots.'],
  ['the item of a lot', withLine('MI-1', { lot: 'L-1' }), 'lines 3: L-1 is a lot of Lamp, not of Bar.'],
  ['a missing lot', withLine('MI-1', { lot: null }), 'lots 0: The lots of Bar come to 12, its stock is 2.'],
  ['a lesser lot', withLine('SH-1', { quantity: 5 }), 'lots 2: SH-1 takes 1 more of L-1 than there are.'],
  ['a number', withLots(...(company.lots ?? []), twice), 'lots 3: “B-2” is there twice.'],
  [
    'an excess',
    withLine('WC-1', { quantity: 6 }),
    'papers 4: WO-1 has 5 of Lamp; there are 6 on its completions.',
  ],
])('names %s that is wrong', (_what, changed, message) => {
  expect(flaws(changed)).toContain(message);
});
