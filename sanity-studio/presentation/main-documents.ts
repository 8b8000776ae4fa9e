import { defineDocuments } from 'sanity/presentation';

/** A stored path may name the product by a placeholder; the site puts its short name there, and so does this. */
const STANDS_AT_PATH =
  'array::join(string::split(path, "{product}"), coalesce(*[_id == "siteSettings"][0].productSlug, "")) == $path';

/** Which document a page of the site is: the one that stands at its path, by the site's own rule. */
export const mainDocuments = defineDocuments([
  {
    route: '/:path*',
    filter: `_type in ["page", "article", "legalPage"] && ${STANDS_AT_PATH}`,
    params: ({ path }) => ({ path }),
  },
]);
