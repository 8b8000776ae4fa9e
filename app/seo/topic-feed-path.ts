/** The feeds of topics are below it: a route of Remix cannot end in a name after any path. */
const FOLDER = '/rss';
const SUFFIX = '.xml';

/**
 * The path of a topic's feed.
 * @param path canonical path of the topic
 */
export const topicFeedPath = (path: string): string => `${FOLDER}${path}${SUFFIX}`;

/**
 * The path of a feed's topic.
 * @param path below `/rss`, as of a request
 * @returns undefined if it is not that of a feed
 */
export function topicOfFeed(path: string): string | undefined {
  const isFeed = path.startsWith(`${FOLDER}/`) && path.endsWith(SUFFIX);
  return isFeed ? path.slice(FOLDER.length, -SUFFIX.length) : undefined;
}
