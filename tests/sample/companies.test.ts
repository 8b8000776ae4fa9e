import { expect, it } from 'vitest';
import { companies } from '../../sanity-studio/seed/source/companies/companies';
import type { Company, PaperKind, TableName } from '../../sanity-studio/seed/source/views/company';
import { balanceOf, entriesOf } from '../../sanity-studio/seed/source/views/ledger';
import {
  belongingTo,
  linesOf,
  monthAfter,
  openAmount,
  papersOf,
  sum,
} from '../../sanity-studio/seed/source/views/papers';
import { layersValue, onHand, stockOf } from '../../sanity-studio/seed/source/views/stock';
import { storyOf } from '../../sanity-studio/seed/source/views/story-views';

/** Columns that name a row of another table, by that table's column. */
const REFERENCES: [TableName, string, TableName, string][] = [
  ...(['racks', 'bins', 'papers'] as const).map((table): [TableName, string, TableName, string] => [
    table,
    'place',
    'places',
    'name',
  ]),
  ['bins', 'item', 'items', 'name'],
  ['papers', 'belongsTo', 'papers', 'number'],
  ['lines', 'paper', 'papers', 'number'],
  ['lines', 'item', 'items', 'name'],
  ['transfers', 'item', 'items', 'name'],
  ['transfers', 'fromPlace', 'places', 'name'],
  ['transfers', 'toPlace', 'places', 'name'],
  ['payments', 'paper', 'papers', 'number'],
  ['journal', 'account', 'accounts', 'code'],
  ['journal', 'job', 'jobs', 'name'],
  ['budgets', 'job', 'jobs', 'name'],
  ['accountBudgets', 'account', 'accounts', 'code'],
  ['jobs', 'customer', 'customers', 'name'],
];
const cellsOf = (company: Company, table: TableName, column: string) =>
  (company[table] ?? []).flatMap((row) => new Map<string, unknown>(Object.entries(row)).get(column) ?? []);

const unknownNames = (company: Company) =>
  REFERENCES.flatMap(([table, column, other, name]) => {
    const known = new Set(cellsOf(company, other, name));
    return cellsOf(company, table, column).filter((cell) => !known.has(cell));
  });

/** Papers whose other side is a customer or a supplier, and is not one of the company's. */
function unknownParties(company: Company) {
  const names = (table: 'customers' | 'suppliers') => cellsOf(company, table, 'name');
  const unknown = (known: unknown[], ...kinds: PaperKind[]) =>
    papersOf(company, ...kinds).filter(({ party }) => !known.includes(party));
  return [
    ...unknown(names('customers'), 'sales order', 'shipment', 'invoice', 'credit note'),
    ...unknown(names('suppliers'), 'purchase order', 'bill'),
  ];
}

const unbalanced = (company: Company) =>
  entriesOf(company).filter(
    ({ postings }) => sum(postings.flatMap(({ debit, credit }) => [debit, -credit])) !== 0,
  );

/** Movements that take more from a place than is there, and bins with more than their place has. */
function missingStock(company: Company) {
  const left = new Map<string, number>();
  const less = (key: string, quantity: number) => {
    left.set(key, (left.get(key) ?? 0) + quantity);
    return (left.get(key) ?? 0) < 0;
  };
  const moved = stockOf(company).movements.filter(({ item, place, quantity }) =>
    less(`${item} ${place}`, quantity),
  );
  return [
    ...moved,
    ...(company.bins ?? []).filter(({ item, place, quantity }) => less(`${item} ${place}`, -quantity)),
  ];
}

/** Papers with more on them than the one that they belong to, and papers that are paid more than they come to. */
function overdone(company: Company) {
  const more = papersOf(company, 'purchase order', 'sales order', 'invoice').filter((order) =>
    (['receipt', 'bill', 'shipment', 'invoice', 'credit note'] as const).some((kind) => {
      const done = belongingTo(company, order.number, kind).flatMap((paper) => linesOf(company, paper));
      return linesOf(company, order).some(
        ({ item, quantity }) =>
          sum(done.flatMap((line) => (line.item === item ? [line.quantity] : []))) > quantity,
      );
    }),
  );
  return [...more, ...papersOf(company, 'bill', 'invoice').filter((paper) => openAmount(company, paper) < 0)];
}

it.each([...companies])('%s balances, and every name in it is known', (_, company) => {
  expect([...unknownNames(company), ...unknownParties(company)]).toEqual([]);
  expect([...unbalanced(company), ...missingStock(company), ...overdone(company)]).toEqual([]);
  const open = (kind: PaperKind) => sum(papersOf(company, kind).map((paper) => openAmount(company, paper)));
  if (papersOf(company, 'invoice', 'bill').length > 0) {
    expect(balanceOf(company, 'receivables')).toBe(open('invoice'));
    expect(balanceOf(company, 'payables')).toBe(0 - open('bill'));
  }
  const layers = [...stockOf(company).layers.values()].flat();
  if (layers.length > 0) expect(balanceOf(company, 'inventory')).toBe(layersValue(layers));
  const months = (company.forecast ?? []).map(({ month }) => month);
  expect(months).toEqual(months.map((_month, at) => monthAfter(company.day, at)));
});

it('no paper of two companies has the same number, and none of one', () => {
  const numbers = [...companies.values()].flatMap(({ papers }) => papers?.map(({ number }) => number) ?? []);
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter((number, at) => numbers.indexOf(number) < at)).toEqual([]);
});

it('the story of an order ends with the stock of the day: what it leaves at its place is on hand there', () => {
  const stories = [...companies.values()].flatMap((company) => {
    const story = storyOf(company);
    return story ? [{ company, ...story }] : [];
  });
  expect(stories.map(({ company }) => company.title)).toEqual(['Marlow UK']);
  for (const { company, shipment, shipped } of stories)
    for (const { item, before, quantity } of shipped)
      expect(before - quantity).toBe(onHand(company, item, shipment.place ?? ''));
});
