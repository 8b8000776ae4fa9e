import { safeHref } from '../ui/safe-href';

type Group = {
  href?: string | null;
  items?: ReadonlyArray<{ href: string }> | null;
};

/**
 * How a link stands to the page that is shown, as a value for `aria-current`.
 * @param href a link of the content; a path without a leading slash counts from the root
 * @param path the page's path, `/company/blog`
 * @returns `page` for the page itself, `true` for a page below it (an article below its blog), else undefined.
 *   The home page has nothing below it; links to other sites are never current.
 */
export function isCurrent(href: string, path: string): 'page' | 'true' | undefined {
  const target = pathOf(href);
  const here = pathOf(path);
  if (target === undefined || here === undefined) return undefined;
  if (target === here) return 'page';
  return target !== '/' && here.startsWith(`${target}/`) ? 'true' : undefined;
}

/**
 * Whether the page belongs to a group of the menu: it is the group's own page, below it, or below one of its links.
 * @param item the group: its own page, if it has one, and its links
 * @param path the page's path
 */
export function isCurrentGroup(item: Group, path: string): boolean {
  const hrefs = [item.href ?? '', ...(item.items ?? []).map((link) => link.href)];
  return hrefs.some((href) => isCurrent(href, path) !== undefined);
}

function pathOf(href: string): string | undefined {
  const safe = safeHref(href);
  if (safe.kind !== 'internal' || !safe.href.startsWith('/')) return undefined;
  const path = safe.href.replace(/[?#].*$/, '').toLowerCase();
  return path === '/' ? path : path.replace(/\/+$/, '');
}
