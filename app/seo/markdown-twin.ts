const HOME = '/index.md';
const SUFFIX = '.md';

/**
 * The address of a page's Markdown twin.
 * @param path canonical path of the page
 */
export function twinPath(path: string): string {
  return path === '/' ? HOME : `${path}${SUFFIX}`;
}

/**
 * The page of a twin's address.
 * @param path canonical
 * @returns its path; undefined if the path is not that of a twin
 */
export function pageOfTwin(path: string): string | undefined {
  if (path === HOME) return '/';
  return path.endsWith(SUFFIX) && !path.endsWith(`/${SUFFIX}`) ? path.slice(0, -SUFFIX.length) : undefined;
}
