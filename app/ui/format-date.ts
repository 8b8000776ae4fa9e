import { plainText } from './plain-text';

/**
 * Month names are written out: `Intl` says "Sept" in one engine and "Sep" in the next, and the HTML of the server
 * must be the HTML of the browser.
 */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/;

/**
 * A date in British format, in UTC.
 * @param text ISO date (`2026-03-12`) or date and time (`2026-03-12T09:30:00Z`)
 * @param form `long` for running text (`12 March 2026`), `short` for columns (`08 Jan 2026`, always two digits)
 * @returns the formatted date; null if the value is not a date. Never throws.
 */
export function formatDate(text: string, form: 'long' | 'short'): string | null {
  const value = plainText(text);
  if (!CALENDAR_DATE.test(value)) return null;
  const date = new Date(value);
  const month = MONTHS[date.getUTCMonth()];
  if (!month || !isSameDay(value, date)) return null;
  const day = String(date.getUTCDate());
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  return form === 'long' ? `${day} ${month} ${year}` : `${day.padStart(2, '0')} ${month.slice(0, 3)} ${year}`;
}

/** `new Date` turns 30 February into 2 March; a date without a time must be unchanged by a round trip. */
function isSameDay(value: string, date: Date): boolean {
  return value.includes('T') || date.toISOString().startsWith(value);
}
