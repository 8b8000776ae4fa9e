import { methodNotAllowed } from '../content/responses.server';
import { securityHeaders } from '../security-headers.server';
import { siteUrl } from '../seo/site-url.server';

const PUBLIC_RULES = `User-agent: *\nDisallow: /api/\nDisallow: /preview/\n\nSitemap: ${siteUrl()}/sitemap.xml\n`;

/** Rules for crawlers and the sitemap's URL. A site that is not public (its origin is not https) allows nothing. */
export const loader = () =>
  new Response(siteUrl().startsWith('https:') ? PUBLIC_RULES : 'User-agent: *\nDisallow: /\n', {
    headers: {
      ...securityHeaders(),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
    },
  });

export const action = methodNotAllowed;
