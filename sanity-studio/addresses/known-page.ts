import type { Span } from '../../protocol/visibility';
import { dead, hidden, type LinkFlaw } from './links';

/** A page of the site; of several at one path the published one. */
export type KnownPage = {
  /** Without `drafts.` */
  id: string;
  type: string | undefined;
  /** As stored, with its placeholders. */
  path: string;
  name: string;
  /** In a site with several. */
  language: string | undefined;
  isPublished: boolean;
  visible: Span;
  /** Whether search engines must not list it. */
  isUnlisted: boolean;
  anchors: ReadonlyMap<string, string | undefined>;
  /** The anchors that visitors find now. */
  shownAnchors: ReadonlySet<string>;
  /** What links can choose in its quote builder, as they have it: `module=warehouse`. */
  choices: ReadonlySet<string>;
};

/** What a link leads to. `flaw`: why visitors do not get there; `redirect`: the first that they pass. */
export type Destination = {
  flaw?: LinkFlaw | undefined;
  page?: KnownPage | undefined;
  anchor?: string | undefined;
  redirect?: { from: string; target: URL } | undefined;
};

/**
 * What a link leads to on a page: a part of it, or a choice.
 * @param shown the page's path, for editors to read
 */
export function placeOn(
  page: KnownPage,
  { search, hash }: Pick<URL, 'search' | 'hash'>,
  shown: string,
): Destination {
  const unknown = search ? unknownChoice(page, search) : undefined;
  if (unknown) return { page, flaw: dead(`Nothing to choose on ${shown} has the short name “${unknown}”.`) };
  const anchor = decode(hash.slice(1));
  if (anchor === '') return { page };
  if (!page.anchors.has(anchor))
    return { page, flaw: dead(`No part of ${shown} has the link name “${anchor}”.`) };
  if (page.shownAnchors.has(anchor)) return { page, anchor };
  const isNotNow = `Visitors do not see the part “${anchor}” of ${shown} now, by its dates.`;
  return { page, anchor, flaw: hidden(isNotNow) };
}

/** A choice that a link names, and the page does not offer. Other parameters are not the site's. */
function unknownChoice({ choices }: KnownPage, search: string): string | undefined {
  const isOffered = (name: string) => [...choices].some((choice) => choice.startsWith(`${name}=`));
  return [...new URLSearchParams(search)].find(
    ([name, value]) => !choices.has(`${name}=${value}`) && isOffered(name),
  )?.[1];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
