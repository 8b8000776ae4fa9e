import type { Company } from '../../../protocol/sample-company/company';
import type { Offer } from '../../blocks/quote-builder/quote';

/** What a quote builder offers, in the language of the content. */
export type QuoteOffer = Offer & { language: string };

/** The outline that the quote builder begins with: the users of all roles of a module; null for one to add later. */
export function quoteOutline(_company: Company, offer?: QuoteOffer) {
  if (!offer?.modules.length) return null;
  const usersOf = (id: string) =>
    offer.roles.reduce((total, { users, modules }) => total + (modules?.includes(id) ? users : 0), 0);
  const modules = offer.modules.map(({ id, name, chosen }) => ({ name, users: chosen ? usersOf(id) : null }));
  return { name: 'quote-outline' as const, modules };
}

/** How long an implementation takes for each company size, on an axis of whole months. */
export function implementation(_company: Company, offer?: QuoteOffer) {
  const ranges = (offer?.sizes ?? []).map(({ name, time }) => {
    // One time alone is the longest: it begins at the start.
    const [from = 0, to = from] = monthsIn(time, offer?.language);
    return { name, time, from: from === to ? 0 : from, to };
  });
  const longest = Math.max(0, ...ranges.map(({ to }) => to));
  return longest > 0 ? { name: 'implementation' as const, ranges, months: Math.ceil(longest) } : null;
}

const DAYS_PER_MONTH = 365.2425 / 12;
const UNITS = [
  ['day', 1],
  ['week', 7],
  ['month', DAYS_PER_MONTH],
  ['year', DAYS_PER_MONTH * 12],
] as const;

/**
 * The times that a text names, in months, the shortest first: "2–6 weeks" has two.
 * @returns none where a number has no unit of the language after it
 */
function monthsIn(text: string, language = 'en'): number[] {
  const words = UNITS.flatMap(([unit, days]) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return [1, 2].map((count) => {
      const parts = format.formatToParts(count);
      return { word: parts.find(({ type }) => type === 'unit')?.value.toLowerCase() ?? '', days };
    });
  });
  const times = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].flatMap(({ 0: digits, index }) => {
    const after = text.slice(index).toLowerCase();
    const [nearest] = words
      .map(({ word, days }) => ({ days, at: after.indexOf(word) }))
      .filter(({ at }) => at > 0)
      .sort((one, other) => one.at - other.at);
    return nearest ? [(Number(digits.replace(',', '.')) * nearest.days) / DAYS_PER_MONTH] : [];
  });
  return times.sort((one, other) => one - other);
}
