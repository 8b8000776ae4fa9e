/**
 * Adds amounts of money without the dust of binary fractions.
 * @param values amounts with at most two decimals
 * @returns their sum, exact to two decimals
 */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + Math.round(value * 100), 0) / 100;
}
