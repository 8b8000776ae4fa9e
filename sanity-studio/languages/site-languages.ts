import { getPublishedId } from '@sanity/client/csm';
import { canonicalLanguage, DEFAULT_LANGUAGE, languageOfFrame } from '../../protocol/language';
import { STUDIO_LANGUAGE } from '../schema/names/studio-dates';

/** A language of the site. `tag`: BCP 47; `name`: in the language of Studio. */
export type SiteLanguage = { tag: string; name: string };

/** Input of `languagesOf`: what says which languages the site has. */
export const languagesQuery = '*[_type == "siteSettings"]{ _id, language }';

/** The answer to `languagesQuery`. */
export type LanguageSettings = { _id: string; language: string | null }[];

/** The languages of the site, the default one first. A language begins with a draft of its settings. */
export function languagesOf(settings: LanguageSettings): SiteLanguage[] {
  const own = settings.find(({ _id }) => getPublishedId(_id) === 'siteSettings')?.language;
  const others = settings.flatMap(({ _id }) => languageOfFrame('siteSettings', getPublishedId(_id)) ?? []);
  const tags = new Set([canonicalLanguage(own ?? '') ?? DEFAULT_LANGUAGE, ...others.sort()]);
  return Array.from(tags, (tag) => ({ tag, name: names.of(tag) ?? tag }));
}

const names = new Intl.DisplayNames(STUDIO_LANGUAGE, { type: 'language' });

export const LANGUAGE_OPTIONS = { perspective: 'drafts', tag: 'languages' } as const;
