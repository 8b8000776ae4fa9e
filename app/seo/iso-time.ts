/**
 * A time as machines read it.
 * @param value anything that `Date` reads, as imports leave it
 * @returns ISO 8601 in UTC; undefined where the value is no time
 */
export function isoTime(value: string | null | undefined): string | undefined {
  const time = new Date(value ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
