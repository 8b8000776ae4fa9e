/** One page of the sitemap: its path, and when it last changed (ISO 8601). */
export type SitemapEntry = { path: string; lastModified: string };

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/**
 * The sitemap as XML (sitemaps.org, protocol 0.9).
 * @param siteUrl the public origin
 */
export function sitemapXml(entries: SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(
    ({ path, lastModified }) =>
      `<url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc><lastmod>${escapeXml(lastModified)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
