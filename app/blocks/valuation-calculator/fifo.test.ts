import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readUnits, sellOldestFirst } from './fifo';

const first = { received: '2026-02-02', quantity: 100, unitCost: 17.6 };
const second = { received: '2026-02-18', quantity: 60, unitCost: 18.5 };
const third = { received: '2026-03-06', quantity: 120, unitCost: 18.9 };

it.each([
  ['130', 130],
  [' 0 ', 0],
  ['007', 7],
  ['1,250', 1_250],
  ['1.250', 1_250],
  ['1\u202f250', 1_250],
  ['1280', 1_280],
  ['1281', null],
  ['99999999999999999999', null],
  ['', null],
  ['ten', null],
  ['-1', null],
  ['1.5', null],
  ['1,00', null],
  ['1e2', null],
  ['0x10', null],
  ['٣', null],
])('of 1,280 units, “%s” is read as %s', (written, units) => {
  expect(readUnits(written, 1_280)).toBe(units);
});

it('uses each layer up before the next, by the dates of the receipts', () => {
  const layers = sellOldestFirst([third, first, second], 130);
  expect(layers.map(({ received, sold, left }) => [received, sold, left])).toEqual([
    ['2026-02-02', 100, 0],
    ['2026-02-18', 30, 30],
    ['2026-03-06', 0, 120],
  ]);
  const money = layers.map(({ cost, value }) => [cost.toFixed(2), value.toFixed(2)]);
  expect(money).toEqual([
    ['1760.00', '0.00'],
    ['555.00', '555.00'],
    ['0.00', '2268.00'],
  ]);
});

it('sold and left add up to the receipts', () => {
  const receipt = fc.record({
    received: fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-18'),
    quantity: fc.nat(1_000),
    unitCost: fc.nat(1_000),
  });
  fc.assert(
    fc.property(fc.array(receipt, { maxLength: 3 }), fc.nat(3_000), (receipts, wanted) => {
      const held = receipts.reduce((total, { quantity }) => total + quantity, 0);
      const units = Math.min(wanted, held);
      const layers = sellOldestFirst(receipts, units);
      expect(layers.reduce((total, { sold }) => total + sold, 0)).toBe(units);
      for (const { quantity, unitCost, sold, cost, left, value } of layers) {
        expect(sold + left).toBe(quantity);
        expect(cost + value).toBe(quantity * unitCost);
        expect(Math.min(sold, left)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
