import { cacheHeaders } from '../content/cache-headers.server';
import { ContentUnavailable } from '../content/fetch-content.server';
import { loadSitemap } from '../content/load-sitemap.server';
import { unavailable } from '../content/responses.server';
import { securityHeaders } from '../security-headers.server';
import { siteUrl } from '../seo/site-url.server';
import { sitemapXml } from '../seo/sitemap-xml';

/** Every page that search engines may know. */
export async function loader() {
  try {
    const { entries, ...answer } = await loadSitemap();
    const headers = {
      ...securityHeaders(),
      ...cacheHeaders([answer]),
      'Content-Type': 'application/xml; charset=utf-8',
    };
    return new Response(sitemapXml(entries, siteUrl()), { headers });
  } catch (error) {
    if (error instanceof ContentUnavailable) return unavailable();
    throw error;
  }
}
