import { fillLink, type LinkBrand } from '../../protocol/placeholders';

/** A broken link. `dead`: it has no target; `unpublished`: visitors cannot see its page yet. */
export type LinkFlaw = { kind: 'dead' | 'unpublished'; message: string };

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
export function resolveLink(href: string, brand: LinkBrand, ownPath?: string): URL | 'invalid' | undefined {
  const link = fillLink(href.trim(), brand);
  if (link === '' || FOREIGN.test(link) || (link.startsWith('#') && ownPath === undefined)) return undefined;
  const base = link.startsWith('#') ? ORIGIN + fillLink(ownPath ?? '/', brand) : `${ORIGIN}/`;
  if (!URL.canParse(link, base)) return 'invalid';
  const url = new URL(link, base);
  return url.origin === ORIGIN ? url : undefined;
}
