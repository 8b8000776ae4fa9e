import type { MenuItem } from '../content-model/content-types';
import { isCurrent } from '../ui/current-link';

type Group = {
  href?: string | null;
  items?: ReadonlyArray<{ href: string }> | null;
};

/** Whether a page belongs to a group of the menu: it is the group's own page, below it, or below one of its links. */
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
