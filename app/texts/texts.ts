import type { Plural } from './language-file';
import type { Texts } from './languages/en';

const FALLBACK = 'en';

/** Names of the files that have texts in a language: of `de-CH` its own, else `de`. */
export const filesFor = (tag: string): string[] => [tag, tag.replace(/-.*/, '')];

/**
 * @param tag a language (BCP 47) as in site settings
 * @param find what a language has, by the name of its file
 * @returns what the language has, else English
 */
export function inLanguageOf<Found>(
  tag: string,
  find: (name: string) => Found | undefined,
): Found | undefined {
  return [...filesFor(tag), FALLBACK].map(find).find((found) => found !== undefined);
}

/**
 * The texts that the site itself brings.
 * @throws Error where none are loaded
 */
export function textsOf(tag: string): Texts {
  const loaded = globalThis.siteTexts ?? {};
  // A browser has loaded one language only.
  const texts = inLanguageOf(tag, (name) => loaded[name]) ?? Object.values(loaded)[0];
  if (!texts) throw new Error('The texts of no language are loaded');
  return texts;
}

const IN_BRACES = /\{(\w+)\}/g;

/** @param text with names in braces @param values by name */
export function filled(text: string, values: Record<string, string>): string {
  return text.replace(IN_BRACES, (braced, name: string) => values[name] ?? braced);
}

/** The form of a text for a number, with the number in it. */
export function counted(forms: Plural, count: number, language: string): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return filled(form, { count: written(count, language) });
}

/** A whole number as the language writes it. */
export const written = (count: number, language: string): string =>
  new Intl.NumberFormat(language).format(count);
