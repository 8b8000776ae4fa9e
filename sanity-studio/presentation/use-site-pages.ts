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

/** Every page of the site in a perspective, in the order of their paths; undefined while they are being asked for. */
export function useSitePages(perspective: 'drafts' | 'published'): SitePage[] | undefined {
  const store = useDocumentStore();
  const [pages, setPages] = useState<SitePage[]>();
  useEffect(() => {
    const options = { perspective, apiVersion: API_VERSION, tag: 'site-pages' } as const;
    const asked = store.listenQuery(pagesQuery, {}, options).subscribe({
      next: (found: Found) =>
        setPages((before) => {
          const pages = sitePages(found);
          return JSON.stringify(before) === JSON.stringify(pages) ? before : pages;
        }),
      error: () => setPages([]),
    });
    return () => asked.unsubscribe();
  }, [store, perspective]);
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
