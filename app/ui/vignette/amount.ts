/** A comma before each group of three digits that another digit stands before, as English has it. */
const THOUSANDS = /\B(?=(?:\d{3})+(?!\d))/g;

/**
 * A figure as a ledger prints it: thousands parted, a fixed number of decimals, negative ones in brackets.
 * @param value in the sheet's own unit
 * @param decimals 0, 1 or 2
 */
export function amount(value: number, decimals: 0 | 1 | 2 = 2): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const text = whole.replace(THOUSANDS, ',') + (fraction === undefined ? '' : `.${fraction}`);
  return value < 0 ? `(${text})` : text;
}
