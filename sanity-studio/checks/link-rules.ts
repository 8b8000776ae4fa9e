import { checkHref } from './address-rules';
import type { CheckedDocument } from './check-document';
import type { Finding, FlawKind } from './flaw';
import type { SiteIndex } from './site-index';
import { fieldPath } from './walk-content';

/** Fields of the content model that hold a link. */
export const LINK_FIELDS = ['href', 'footerHref', 'to'] as const;

/** Links: their form, their target, and the places of menus and redirects that need one. */
export function* checkLinks(checked: CheckedDocument, index: SiteIndex): Generator<Finding> {
  const { document, parts } = checked;
  const ownPath = typeof document.path === 'string' ? document.path : undefined;
  const dead = document._type === 'navigation' ? 'menu-without-page' : 'dead-link';
  for (const { value, path } of parts) {
    for (const field of LINK_FIELDS) {
      const href = value[field];
      if (typeof href !== 'string' || href.trim() === '') continue;
      const found = checkLink(href, ownPath, dead, field === 'to' ? undefined : index);
      if (found) yield { ...found, path: fieldPath(path, field) };
    }
    if (value._type === 'menuItem') yield* checkMenuItem(value, path);
  }
}

const UNLISTED =
  'The page is hidden from search engines. Let them list it, under “Search and sharing”, or take it out of the menu.';

function checkLink(
  href: string,
  ownPath: string | undefined,
  dead: FlawKind,
  index: SiteIndex | undefined,
): Omit<Finding, 'path'> | undefined {
  const form = checkHref(href);
  if (form !== true) return { kind: 'forbidden-link', message: form };
  // Where a redirect leads is a rule of its own.
  const { flaw, page } = index?.addresses.destinationOf(href, ownPath) ?? {};
  if (dead === 'menu-without-page' && !flaw && page?.isUnlisted)
    return { kind: 'hidden-in-menu', message: UNLISTED };
  // On its own page an anchor is as public as the link.
  if (!flaw || (flaw.kind === 'unpublished' && href.trim().startsWith('#'))) return undefined;
  return { kind: flaw.kind === 'dead' ? dead : 'unpublished-link', message: flaw.message };
}

function* checkMenuItem(
  { dropdown, items, href }: Record<string, unknown>,
  path: string,
): Generator<Finding> {
  const isEmpty = !Array.isArray(items) || items.length === 0;
  if (dropdown === true && isEmpty)
    yield {
      kind: 'menu-without-page',
      path: fieldPath(path, 'items'),
      message: 'A panel needs at least one link.',
    };
  if (dropdown !== true && !href)
    yield {
      kind: 'menu-without-page',
      path: fieldPath(path, 'href'),
      message: 'Say where the item leads, or let it open a panel.',
    };
}
