import { getPublishedId } from '@sanity/client/csm';
import { canonicalLanguage, DEFAULT_LANGUAGE, frameId, languageOfFrame } from '../../protocol/language';
import { STUDIO_LANGUAGE } from '../schema/names/studio-dates';

/** A language of the site. `tag`: BCP 47; `name`: in the language of Studio. */
export type SiteLanguage = { tag: string; name: string };

/** Input of `languagesOf`: what says which languages the site has. */
export const languagesQuery = '*[_type == "siteSettings"]{ _id, language }';

/** The answer to `languagesQuery`. */
export type LanguageSettings = { _id: string; language: string | null }[];

/**
 * The languages of the site, the default one first: that which visitors read, if it is published. Another begins with a
 * draft of its settings.
 */
export function languagesOf(settings: LanguageSettings): SiteLanguage[] {
  const main = settings.filter(({ _id }) => getPublishedId(_id) === 'siteSettings');
  const own = (main.find(({ _id }) => _id === 'siteSettings') ?? main[0])?.language;
  const others = settings.flatMap(({ _id }) => languageOfFrame('siteSettings', getPublishedId(_id)) ?? []);
  const tags = new Set([canonicalLanguage(own ?? '') ?? DEFAULT_LANGUAGE, ...others.sort()]);
  return Array.from(tags, (tag) => ({ tag, name: languageName(tag) }));
}

/**
 * GROQ: what is in a language. As in the tree, what has no language, or one that the site does not have, is in the
 * default one. Empty where the site has one language.
 */
export function inLanguage([main, ...others]: readonly SiteLanguage[], tag: string | undefined): string {
  if (others.length === 0) return '';
  return tag === undefined || tag === main?.tag
    ? ` && !(language in ${JSON.stringify(others.map((other) => other.tag))})`
    : ` && language == ${JSON.stringify(tag)}`;
}

/** The id of the settings or the menu that the pages of a language show. */
export const frameIn = ([main]: readonly SiteLanguage[], tag: string | undefined, type: string): string =>
  tag === undefined || tag === main?.tag ? type : frameId(type, tag);

const names = new Intl.DisplayNames(STUDIO_LANGUAGE, { type: 'language' });
export const languageName = (tag: string) => names.of(tag) ?? tag;

export const LANGUAGE_OPTIONS = { perspective: 'drafts', tag: 'languages' } as const;
