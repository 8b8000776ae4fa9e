/** `received` is an ISO date, `unitCost` in units of money. */
type Receipt = { received: string; quantity: number; unitCost: number };

/** A receipt of which a sale has used units; `cost` and `value` are what the sold units and those left cost. */
export type Layer = Receipt & { sold: number; cost: number; left: number; value: number };

/** Digits, also in groups of three. Units are whole, so a comma or point is never a decimal separator. */
const WHOLE_NUMBER = /^(?:\d+|\d{1,3}(?:[.,'\u2019\s]\d{3})+)$/;

/** Reads a number of units as visitors write it; null for anything but a whole number from 0 to `most`. */
export function readUnits(written: string, most: number): number | null {
  const text = written.trim();
  const units = WHOLE_NUMBER.test(text) ? Number(text.replace(/\D/g, '')) : Number.NaN;
  return units <= most ? units : null;
}

/**
 * Takes the units of a sale, at most as many as were received, from the oldest receipts (first in, first out).
 * @returns a layer for each receipt, the oldest first
 */
export function sellOldestFirst(receipts: readonly Receipt[], units: number): Layer[] {
  let open = units;
  return [...receipts]
    .sort((one, other) => one.received.localeCompare(other.received))
    .map(({ received, quantity, unitCost }) => {
      const sold = Math.min(open, quantity);
      const left = quantity - sold;
      open -= sold;
      return { received, quantity, unitCost, sold, cost: sold * unitCost, left, value: left * unitCost };
    });
}
