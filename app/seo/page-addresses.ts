/**
 * @param path from the root; the URL stays on the site for any value
 * @param siteUrl the public origin (`SITE_URL`), without a slash at the end; never the request's
 */
export function absoluteUrl(path: string, siteUrl: string): string {
  // Joined before it is parsed: resolved against the origin, `//evil.example` would be another host.
  return new URL(`${siteUrl}${path.startsWith('/') ? path : `/${path}`}`).href;
}

/**
 * @param value anything that `Date` parses, as in imported content
 * @returns ISO 8601 in UTC; undefined if the value is not a time
 */
export function isoTime(value: string | null | undefined): string | undefined {
  const time = new Date(value ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

const HOME_TWIN = '/index.md';
const TWIN_SUFFIX = '.md';

export function twinPath(path: string): string {
  return path === '/' ? HOME_TWIN : `${path}${TWIN_SUFFIX}`;
}

/** @returns undefined if the path is not that of a twin */
export function pageOfTwin(path: string): string | undefined {
  if (path === HOME_TWIN) return '/';
  return path.endsWith(TWIN_SUFFIX) && !path.endsWith(`/${TWIN_SUFFIX}`)
    ? path.slice(0, -TWIN_SUFFIX.length)
    : undefined;
}

/** The feeds of topics are below it: a route of Remix cannot end in a name after any path. */
const FEEDS = '/rss';
const FEED_SUFFIX = '.xml';

export const topicFeedPath = (path: string): string => `${FEEDS}${path}${FEED_SUFFIX}`;

/** The feed of a language. @param home path of its home page */
export const feedPath = (home: string): string =>
  home === '/' ? `${FEEDS}${FEED_SUFFIX}` : topicFeedPath(home);

/** @returns undefined if the path is not that of a feed */
export function topicOfFeed(path: string): string | undefined {
  const isFeed = path.startsWith(`${FEEDS}/`) && path.endsWith(FEED_SUFFIX);
  return isFeed ? path.slice(FEEDS.length, -FEED_SUFFIX.length) : undefined;
}
