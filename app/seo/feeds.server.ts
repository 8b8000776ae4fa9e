import type { PublishedContent } from '../content/cache/published-content.server';
import { cacheHeaders } from '../content/pages/cache-headers.server';
import { topicNames } from '../content/pages/list-page.server';
import type { LoadedPage } from '../content/pages/load-page.server';
import { loadFeed } from '../content/pages/load-site.server';
import type { Provenance } from '../content/source/answer';
import type { SiteSettings, TopicDocument } from '../content-model/content-types';
import { homePath } from '../content-model/site-language';
import { env } from '../env.server';
import { feedPath, topicFeedPath } from './page-addresses';
import { type Feed, rssXml } from './xml-files';

/** Blog and news in a language. @throws ContentUnavailable */
export async function languageFeed(
  content: PublishedContent,
  asked: SiteSettings,
  answers: Provenance[] = [],
) {
  const { articles, settings, answers: more } = await loadFeed(content, asked);
  const pagePath = homePath(settings);
  const { productName: title, seo } = settings;
  const feed = { articles, title, description: seo.description, path: feedPath(pagePath), pagePath };
  return made(feed, settings, [...answers, ...more]);
}

export async function topicFeed(
  content: PublishedContent,
  topic: TopicDocument,
  { path, site, answers }: LoadedPage,
) {
  const { settings } = site;
  const { articles, answers: more } = await loadFeed(content, settings, topicNames(topic));
  const title = `${topic.title} | ${settings.productName}`;
  const description = topic.description || settings.seo.description;
  const feed = { articles, title, description, path: topicFeedPath(path), pagePath: path };
  return made(feed, settings, [...answers, ...more]);
}

/** Feed readers on other sites fetch it by script. */
function made(feed: Feed, settings: SiteSettings, answers: readonly Provenance[]) {
  const headers = { ...cacheHeaders(answers), 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return { body: rssXml(feed, settings, env.SITE_URL), headers };
}
