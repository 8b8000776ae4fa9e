import { useEffect, useState } from 'react';
import { distinctUntilChanged, map, type Observable, retry, shareReplay } from 'rxjs';
import { type DocumentStore, useDocumentStore } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { LANGUAGE_OPTIONS, languagesOf, languagesQuery, type SiteLanguage } from './site-languages';

const RETRY_MS = 5_000;

/** By document store, the languages of the site. */
const languagesIn = new WeakMap<DocumentStore, Observable<SiteLanguage[]>>();

/**
 * The languages of the site, now and after each change. Languages that are known are emitted synchronously: Studio
 * resolves the tree again while a document is edited, and closes an open dialog if the tree arrives later.
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

/** The languages of the site, the default one first; undefined until they are known. */
export function useSiteLanguages(): readonly SiteLanguage[] | undefined {
  const store = useDocumentStore();
  const [languages, setLanguages] = useState<readonly SiteLanguage[]>();
  useEffect(() => {
    const subscription = siteLanguages(store).subscribe(setLanguages);
    return () => subscription.unsubscribe();
  }, [store]);
  return languages;
}
