/**
 * A share of a drawing's width, for SVG lengths that follow the sheet while text keeps its size.
 * @param share 0 to 1; rounded to a hundredth of a percent, a tenth of a pixel at most
 */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

/**
 * Adds amounts of money without binary rounding errors.
 * @param values amounts with at most two decimals
 * @returns their sum, exact to two decimals
 */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + Math.round(value * 100), 0) / 100;
}

type Month = { moneyIn: number; moneyOut: number };

/**
 * Balance at the end of each month.
 * @param opening balance before the first month, in the same unit as the months
 */
export function closingBalances(opening: number, months: readonly Month[]): number[] {
  let balance = opening;
  return months.map(({ moneyIn, moneyOut }) => {
    balance += moneyIn - moneyOut;
    return balance;
  });
}

export type StockLayer = { received: string; quantity: number; unitCost: number };

/**
 * The receipts that a sale uses, oldest first (FIFO).
 * @param layers receipts, oldest first
 * @param units units sold; units beyond the layers are ignored
 * @returns the used layers, each with the quantity taken from it
 */
export function takeOldestFirst(layers: readonly StockLayer[], units: number): StockLayer[] {
  const taken: StockLayer[] = [];
  let left = units;
  for (const layer of layers) {
    if (left <= 0) break;
    const quantity = Math.min(left, layer.quantity);
    taken.push({ ...layer, quantity });
    left -= quantity;
  }
  return taken;
}

/** Receipts of one item, oldest first. The item's cost and the cost of a sale are both calculated from them. */
export const stockLayers = [
  { received: '02 Feb', quantity: 100, unitCost: 17.6 },
  { received: '18 Feb', quantity: 60, unitCost: 18.5 },
  { received: '06 Mar', quantity: 120, unitCost: 18.9 },
];
