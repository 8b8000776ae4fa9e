import { defineDocuments } from 'sanity/presentation';

/** A stored path may name the product by a placeholder; the site puts its short name there, and so does this. */
const STANDS_AT_PATH =
  'array::join(string::split(path, "{product}"), coalesce(*[_id == "siteSettings"][0].productSlug, "")) == $path';

const AT_PATH = `_type in ["page", "article", "legalPage"] && ${STANDS_AT_PATH}`;

/** Which document a page of the site is: the one that stands at its path, and of two the older, by the site's own rule. */
export const mainDocuments = defineDocuments([
  {
    route: '/:path*',
    filter: `${AT_PATH} && _id == (*[${AT_PATH}] | order(_createdAt asc))[0]._id`,
    params: ({ path }) => ({ path }),
  },
]);
