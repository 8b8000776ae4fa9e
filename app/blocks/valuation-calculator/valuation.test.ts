import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Receipt, valueSale } from './valuation';

const receipts: Receipt[] = [
  { received: '2026-02-02', quantity: 100, unitCents: 1_760 },
  { received: '2026-02-18', quantity: 60, unitCents: 1_850 },
  { received: '2026-03-06', quantity: 120, unitCents: 1_890 },
];

const anyReceipt = fc.record({
  received: fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-18', '2026-02-19'),
  quantity: fc.integer({ min: 0, max: 1_000_000 }),
  unitCents: fc.integer({ min: 0, max: 100_000_000 }),
});
const anySale = fc.array(anyReceipt, { maxLength: 8 }).chain((all) => {
  const held = all.reduce((total, { quantity }) => total + quantity, 0);
  return fc.record({ all: fc.constant(all), sold: fc.integer({ min: 0, max: held }) });
});

it('values the example of the product views', () => {
  const { fifo, lifo, average } = valueSale(receipts, 130);
  expect([fifo.costCents, fifo.leftCents]).toEqual([231_500, 282_300]);
  expect([lifo.costCents, lifo.leftCents]).toEqual([245_300, 268_500]);
  expect([average.costCents, average.leftCents]).toEqual([238_550, 275_250]);
  expect(fifo.layers.map(({ sold, left }) => [sold, left])).toEqual([
    [100, 0],
    [30, 30],
    [0, 120],
  ]);
  expect(lifo.layers.map(({ sold, left }) => [sold, left])).toEqual([
    [0, 100],
    [10, 50],
    [120, 0],
  ]);
  expect(average.layers).toEqual([{ received: undefined, unitCents: 1_835, sold: 130, left: 150 }]);
});

it('orders receipts by their dates, and those of one day as they were written', () => {
  const [first, second, third] = receipts;
  if (!first || !second || !third) throw new Error('the example has three receipts');
  expect(valueSale([third, first, second], 130)).toEqual(valueSale(receipts, 130));
  const sameDay = [
    { ...first, received: '2026-02-02', unitCents: 5 },
    { ...second, received: '2026-02-02', unitCents: 7 },
  ];
  expect(valueSale(sameDay, 1).fifo.costCents).toBe(5);
  expect(valueSale(sameDay, 1).lifo.costCents).toBe(7);
});

it('rounds the average cost to the cent, half a cent up, where a number is no longer exact', () => {
  const odd = { received: '2026-02-02', quantity: 2, unitCents: 0 };
  expect(valueSale([odd, { ...odd, quantity: 1, unitCents: 1 }], 1).average.costCents).toBe(0);
  expect(
    valueSale(
      [
        { ...odd, quantity: 1, unitCents: 1 },
        { ...odd, quantity: 1 },
      ],
      1,
    ).average.costCents,
  ).toBe(1);
  const many = Array.from({ length: 8 }, () => ({ ...odd, quantity: 999_999, unitCents: 99_999_999 }));
  const sold = 7_777_777;
  expect(valueSale(many, sold).average.costCents).toBe(sold * 99_999_999);
});

it('sold and left add up to the receipts, in units and cents, by each method', () => {
  fc.assert(
    fc.property(anySale, ({ all, sold }) => {
      const valueCents = all.reduce((total, { quantity, unitCents }) => total + quantity * unitCents, 0);
      const held = all.reduce((total, { quantity }) => total + quantity, 0);
      for (const { layers, costCents, leftCents } of Object.values(valueSale(all, sold))) {
        expect(costCents + leftCents).toBe(valueCents);
        expect(Math.min(costCents, leftCents)).toBeGreaterThanOrEqual(0);
        expect(layers.reduce((total, layer) => total + layer.sold, 0)).toBe(sold);
        expect(layers.reduce((total, layer) => total + layer.left, 0)).toBe(held - sold);
        expect(layers.every((layer) => layer.sold >= 0 && layer.left >= 0)).toBe(true);
      }
    }),
  );
});

it('costs nothing to sell nothing, and everything to sell all', () => {
  fc.assert(
    fc.property(fc.array(anyReceipt, { maxLength: 8 }), (all) => {
      const held = all.reduce((total, { quantity }) => total + quantity, 0);
      for (const { costCents } of Object.values(valueSale(all, 0))) expect(costCents).toBe(0);
      for (const { leftCents } of Object.values(valueSale(all, held))) expect(leftCents).toBe(0);
    }),
  );
});
