import { expect, test } from 'vitest';
import type { Company } from '../../protocol/sample-company/company';
import { detailFigures, headFigures, tableFigures } from './company-totals';

const company: Company = {
  title: 'Test',
  day: '2026-03-06',
  taxName: 'VAT',
  taxRate: 20,
  accounts: [
    { code: '1', name: 'Bank', role: 'cash' },
    { code: '2', name: 'Owed to us', role: 'receivables' },
    { code: '3', name: 'Stock', role: 'inventory' },
    { code: '4', name: 'Sales', role: 'sales' },
    { code: '5', name: 'VAT', role: 'tax' },
    { code: '6', name: 'Cost', role: 'cost of sales' },
    { code: '9', name: 'Capital' },
  ],
  items: [{ name: 'Lamp' }],
  places: [{ name: 'North', kind: 'warehouse' }],
  papers: [
    { number: 'O', kind: 'receipt', date: '2026-03-01', party: 'Opening', place: 'North' },
    { number: 'SO', kind: 'sales order', date: '2026-03-02', party: 'Ann' },
    { number: 'SH', kind: 'shipment', date: '2026-03-03', party: 'Ann', belongsTo: 'SO', place: 'North' },
    { number: 'IN', kind: 'invoice', date: '2026-03-03', party: 'Ann', belongsTo: 'SO' },
    { number: 'SO-2', kind: 'sales order', date: '2026-03-04', party: 'Ben' },
  ],
  lines: [
    { paper: 'O', item: 'Lamp', quantity: 10, price: 5 },
    { paper: 'SO', item: 'Lamp', quantity: 4, price: 10 },
    { paper: 'SH', item: 'Lamp', quantity: 4 },
    { paper: 'IN', item: 'Lamp', quantity: 4 },
    { paper: 'SO-2', item: 'Lamp', quantity: 1, price: 10 },
  ],
  payments: [{ date: '2026-03-05', paper: 'IN', amount: 8 }],
  journal: [
    { entry: 'Opening', date: '2026-03-01', account: '3', debit: 50 },
    { entry: 'Opening', date: '2026-03-01', account: '9', credit: 50 },
  ],
  entities: [
    { name: 'One', currency: 'GBP', revenue: 100, cost: 60, withinGroup: 10 },
    { name: 'Two', currency: 'EUR', revenue: 50.5, cost: 20, withinGroup: 0 },
  ],
};

const shown = (figures: { name: string; value: string }[]) =>
  figures.map(({ name, value }) => `${name} ${value}`);

test('the head has the balances of the day', () => {
  expect(shown(headFigures(company))).toEqual([
    'Debits and credits, equal 126.00',
    'Cash 8.00',
    'Receivables 40.00',
    'Stock 30.00',
  ]);
});

test('debits and credits are two figures while they differ', () => {
  const unequal = { ...company, journal: company.journal?.slice(1) };
  expect(shown(headFigures(unequal)).slice(0, 2)).toEqual(['Debits 76.00', 'Credits 126.00']);
});

test('a group without accounts has its result instead', () => {
  const { title, day, taxName, taxRate, entities } = company;
  expect(shown(headFigures({ title, day, taxName, taxRate, entities }))).toEqual([
    'Revenue of the group 140.50',
    'Profit 70.50',
  ]);
});

test('an empty company has no figures', () => {
  const { title, day, taxName, taxRate } = company;
  expect(headFigures({ title, day, taxName, taxRate })).toEqual([]);
  expect(detailFigures({ title, day, taxName, taxRate })).toEqual([]);
});

test('the lists have accounts, stock and the stages of orders', () => {
  const [accounts, stock, orders] = detailFigures(company).map(({ figures }) => shown(figures));
  expect(accounts).toContain('4 Sales -40.00');
  expect(stock).toEqual(['Lamp 6, 30.00']);
  expect(orders).toEqual(['New 1', 'Picking 0', 'Shipped 0', 'Billed 1', 'Returned 0']);
});

test('tables have a total where it says something', () => {
  expect(shown(tableFigures(company, 'payments'))).toEqual(['From customers 8.00', 'To suppliers 0.00']);
  expect(shown(tableFigures(company, 'journal'))).toEqual(['Debits 50.00', 'Credits 50.00']);
  expect(tableFigures(company, 'lines')).toEqual([]);
  expect(shown(tableFigures(company, 'entities'))).toEqual(['Revenue of the group 140.50', 'Profit 70.50']);
});
