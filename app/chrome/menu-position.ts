import type { MenuItem, MenuLink, Navigation } from '../content-model/content-types';
import { plainText } from '../ui/plain-text';
import { safeHref } from '../ui/safe-href';

/** One breadcrumb; the last is the page itself and has no link. */
export type Crumb = { label: string; href?: string };

/** Legal documents have no parent page. */
const LEGAL: Crumb = { label: 'Legal' };

/**
 * The breadcrumbs of a page, from the menu: its group, its parent page in the menu, the page. Legal documents are a
 * separate group.
 * @param path canonical path of the page
 * @param title the page's own name, for pages that are not in the menu
 */
export function crumbs(path: string, title: string, navigation: Navigation): Crumb[] {
  for (const group of navigation.items) {
    const link = (group.items ?? []).filter(({ href }) => isCurrent(href, path)).sort(longestFirst)[0];
    if (link) return trail(group, link, path, title);
  }
  const legal = (navigation.legalLinks ?? []).find(({ href }) => isCurrent(href, path) === 'page');
  const here = { label: legal?.label ?? title };
  return legal && plainText(here.label) !== LEGAL.label ? [LEGAL, here] : [here];
}

function trail(group: MenuItem, link: MenuLink, path: string, title: string): Crumb[] {
  const head: Crumb = group.href ? { label: group.name, href: group.href } : { label: group.name };
  if (isCurrent(link.href, path) === 'page') return [head, { label: link.name }];
  return [head, { label: link.name, href: link.href }, { label: title }];
}

const longestFirst = (a: MenuLink, b: MenuLink) => b.href.length - a.href.length;

type Group = {
  href?: string | null;
  items?: ReadonlyArray<{ href: string }> | null;
};

/**
 * The `aria-current` value of a link on the page that is shown.
 * @param href a link of the content; a path without a leading slash is resolved from the root
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

/** A link of a group, and whether it leads to the page that is shown. */
export type GroupLink = { href: string; name: string; icon: string; current: 'page' | 'true' | undefined };

/** The links of a group as it is listed: one that is itself a page starts with the link to it. */
export function groupLinks({ href, name, overviewLabel, items }: MenuItem, path: string): GroupLink[] {
  const own = { href: href ?? '', name: overviewLabel || name, icon: 'layers' };
  const current = isCurrent(own.href, path) === 'page' ? 'page' : undefined;
  const links = (items ?? []).map((link) => ({ ...link, current: isCurrent(link.href, path) }));
  return href ? [{ ...own, current }, ...links] : links;
}

function pathOf(href: string): string | undefined {
  const safe = safeHref(href);
  if (safe.kind !== 'internal' || !safe.href.startsWith('/')) return undefined;
  const path = safe.href.replace(/[?#].*$/, '').toLowerCase();
  return path === '/' ? path : path.replace(/\/+$/, '');
}
