import { defineDocuments } from 'sanity/presentation';
import type { SitePage } from './use-site-pages';

/** A stored path may name the product by a placeholder; the site puts its short name there, and so does this. */
const STANDS_AT_PATH =
  'array::join(string::split(path, "{product}"), coalesce(*[_id == "siteSettings"][0].productSlug, "")) == $path';

const AT_PATH = `_type in ["page", "article", "legalPage"] && ${STANDS_AT_PATH}`;

/**
 * Which document a page of the site is: the one that stands at its path, and of several the published, then the older, by
 * the site's own rule (`document.groq.ts`).
 * @param published all published pages
 */
export function mainDocuments(published: readonly SitePage[]) {
  const publishedAt = (place: string) =>
    JSON.stringify(published.flatMap(({ id, path }) => (path === place ? [id] : [])));
  return defineDocuments([
    {
      route: '/:path*',
      filter: ({ path }) =>
        `${AT_PATH} && _id == (*[${AT_PATH}] | order(_id in ${publishedAt(path)} desc, _createdAt asc))[0]._id`,
      params: ({ path }) => ({ path }),
    },
  ]);
}
