import type { LoaderFunctionArgs } from '@remix-run/node';
import { canonicalPath } from '../../protocol/canonical-path';
import { cacheHeaders } from '../content/pages/cache-headers.server';
import { topicNames } from '../content/pages/list-page.server';
import { loadPage } from '../content/pages/load-page.server';
import { loadFeed } from '../content/pages/load-site.server';
import { methodNotAllowed, notFound, redirectTo, redirectWithPage } from '../content/pages/responses.server';
import { env } from '../env.server';
import { topicFeedPath, topicOfFeed } from '../seo/page-addresses';
import { validatedResponse } from '../seo/validated-response.server';
import { rssXml } from '../seo/xml-files';

/** The articles about a topic, for feed readers. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  validatedResponse(request, 'application/rss+xml; charset=utf-8', () => topicFeed(new URL(request.url)));

export const action = methodNotAllowed;

/**
 * The feed of a topic, and its headers.
 * @param url of the feed
 * @throws Response 308 to the canonical address, or to the feed of the page that a redirect leads to; 404 where there is
 *   no topic; 503
 * @throws ContentUnavailable
 */
async function topicFeed(url: URL): Promise<{ body: string; headers: Record<string, string> }> {
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) throw redirectTo(path, 308);
  const pagePath = topicOfFeed(path);
  if (pagePath === undefined) {
    // An editor's redirect may begin here.
    await loadPage(new Request(url));
    throw notFound();
  }
  const { document, site, answers } = await loadPage(new Request(new URL(pagePath, url))).catch((error) =>
    redirectWithPage(error, topicFeedPath),
  );
  if (document._type !== 'topic') throw notFound(404, answers);
  const { articles, answers: more } = await loadFeed(topicNames(document));
  const { productName, seo } = site.settings;
  const title = `${document.title} | ${productName}`;
  const feed = { articles, title, description: document.description || seo.description, path, pagePath };
  // Feed readers on other sites fetch it by script.
  const headers = { ...cacheHeaders([...answers, ...more]), 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return { body: rssXml(feed, site.settings, env.SITE_URL), headers };
}
