import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheHeaders } from '../content/cache-headers.server';
import { loadSitemap } from '../content/load-site.server';
import { methodNotAllowed } from '../content/responses.server';
import { siteUrl } from '../seo/site-url.server';
import { sitemapXml } from '../seo/sitemap-xml';
import { validatedResponse } from '../seo/validated-response.server';

/** Every page that may be indexed. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  validatedResponse(request, 'application/xml; charset=utf-8', async () => {
    const { entries, answers } = await loadSitemap();
    return { body: sitemapXml(entries, siteUrl()), headers: cacheHeaders(answers) };
  });

export const action = methodNotAllowed;
