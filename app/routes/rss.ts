import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheHeaders } from '../content/pages/cache-headers.server';
import { loadFeed } from '../content/pages/load-site.server';
import { methodNotAllowed } from '../content/pages/responses.server';
import { env } from '../env.server';
import { validatedResponse } from '../seo/validated-response.server';
import { rssXml } from '../seo/xml-files';

/** Blog and news, for feed readers. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  validatedResponse(request, 'application/rss+xml; charset=utf-8', async () => {
    const { articles, settings, answers } = await loadFeed();
    // Feed readers on other sites fetch it by script.
    const headers = { ...cacheHeaders(answers), 'Cross-Origin-Resource-Policy': 'cross-origin' };
    const { productName: title, seo } = settings;
    const feed = { articles, title, description: seo.description, path: '/rss.xml', pagePath: '/' };
    return { body: rssXml(feed, settings, env.SITE_URL), headers };
  });

export const action = methodNotAllowed;
