import { getPublishedId } from '@sanity/client/csm';
import { distinctUntilChanged, map, type Observable, retry, shareReplay } from 'rxjs';
import type { DocumentStore } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
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

const RETRY_MS = 5_000;

/** By document store, the languages of the site. */
const languagesIn = new WeakMap<DocumentStore, Observable<SiteLanguage[]>>();

/**
 * Those that are known are there at once: Studio resolves the tree again while a document is edited, and closes its open
 * dialog if the tree is late.
 */
export function siteLanguages(documentStore: DocumentStore): Observable<SiteLanguage[]> {
  const options = { ...LANGUAGE_OPTIONS, apiVersion: API_VERSION };
  const languages =
    languagesIn.get(documentStore) ??
    documentStore.listenQuery(languagesQuery, {}, options).pipe(
      retry({ delay: RETRY_MS }),
      map(languagesOf),
      distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
      shareReplay(1),
    );
  languagesIn.set(documentStore, languages);
  return languages;
}
