import { fillLink, type LinkBrand } from '../../protocol/placeholders';

/** A broken link. `dead`: it has no target; `unpublished`: visitors cannot see its page yet. */
export type LinkFlaw = { kind: 'dead' | 'unpublished'; message: string };

/** `siteOrigin`: where the site itself stands, if that is known. */
export type SiteBrand = LinkBrand & { siteOrigin?: string | undefined };

const FOREIGN = /^[a-z][a-z0-9+.-]*:/i;
/** Base to resolve the site's links from its root; any origin works. */
export const ORIGIN = 'https://site.invalid';

/**
 * Resolves a link as the site does.
 * @param href as stored; a path without a leading slash starts at the root
 * @param ownPath path of the page that holds it, as stored; undefined for content that is shown on several pages
 * @returns a URL at `ORIGIN`; undefined for a link that leads to another site, or that depends on the page that shows
 *   it; `invalid` for what is no address
 */
export function resolveLink(href: string, brand: SiteBrand, ownPath?: string): URL | 'invalid' | undefined {
  const link = withoutOrigin(fillLink(href.trim(), brand), brand.siteOrigin);
  if (link === '' || FOREIGN.test(link) || (link.startsWith('#') && ownPath === undefined)) return undefined;
  const base = link.startsWith('#') ? ORIGIN + fillLink(ownPath ?? '/', brand) : `${ORIGIN}/`;
  if (!URL.canParse(link, base)) return 'invalid';
  const url = new URL(link, base);
  return url.origin === ORIGIN ? url : undefined;
}

/** A link to our own site, whose address it has in full, as a path. */
function withoutOrigin(link: string, siteOrigin: string | undefined): string {
  if (!siteOrigin || !/^https?:/i.test(link) || !URL.canParse(link)) return link;
  const { host, pathname, search, hash } = new URL(link);
  const bare = (name: string) => name.replace(/^www\./, '');
  return bare(host) === bare(new URL(siteOrigin).host) ? pathname + search + hash : link;
}

export const dead = (message: string): LinkFlaw => ({ kind: 'dead', message });

export const hidden = (message: string): LinkFlaw => ({ kind: 'unpublished', message });
