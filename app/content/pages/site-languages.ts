import { canonicalLanguage, DEFAULT_LANGUAGE, frameId, languageOfFrame } from '../../../protocol/language';
import type { SiteLanguage, SiteSettings, Translation } from '../../content-model/content-types';
import type { SiteQueryResult } from '../../content-model/sanity.types';
import { otherLanguage } from '../../content-model/site-language';
import type { Visible } from '../../content-model/visible';

type Stored = Visible<SiteQueryResult>['languages'];
type Translated = { language: string | null; path: string | null; noindex?: boolean | null };

/**
 * Those that have settings and a menu, the default one first.
 * @returns undefined where there is no other, so that browsers are sent nothing
 */
export function languagesOf({ settings, menus, home }: Stored): SiteLanguage[] | undefined {
  const main = settings.find(({ _id }) => _id === 'siteSettings');
  const homes = publishedIn(home?.translations);
  const others = settings.flatMap(({ _id }) => {
    const language = languageOfFrame('siteSettings', _id);
    if (!language || !menus.includes(frameId('navigation', language))) return [];
    const path = homes.find((one) => one.language === language)?.path;
    return { language, ...(path && { path }) };
  });
  const first = { language: canonicalLanguage(main?.language ?? '') ?? DEFAULT_LANGUAGE, path: '/' };
  const all = [first, ...others];
  return all.length > 1 ? all.map((one) => ({ ...one, name: ownName(one.language, all) })) : undefined;
}

/** Without its country, unless the site has another of the same name. */
function ownName(tag: string, all: readonly { language: string }[]): string {
  const nameOf = (part: string) => new Intl.DisplayNames([tag], { type: 'language' }).of(part) ?? part;
  const short = new Intl.Locale(tag).language;
  const isAlone = all.filter(({ language }) => new Intl.Locale(language).language === short).length === 1;
  const [first = '', ...others] = nameOf(isAlone ? short : tag);
  return [first.toLocaleUpperCase(tag), ...others].join('');
}

function publishedIn(stored: readonly (Translated | null)[] | null | undefined): Translation[] {
  return (stored ?? []).flatMap((one) => {
    const language = canonicalLanguage(one?.language ?? '');
    return language && one?.path ? { language, path: one.path, isListed: one.noindex !== true } : [];
  });
}

type OfSite = Pick<SiteSettings, 'language' | 'languages'>;

/** What a query of one language asks for, with settings and menu of it. */
export function inLanguageOf(settings: OfSite) {
  const { language, languages } = settings;
  const frame = otherLanguage(settings);
  return { language, defaultLanguage: languages?.[0]?.language ?? language, ...(frame && { frame }) };
}

/** Whether the site has the language of a document; one without has the default one. */
export function isOfSite({ language: own, languages }: OfSite, language: string | null): boolean {
  return language === null || (languages ?? [{ language: own }]).some((one) => one.language === language);
}

/**
 * A page in each language of the site that it is published in.
 * @param page itself
 * @param stored what its query answers
 * @returns empty where there is one language
 */
export function translationsOf(
  page: Translation,
  stored: readonly (Translated | null)[] | null,
  { languages = [] }: OfSite,
): Translation[] {
  const published = publishedIn(stored);
  return languages.flatMap(({ language }) =>
    language === page.language ? page : (published.find((one) => one.language === language) ?? []),
  );
}

type Address = { language: string | null; path: string };

/** What `hreflang` says: the page in each language, and for all others that in the default one; nothing if it is alone. */
export function alternatesOf(pages: readonly Address[], defaultLanguage: string | undefined): Address[] {
  if (pages.length < 2) return [];
  const other = pages.find(({ language }) => language === defaultLanguage);
  return other ? [...pages, { language: 'x-default', path: other.path }] : [...pages];
}

type Entry = { _id: string; language: string | null; path: string };

/** @param groups ids of documents that are translations of each other */
export function withTranslations<Each extends Entry>(
  entries: readonly Each[],
  groups: readonly { ids: (string | null)[] | null }[] = [],
) {
  const byId = new Map(entries.map((entry) => [entry._id, entry]));
  const tied = groups.flatMap(({ ids }) => {
    const pages = (ids ?? []).flatMap((id) => byId.get(id ?? '') ?? []);
    return pages.map((page) => [page, pages] as const);
  });
  const translations = new Map(tied);
  return entries.map((entry) => ({ ...entry, translations: translations.get(entry) ?? [] }));
}
