import { getPublishedId } from '@sanity/client/csm';
import { fillLink, fillText, type LinkBrand } from '../../protocol/placeholders';
import type { Destination } from '../addresses/known-page';
import type { ContentDocument } from '../checks/flaw';
import { checkLinks } from '../checks/link-rules';
import { checkRedirect } from '../checks/redirect-rules';
import type { SiteIndex } from '../checks/site-index';
import { outsideAddress, outsideWords } from './outside-address';

/** What a stored link leads to, in a sentence for editors; `error` and `warning` are those of the rules. */
export type LinkOutcome = { text: string; level: 'error' | 'warning' | 'none' };

type Held = {
  href: string;
  /** Name of the link's field. */
  field: string;
  /** That holds the link, as it is in the form: id, type, and what the rules read of pages and redirects. */
  document: ContentDocument;
};

/**
 * What a link leads to, by the rules that check it before it is published.
 * @returns undefined for an empty link
 */
export function linkOutcome({ href, field, document }: Held, index: SiteIndex): LinkOutcome | undefined {
  if (href.trim() === '') return undefined;
  const isTarget = document._type === 'redirect';
  if (isTarget && document.page)
    return { text: 'Not used: the redirect leads to the page chosen above.', level: 'warning' };
  const held = { ...document, [field]: href };
  const checked = { document, parts: [{ value: { [field]: href }, path: '' }], texts: [] };
  const findings = [...checkLinks(checked, index), ...(isTarget ? checkRedirect(held, index) : [])];
  const flaw = findings.find(({ path }) => path === field);
  if (flaw) return { text: flaw.message, level: flaw.kind === 'unpublished-link' ? 'warning' : 'error' };
  const below = isTarget ? WILDCARD.exec(href.trim())?.[1] : undefined;
  if (below !== undefined)
    return { text: `Leads to the page of the same name below ${below || '/'}.`, level: 'none' };
  return leadsTo(href.trim(), document, index);
}

/** A target of a redirect for everything below a path. */
const WILDCARD = /^(\/.*|)\/\*$/;

function leadsTo(href: string, document: ContentDocument, { addresses }: SiteIndex): LinkOutcome {
  const ownPath = typeof document.path === 'string' ? document.path : undefined;
  const destination = addresses.destinationOf(href, ownPath);
  // The rules have found nothing: a redirect without an old address is not checked yet.
  if (destination?.flaw && !destination.page) return { text: destination.flaw.message, level: 'error' };
  const text = destination
    ? withinSite(destination, document, (words) => fillText(words, addresses))
    : elsewhere(href, addresses.brand);
  return { text, level: 'none' };
}

function elsewhere(href: string, brand: LinkBrand): string {
  const outside = outsideAddress(href, brand);
  if (outside?.kind === 'site') return `Leads to ${hostOf(fillLink(outside.value, brand))}.`;
  if (outside) return `${outsideWords(outside, brand)}.`;
  return href.startsWith('#')
    ? `Leads to “${href.slice(1)}” on the page that shows it.`
    : `Leads to ${fillLink(href, brand)}.`;
}

function withinSite(
  { page, anchor, redirect }: Destination,
  { _id }: ContentDocument,
  fill: (text: string) => string,
): string {
  const begin = redirect ? 'A redirect to' : 'Leads to';
  if (!page)
    return redirect ? `${begin} ${redirect.target.href}.` : `${begin} a file that the site makes itself.`;
  const name = page.id === getPublishedId(_id) ? 'this page' : `“${fill(page.name)}”`;
  if (anchor === 'chat') return `Opens the chat. Without one: ${begin.toLowerCase()} ${name}.`;
  const part = anchor === undefined ? '' : `, at “${page.anchors.get(anchor) || anchor}”`;
  return `${begin} ${name}${part}.`;
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);
