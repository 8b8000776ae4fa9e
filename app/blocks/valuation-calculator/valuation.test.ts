import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Receipt, valueSale } from './valuation';

const receipt = (received: string, quantity: number, unitCents: number): Receipt => ({
  received,
  quantity,
  unitCents,
});
const first = receipt('2026-02-02', 100, 1_760);
const second = receipt('2026-02-18', 60, 1_850);
const third = receipt('2026-03-06', 120, 1_890);
const receipts = [first, second, third];

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
  expect(valueSale([third, first, second], 130)).toEqual(valueSale(receipts, 130));
  const { fifo, lifo } = valueSale([receipt('2026-02-02', 100, 5), receipt('2026-02-02', 60, 7)], 1);
  expect([fifo.costCents, lifo.costCents]).toEqual([5, 7]);
});

it('rounds the average cost to the cent, half a cent up, where a number is no longer exact', () => {
  const [free, cent] = [receipt('2026-02-02', 1, 0), receipt('2026-02-02', 1, 1)];
  expect(valueSale([free, free, cent], 1).average.costCents).toBe(0);
  expect(valueSale([cent, free], 1).average.costCents).toBe(1);
  const many = Array.from({ length: 8 }, () => receipt('2026-02-02', 999_999, 99_999_999));
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
