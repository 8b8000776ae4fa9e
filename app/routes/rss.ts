import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadSite } from '../content/pages/load-site.server';
import { methodNotAllowed } from '../content/pages/responses.server';
import { languageFeed } from '../seo/feeds.server';
import { validatedResponse } from '../seo/validated-response.server';
import { publishedContent } from '../services.server';

/** Blog and news, for feed readers. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  validatedResponse(request, publishedContent, 'application/rss+xml; charset=utf-8', async () => {
    const { site } = await loadSite(publishedContent);
    return languageFeed(publishedContent, site.settings);
  });

export const action = methodNotAllowed;
