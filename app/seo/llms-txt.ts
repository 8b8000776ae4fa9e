import { canonicalPath } from '../../protocol/canonical-path';
import type { Navigation, SiteSettings } from '../content-model/content-types';
import { safeHref } from '../ui/safe-href';
import { absoluteUrl, twinPath } from './page-addresses';

type Entry = { name: string; href: string | null; description?: string | null };

type Site = { navigation: Navigation; settings: SiteSettings };

/** The site in each of its languages, one after the other. */
export const llmsTxt = (sites: readonly Site[], siteUrl: string): string =>
  sites.map((site) => inOneLanguage(site, siteUrl)).join('\n');

/** Lists the Markdown twins of the menu, and legal pages as "Optional" (llmstxt.org). */
function inOneLanguage({ navigation, settings }: Site, siteUrl: string): string {
  const { items, legalLinks } = navigation;
  const groups = (items ?? []).filter(({ dropdown }) => dropdown);
  const single = (items ?? []).filter(({ dropdown }) => !dropdown);
  const legal = (legalLinks ?? []).map(({ label, href }) => ({ name: label, href }));
  const sections = [
    `# ${oneLine(settings.productName)}\n\n> ${oneLine(settings.seo.description)}\n`,
    list(single, siteUrl),
    ...groups.map(({ name, href, overviewLabel, items: links }) =>
      titled(name, list([{ name: overviewLabel ?? name, href }, ...(links ?? [])], siteUrl)),
    ),
    titled('Optional', list(legal, siteUrl)),
  ];
  return sections.filter((section) => section !== '').join('\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const titled = (title: string, text: string) => (text === '' ? '' : `## ${oneLine(title)}\n\n${text}`);

function list(entries: readonly Entry[], siteUrl: string): string {
  const lines = entries.flatMap(({ name, href, description }) => {
    const { kind, href: target } = safeHref(href);
    if (kind !== 'internal') return [];
    const twin = twinPath(canonicalPath(new URL(target, siteUrl).pathname));
    const about = description ? `: ${oneLine(description)}` : '';
    return [`- [${oneLine(name).replace(/[[\]]/g, '\\$&')}](${absoluteUrl(twin, siteUrl)})${about}\n`];
  });
  return lines.join('');
}
