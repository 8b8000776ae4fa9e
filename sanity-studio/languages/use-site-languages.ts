import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';
import { siteLanguages } from './listen-languages';
import type { SiteLanguage } from './site-languages';

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
