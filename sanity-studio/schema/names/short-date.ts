/**
 * A day as shown in lists, for example “5 Mar 2026”.
 * @param date ISO 8601, with or without a time; the day is that of UTC
 * @returns an empty text for an invalid date
 */
export function shortDate(date: unknown): string {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return '';
  const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(time).toLocaleDateString('en-GB', parts);
}
