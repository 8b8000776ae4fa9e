import type { Company } from '../../../protocol/sample-company/company';
import type { Offer } from '../../blocks/quote-builder/quote';
import type { TableFigures } from './table-figures';

/** What a quote builder offers, in the language of the content. */
export type QuoteOffer = Offer & { language: string };

/** The outline that the quote builder begins with: the users of each module, and never a price. */
export function quoteOutline(_company: Company, offer?: QuoteOffer): TableFigures | null {
  if (!offer?.modules.length) return null;
  const usersOf = (id: string) =>
    offer.roles.reduce((total, { users, modules }) => total + (modules?.includes(id) ? users : 0), 0);
  return {
    title: 'Quote outline',
    tag: { value: 'Example' },
    columns: [
      { label: 'Module' },
      { label: 'Who uses it', kind: 'users', margin: true },
      { label: 'Users', kind: 'quantity' },
    ],
    rows: offer.modules.map(({ id, name, chosen }) => {
      const users = chosen ? usersOf(id) : 0;
      const look = { isQuiet: users === 0 };
      return [
        { value: name, ...look },
        { value: chosen ? users : 'Add later', ...look },
        { value: users, ...look },
      ];
    }),
    totals: ['Your price', null, 'On quote'],
  };
}

/** How long an implementation takes for each company size, on an axis of whole months. */
export function implementation(_company: Company, offer?: QuoteOffer) {
  const units = unitsIn(offer?.language);
  const ranges = (offer?.sizes ?? []).map(({ name, time }) => {
    // One time alone is the longest: it begins at the start.
    const [from = 0, to = from] = monthsIn(time, units);
    return { name, time, from: from === to ? 0 : from, to };
  });
  const longest = Math.max(0, ...ranges.map(({ to }) => to));
  return longest > 0 ? { name: 'implementation' as const, ranges, months: Math.ceil(longest) } : null;
}

/** How many months a unit has. */
const MONTHS = { day: 12 / 365.2425, week: 84 / 365.2425, month: 1, year: 12 };

/** The words of a language for units of time, in singular and plural, and how many months each has. */
function unitsIn(language = 'en'): Map<string | undefined, number> {
  const words = Object.entries(MONTHS).flatMap(([unit, months]) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    const parts = [1, 2].flatMap((count) => format.formatToParts(count));
    return parts.flatMap(({ type, value }) =>
      type === 'unit' ? [[value.toLowerCase(), months] as const] : [],
    );
  });
  return new Map(words);
}

/** The times that a text names, in months, the shortest first: "2–6 weeks" has two. A figure without a unit is none. */
function monthsIn(text: string, units: ReturnType<typeof unitsIn>): number[] {
  const times = new RegExp(`(\\d+(?:[.,]\\d+)?)(?=.*?(${[...units.keys()].join('|')}))`, 'g');
  return [...text.toLowerCase().matchAll(times)]
    .map(([, figure = '', unit]) => Number(figure.replace(',', '.')) * (units.get(unit) ?? 0))
    .sort((one, other) => one - other);
}
