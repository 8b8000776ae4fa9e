import { absoluteUrl, isoTime } from './absolute-url';
import { escapeXml } from './xml-files';

/** One page of the site: its path, and when it last changed (ISO 8601). */
type SitemapEntry = { path: string; lastModified: string };

/** Crawlers read no more of one file. */
const MAX_ENTRIES = 50_000;

/**
 * The sitemap as XML (sitemaps.org, protocol 0.9).
 * @param entries invalid dates are omitted
 * @param siteUrl the public origin
 */
export function sitemapXml(entries: readonly SitemapEntry[], siteUrl: string): string {
  const lines = entries.slice(0, MAX_ENTRIES).map(({ path, lastModified }) => {
    const time = isoTime(lastModified);
    const lastmod = time ? `<lastmod>${time}</lastmod>` : '';
    return `<url><loc>${escapeXml(absoluteUrl(path, siteUrl))}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`;
}
