import { absoluteUrl } from './absolute-url';
import { escapeXml } from './escape-xml';
import { isoTime } from './iso-time';

/** One page of the sitemap: its path, and when it last changed (ISO 8601). */
export type SitemapEntry = { path: string; lastModified: string };

/** A sitemap may list no more; a site that outgrows it needs an index of sitemaps. */
const MAX_ENTRIES = 50_000;

/**
 * The sitemap as XML (sitemaps.org, protocol 0.9).
 * @param entries no date is given where one is none; entries beyond the protocol's 50,000 are left out
 * @param siteUrl the public origin
 */
export function sitemapXml(entries: SitemapEntry[], siteUrl: string): string {
  const urls = entries.slice(0, MAX_ENTRIES).map(({ path, lastModified }) => {
    const time = isoTime(lastModified);
    const lastmod = time ? `<lastmod>${time}</lastmod>` : '';
    return `<url><loc>${escapeXml(absoluteUrl(path, siteUrl))}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
