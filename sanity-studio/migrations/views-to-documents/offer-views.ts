import { canonicalLanguage, DEFAULT_LANGUAGE } from '../../../protocol/language';
import { type Brand, fillText } from '../../../protocol/placeholders';
import { spans, stored, table, type View } from '../../seed/source/views/parts';

/** What a quote builder offers, as it is stored. */
export type Offer = {
  modules?: { id: string; name: string; chosen?: boolean }[];
  roles?: { users: number; modules?: string[] }[];
  sizes?: { name: string; time: string }[];
  labels?: { [Label in 'outline' | 'module' | 'users' | 'price' | 'onQuote' | 'implementation']?: string };
};
export type Settings = Pick<Brand, 'productName' | 'facts'> & { language?: string };

const documentOf = (id: string, view: View) => ({ _id: id, _type: 'productView', ...stored(view) });

/** The users of each module that the quote builder begins with. */
export function quoteOutline({ modules = [], roles = [], labels = {} }: Offer) {
  const usersOf = (id: string) =>
    roles.reduce((total, role) => total + (role.modules?.includes(id) ? role.users : 0), 0);
  const rows = modules.map(({ id, name, chosen }) => {
    const users = chosen ? usersOf(id) : 0;
    return { cells: [name, users], ...(users === 0 && { look: 'quiet' as const }) };
  });
  const columns = {
    module: { label: labels.module },
    people: { kind: 'people', of: 'users', isRuled: true },
    users: { label: labels.users, kind: 'whole' },
  } as const;
  const parts = [table(columns, rows, [labels.price, labels.onQuote])];
  return documentOf('view-quote-outline', { name: labels.outline, title: labels.outline, parts });
}

/** How long an implementation takes for each size, on an axis of months; the texts keep their placeholders. */
export function implementation({ sizes = [], labels = {} }: Offer, settings: Settings | null) {
  const units = unitsIn(canonicalLanguage(settings?.language ?? '') ?? DEFAULT_LANGUAGE);
  const ranges = sizes.map(({ name, time }) => {
    const times = monthsIn(settings ? fillText(time, settings) : time, units);
    const [from = 0, to = from] = times.map((months) => Number(months.toFixed(2)));
    // One time alone is the longest: it begins at the start.
    return { name, text: time, from: from === to ? 0 : from, to };
  });
  if (!ranges.some(({ to }) => to > 0)) return undefined;
  const parts = [spans(ranges, { unit: 'month' })];
  return documentOf('view-implementation', { name: labels.implementation, parts });
}

/** How many months a unit has. */
const MONTHS = { day: 12 / 365.2425, week: 84 / 365.2425, month: 1, year: 12 };

/** The words of a language for units of time, in singular and plural, and how many months each has. */
function unitsIn(language: string): Map<string | undefined, number> {
  const words = Object.entries(MONTHS).flatMap(([unit, months]) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    const parts = [1, 2].flatMap((count) => format.formatToParts(count));
    return parts.flatMap(({ type, value }) =>
      type === 'unit' ? [[value.toLowerCase(), months] as const] : [],
    );
  });
  return new Map(words);
}

/** The times that a text names, in months, the shortest first: “2–6 weeks” has two. A figure without a unit is none. */
function monthsIn(text: string, units: ReturnType<typeof unitsIn>): number[] {
  const times = new RegExp(`(\\d+(?:[.,]\\d+)?)(?=.*?(${[...units.keys()].join('|')}))`, 'g');
  return [...text.toLowerCase().matchAll(times)]
    .map(([, figure = '', unit]) => Number(figure.replace(',', '.')) * (units.get(unit) ?? 0))
    .sort((one, other) => one - other);
}
