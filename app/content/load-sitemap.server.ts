import { loadSite } from './load-site.server';
import { fillLink } from './placeholders';
import { publishedContent } from './published-content.server';
import { sitemapQuery } from './queries/sitemap.groq';

/**
 * Path and date of every page that search engines may know.
 * @throws ContentUnavailable
 */
export async function loadSitemap() {
  const [{ brand, ...siteAnswer }, { result, ...answer }] = await Promise.all([
    loadSite(),
    publishedContent.fetch('sitemap', sitemapQuery),
  ]);
  const entries = result.map(({ path, _updatedAt }) => ({
    path: fillLink(path, brand),
    lastModified: _updatedAt,
  }));
  return { entries, answers: [siteAnswer, answer] };
}
