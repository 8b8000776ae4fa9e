import type { MenuItem, MenuLink, Navigation } from '../content/content-types';
import { plainText } from '../ui/plain-text';

/** One step of the trail at the top of a page; the last is the page itself and leads nowhere. */
export type Crumb = { label: string; href?: string };

/** Legal documents have no page above them. */
const LEGAL: Crumb = { label: 'Legal' };

/**
 * The trail to a page, read from the menu: its group, the menu's page above it, the page. Legal documents
 * are a group of their own.
 * @param path canonical path of the page
 * @param title the page's own name, for pages that the menu does not name
 */
export function crumbs(path: string, title: string, navigation: Navigation): Crumb[] {
  for (const group of navigation.items) {
    const link = (group.items ?? []).filter((item) => leadsTo(item, path)).sort(longestFirst)[0];
    if (link) return trail(group, link, path, title);
  }
  const legal = (navigation.legalLinks ?? []).find((link) => rooted(link.href) === path);
  const here = { label: legal?.label ?? title };
  return legal && plainText(here.label) !== LEGAL.label ? [LEGAL, here] : [here];
}

function trail(group: MenuItem, link: MenuLink, path: string, title: string): Crumb[] {
  const head: Crumb = group.href ? { label: group.name, href: group.href } : { label: group.name };
  if (rooted(link.href) === path) return [head, { label: link.name }];
  return [head, { label: link.name, href: link.href }, { label: title }];
}

function leadsTo(link: MenuLink, path: string): boolean {
  const href = rooted(link.href);
  return href === path || path.startsWith(`${href}/`);
}

const longestFirst = (a: MenuLink, b: MenuLink) => b.href.length - a.href.length;
const rooted = (href: string) => (href.startsWith('/') ? href : `/${href}`);
