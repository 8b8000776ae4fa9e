import { defineQuery } from 'groq';

/** Every path of the site that search engines may know, and when it last changed. */
export const sitemapQuery = defineQuery(`
  *[_type in ["page", "article", "legalPage"] && defined(path) && seo.noindex != true] | order(path asc){ path, _updatedAt }
`);
