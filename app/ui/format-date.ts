import { plainText } from './plain-text';

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/;

const FORMS = {
  long: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  short: { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  day: { day: '2-digit', month: 'short', timeZone: 'UTC' },
  month: { month: 'short', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateForm = keyof typeof FORMS;

/** Creating a formatter takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A date in the content's language, in UTC.
 * @param text ISO date (`2026-03-12`) or date and time (`2026-03-12T09:30:00Z`)
 * @param form `long` for running text (`12 March 2026`), `short` for lists (`8 Jan 2026`), `day` for the columns of
 *   sheets, always of two digits (`08 Jan`), `month` for a part of it (`Jan`)
 * @returns null if the value is not a date
 */
export function formatDate(text: string, form: DateForm, language: string): string | null {
  const date = readDate(plainText(text));
  if (!date) return null;
  // British English alone has a month of four letters, which columns of dates cannot use.
  return formatter(form, language)
    .format(date)
    .replace(/Sept\b/, 'Sep');
}

export const isDate = (text: string): boolean => readDate(plainText(text)) !== undefined;

/** `new Date` turns 30 February into 2 March: a date without a time must be unchanged by a round trip. */
function readDate(value: string): Date | undefined {
  if (!CALENDAR_DATE.test(value)) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  return value.includes('T') || date.toISOString().startsWith(value) ? date : undefined;
}

function formatter(form: DateForm, language: string): Intl.DateTimeFormat {
  const key = `${form} ${language}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(language, FORMS[form]);
  formatters.set(key, known);
  return known;
}
