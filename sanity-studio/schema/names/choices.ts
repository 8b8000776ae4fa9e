/**
 * The entries of a choice list, titled for editors: `general-ledger` becomes “General ledger”.
 * @param names the stored values, in the order to show
 */
export function choices<T extends string>(names: readonly T[]): { title: string; value: T }[] {
  return names.map((value) => {
    const words = value.replaceAll('-', ' ');
    return { title: words.charAt(0).toUpperCase() + words.slice(1), value };
  });
}
