import { loadSite } from './load-site.server';
import { fillPlaceholders } from './placeholders';
import { publishedContent } from './published-content.server';
import { feedQuery } from './queries/feed.groq';

/**
 * The latest articles of blog and news, newest first, their placeholders filled, and the settings that name the feed.
 * @throws ContentUnavailable
 */
export async function loadFeed() {
  const [{ brand, site, ...siteAnswer }, { result, ...answer }] = await Promise.all([
    loadSite(),
    publishedContent.fetch('feed', feedQuery),
  ]);
  return {
    articles: fillPlaceholders(result, brand),
    settings: site.settings,
    answers: [siteAnswer, answer],
  };
}
