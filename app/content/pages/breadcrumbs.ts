import type { MenuItem, MenuLink, Navigation, SiteSettings } from '../../content-model/content-types';
import { homePath } from '../../content-model/site-language';
import { textsOf } from '../../texts/texts';
import { isCurrent } from '../../ui/current-link';
import { plainText } from '../../ui/plain-text';

/** One breadcrumb: without a link a group of the menu that has no page, or, as the last, the page itself. */
export type Breadcrumb = { label: string; href?: string };

type Site = { navigation: Navigation; settings: Pick<SiteSettings, 'language' | 'languages'> };

/**
 * Made from the menu: its group, its parent page in the menu, the page.
 * @param title the page's own name, for pages that are not in the menu
 */
export function breadcrumbs(path: string, title: string, { navigation, settings }: Site): Breadcrumb[] {
  const home = homePath(settings);
  for (const group of navigation.items) {
    const link = (group.items ?? []).filter(({ href }) => isCurrent(href, path, home)).sort(longestFirst)[0];
    if (link) return trail(group, link, path, title);
  }
  // Legal documents have no parent page.
  const { legal: parent } = textsOf(settings.language).frame;
  const legal = (navigation.legalLinks ?? []).find(({ href }) => isCurrent(href, path) === 'page');
  const here = { label: legal?.label ?? title };
  return legal && plainText(here.label) !== parent ? [{ label: parent }, here] : [here];
}

function trail(group: MenuItem, link: MenuLink, path: string, title: string): Breadcrumb[] {
  const head: Breadcrumb = group.href ? { label: group.name, href: group.href } : { label: group.name };
  if (isCurrent(link.href, path) === 'page') return [head, { label: link.name }];
  return [head, { label: link.name, href: link.href }, { label: title }];
}

const longestFirst = (a: MenuLink, b: MenuLink) => b.href.length - a.href.length;
