import { fetchContent } from './fetch-content.server';
import { loadSite } from './load-site.server';
import { fillLink } from './placeholders';
import { sitemapQuery } from './queries/sitemap.groq';

/**
 * Path and date of every page that search engines may know.
 * @throws ContentUnavailable
 */
export async function loadSitemap() {
  const [{ brand }, { result, tags, from }] = await Promise.all([
    loadSite(),
    fetchContent('sitemap', sitemapQuery),
  ]);
  const entries = result.map(({ path, _updatedAt }) => ({
    path: fillLink(path, brand),
    lastModified: _updatedAt,
  }));
  return { entries, tags, from };
}
