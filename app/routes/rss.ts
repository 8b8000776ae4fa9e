import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheHeaders } from '../content/cache-headers.server';
import { ContentUnavailable } from '../content/content-unavailable.server';
import { loadFeed } from '../content/load-feed.server';
import { refuseWrite, unavailable } from '../content/responses.server';
import { rssXml } from '../seo/rss-xml';
import { siteUrl } from '../seo/site-url.server';
import { validatedResponse } from '../seo/validated-response.server';

/** Blog and news, for feed readers. */
export async function loader({ request }: LoaderFunctionArgs) {
  try {
    const { articles, settings, answers } = await loadFeed();
    return validatedResponse({
      request,
      body: rssXml(articles, settings, siteUrl()),
      type: 'application/rss+xml; charset=utf-8',
      // Readers on other sites fetch it with scripts of theirs.
      headers: { ...cacheHeaders(answers), 'Cross-Origin-Resource-Policy': 'cross-origin' },
    });
  } catch (error) {
    if (error instanceof ContentUnavailable) return unavailable();
    throw error;
  }
}

export const action = refuseWrite;
