import { expect, it } from 'vitest';
import type { Company } from './company';
import { paper } from './company.fixture';
import { toCents } from './papers';
import { stockOf } from './stock';

it.each([
  [0.145, 0.15],
  [1.005, 1.01],
  [2.675, 2.68],
  [0.1449, 0.14],
  [1234567.895, 1234567.9],
  [0, 0],
])('%d is rounded to %d', (amount, rounded) => {
  expect(toCents(amount)).toBe(rounded);
});

it('goods come back at the average cost of all shipments of their order', () => {
  const at = { place: 'North' };
  const papers: Company['papers'] = [
    paper('GR-1', 'receipt', '2026-01-01', 'Shop', at),
    paper('GR-2', 'receipt', '2026-01-02', 'Shop', at),
    paper('SO-1', 'sales order', '2026-01-03', 'Shop'),
    paper('SH-1', 'shipment', '2026-01-04', 'Shop', { belongsTo: 'SO-1', ...at }),
    paper('SH-2', 'shipment', '2026-01-05', 'Shop', { belongsTo: 'SO-1', ...at }),
    paper('IN-1', 'invoice', '2026-01-06', 'Shop', { belongsTo: 'SO-1' }),
    paper('CN-1', 'credit note', '2026-01-07', 'Shop', { belongsTo: 'IN-1', ...at }),
  ];
  const lines = [
    { paper: 'GR-1', item: 'Lamp', quantity: 2, price: 10 },
    { paper: 'GR-2', item: 'Lamp', quantity: 2, price: 20 },
    { paper: 'SO-1', item: 'Lamp', quantity: 4, price: 30 },
    { paper: 'SH-1', item: 'Lamp', quantity: 2 },
    { paper: 'SH-2', item: 'Lamp', quantity: 2 },
    { paper: 'CN-1', item: 'Lamp', quantity: 1 },
  ];
  const company = { title: 'Shop', day: '2026-02-01', taxName: 'VAT', taxRate: 0, papers, lines };
  const back = stockOf(company).movements.find(({ paper }) => paper === 'CN-1');
  expect(back).toMatchObject({ quantity: 1, cost: 15 });
});
