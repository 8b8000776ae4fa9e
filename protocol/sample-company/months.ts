/**
 * The month a number of months later.
 * @param month such as `2026-03`; a day of it will do
 * @param count negative for months before
 */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
