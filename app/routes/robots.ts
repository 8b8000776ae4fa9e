import { env } from '../env.server';

const PUBLIC_RULES = `User-agent: *\nDisallow: /api/\nDisallow: /preview/\n\nSitemap: ${env.SITE_URL}/sitemap.xml\n`;

/** Rules for crawlers and the sitemap's URL. A site that is not public (its origin is not https) allows nothing. */
export const loader = () =>
  new Response(env.SITE_URL.startsWith('https:') ? PUBLIC_RULES : 'User-agent: *\nDisallow: /\n', {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
    },
  });
