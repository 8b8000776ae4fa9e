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
