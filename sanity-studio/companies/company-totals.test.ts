import { expect, test } from 'vitest';
import { companyFixture as company } from '../../protocol/sample-company/company.fixture';
import { detailFigures, headFigures, tableFigures } from './company-totals';

const shown = (figures: { name: string; value: string }[]) =>
  figures.map(({ name, value }) => `${name} ${value}`);

test('the head has the balances of the day', () => {
  expect(shown(headFigures(company))).toEqual([
    'Debits and credits, equal 54,666.00',
    'Cash 50,500.00',
    'Receivables 186.00',
    'Payables 140.00',
    'Stock 500.00',
  ]);
});

test('debits and credits are two figures while they differ', () => {
  const unequal = { ...company, journal: company.journal?.slice(1) };
  expect(shown(headFigures(unequal)).slice(0, 2)).toEqual(['Debits 14,666.00', 'Credits 54,666.00']);
});

test('a group without accounts has its result instead', () => {
  const { title, day, taxName, taxRate, entities } = company;
  expect(shown(headFigures({ title, day, taxName, taxRate, entities }))).toEqual([
    'Revenue of the group 170.00',
    'Profit 70.00',
  ]);
});

test('an empty company has no figures', () => {
  const { title, day, taxName, taxRate } = company;
  expect(headFigures({ title, day, taxName, taxRate })).toEqual([]);
  expect(detailFigures({ title, day, taxName, taxRate })).toEqual([]);
});

test('the lists have accounts, stock and the stages of orders', () => {
  const [accounts, stock, lots, orders] = detailFigures(company).map(({ figures }) => shown(figures));
  expect(accounts).toContain('4000 Sales -12,155.00');
  expect(stock).toEqual(['Shelf 60, 330.00', 'Lamp 17, 170.00']);
  expect(lots).toEqual(['L-1 Lamp 17']);
  expect(orders).toEqual(['New 0', 'Picking 1', 'Shipped 0', 'Billed 1', 'Returned 1']);
});

test('tables have a total where it says something', () => {
  expect(shown(tableFigures(company, 'payments'))).toEqual(['From customers 0.00', 'To suppliers 100.00']);
  expect(shown(tableFigures(company, 'journal'))).toEqual(['Debits 53,600.00', 'Credits 53,600.00']);
  expect(tableFigures(company, 'items')).toEqual([]);
  expect(shown(tableFigures(company, 'papers'))).toEqual(['Open invoices 186.00', 'Open bills 140.00']);
  expect(shown(tableFigures(company, 'lines'))).toEqual([
    'Requisitions 204.00',
    'Purchase orders 404.00',
    'Receipts 580.00',
    'Bills 200.00',
    'Sales orders 580.00',
    'Shipments 180.00',
    'Invoices 180.00',
    'Credit notes 25.00',
  ]);
  expect(shown(tableFigures(company, 'bins'))).toEqual(['North 12 units']);
  expect(shown(tableFigures(company, 'lots'))).toEqual(['Lamp 17 units']);
  const lots = company.lots?.map((lot) => ({ ...lot, status: 'held' as const }));
  expect(shown(tableFigures({ ...company, lots }, 'lots'))).toEqual(['Lamp, held 17 units']);
  expect(shown(tableFigures(company, 'transfers'))).toEqual(['To Harbour 8 units']);
  expect(shown(tableFigures(company, 'entities'))).toEqual(['Revenue of the group 170.00', 'Profit 70.00']);
});
