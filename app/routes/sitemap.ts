import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheHeaders } from '../content/cache-headers.server';
import { ContentUnavailable } from '../content/content-unavailable.server';
import { loadSitemap } from '../content/load-sitemap.server';
import { refuseWrite, unavailable } from '../content/responses.server';
import { siteUrl } from '../seo/site-url.server';
import { sitemapXml } from '../seo/sitemap-xml';
import { validatedResponse } from '../seo/validated-response.server';

/** Every page that search engines may know. */
export async function loader({ request }: LoaderFunctionArgs) {
  try {
    const { entries, answers } = await loadSitemap();
    return validatedResponse({
      request,
      body: sitemapXml(entries, siteUrl()),
      type: 'application/xml; charset=utf-8',
      headers: cacheHeaders(answers),
    });
  } catch (error) {
    if (error instanceof ContentUnavailable) return unavailable();
    throw error;
  }
}

export const action = refuseWrite;
