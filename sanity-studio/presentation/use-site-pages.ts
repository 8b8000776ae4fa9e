import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';
import { fillLink } from '../addresses/fill-link';
import { API_VERSION } from '../schema/rules/api-version';

export type SitePage = { id: string; type: string; title: string; path: string };

type Found = {
  pages: { _id: string; _type: string; title: string | null; path: string }[];
  product: { slug: string | null; name: string | null } | null;
};

const pagesQuery = `{
  "pages": *[_type in ["page", "article", "legalPage"] && defined(path)] | order(path asc){ _id, _type, title, path },
  "product": *[_id == "siteSettings"][0]{ "slug": productSlug, "name": productName }
}`;

/** Every page of the site, drafts included, in the order of their paths; undefined while they are being asked for. */
export function useSitePages(): SitePage[] | undefined {
  const store = useDocumentStore();
  const [pages, setPages] = useState<SitePage[]>();
  useEffect(() => {
    const options = { perspective: 'drafts', apiVersion: API_VERSION, tag: 'site-pages' } as const;
    const asked = store.listenQuery(pagesQuery, {}, options).subscribe({
      next: (found: Found) => setPages(sitePages(found)),
      error: () => setPages([]),
    });
    return () => asked.unsubscribe();
  }, [store]);
  return pages;
}

function sitePages({ pages, product }: Found): SitePage[] {
  const brand = { productSlug: product?.slug ?? '', applicationHost: '' };
  return pages.map(({ _id, _type, title, path }) => ({
    id: _id,
    type: _type,
    title: title?.replaceAll('{product}', () => product?.name ?? '') ?? path,
    path: fillLink(path, brand),
  }));
}
