import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheHeaders } from '../content/pages/cache-headers.server';
import { loadSitemap } from '../content/pages/load-site.server';
import { env } from '../env.server';
import { validatedResponse } from '../seo/validated-response.server';
import { sitemapXml } from '../seo/xml-files';
import { publishedContent } from '../services.server';

/** Every page that may be indexed. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  validatedResponse(request, publishedContent, 'application/xml; charset=utf-8', async () => {
    const { entries, languages, answers } = await loadSitemap(publishedContent);
    const body = sitemapXml(entries, env.SITE_URL, languages?.[0]?.language);
    return { body, headers: cacheHeaders(answers) };
  });
