import { methodNotAllowed } from '../content/responses.server';
import { securityHeaders } from '../security-headers.server';
import { siteUrl } from '../seo/site-url.server';

/** Rules for crawlers, and the sitemap's URL. */
export const loader = () =>
  new Response(`User-agent: *\nDisallow: /api/\nDisallow: /preview/\n\nSitemap: ${siteUrl()}/sitemap.xml\n`, {
    headers: {
      ...securityHeaders(),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
    },
  });

export const action = methodNotAllowed;
