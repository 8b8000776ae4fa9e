/** Made when first used: three at once would take a tenth of the first page after a start. */
const formats: (Intl.NumberFormat | undefined)[] = [];

/**
 * A figure as a ledger prints it: thousands parted, a fixed number of decimals, negative ones in brackets.
 * @param value in the sheet's own unit
 * @param decimals 0, 1 or 2
 */
export function amount(value: number, decimals: 0 | 1 | 2 = 2): string {
  const settings = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  formats[decimals] ??= new Intl.NumberFormat('en-GB', settings);
  const text = formats[decimals].format(Math.abs(value));
  return value < 0 ? `(${text})` : text;
}
