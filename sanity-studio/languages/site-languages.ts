import { getPublishedId } from '@sanity/client/csm';
import { canonicalLanguage, DEFAULT_LANGUAGE, languageOfFrame } from '../../protocol/language';
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

const names = new Intl.DisplayNames(STUDIO_LANGUAGE, { type: 'language' });
export const languageName = (tag: string) => names.of(tag) ?? tag;

export const LANGUAGE_OPTIONS = { perspective: 'drafts', tag: 'languages' } as const;
