import type { LoaderFunctionArgs } from '@remix-run/node';
import { canonicalPath } from '../../protocol/canonical-path';
import { loadPage } from '../content/pages/load-page.server';
import { loadSite } from '../content/pages/load-site.server';
import { notFound, redirectTo, redirectWithPage } from '../content/pages/responses.server';
import { homePath } from '../content-model/site-language';
import { languageFeed, topicFeed } from '../seo/feeds.server';
import { feedPath, topicOfFeed } from '../seo/page-addresses';
import { validatedResponse } from '../seo/validated-response.server';
import { publishedContent } from '../services.server';

/** The feed of blog and news, of a topic, or of a language other than the default one. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  validatedResponse(request, publishedContent, 'application/rss+xml; charset=utf-8', () =>
    feedAt(new URL(request.url)),
  );

/**
 * @param url of the feed
 * @throws Response 308 to the canonical address, or to the feed of the page that a redirect leads to; 404 where there is
 *   neither a topic nor a home page; 503
 * @throws ContentUnavailable
 */
async function feedAt(url: URL): Promise<{ body: string; headers: Record<string, string> }> {
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) throw redirectTo(path, 308);
  if (path === feedPath('/'))
    return languageFeed(publishedContent, (await loadSite(publishedContent)).site.settings);
  const pagePath = topicOfFeed(path);
  if (pagePath === undefined) {
    // An editor's redirect may begin here.
    await loadPage(new Request(url), publishedContent);
    throw notFound();
  }
  const page = await loadPage(new Request(new URL(pagePath, url)), publishedContent).catch((error) =>
    redirectWithPage(error, feedPath),
  );
  const { document, site, answers } = page;
  if (document._type === 'topic') return topicFeed(publishedContent, document, page);
  const isHome = pagePath !== '/' && pagePath === homePath(site.settings);
  if (!isHome) throw notFound(404, answers);
  return languageFeed(publishedContent, site.settings, answers);
}
