import type { SanityClient } from '@sanity/client';
import { getPublishedId } from '@sanity/client/csm';
import type { ContentDocument } from '../checks/flaw';
import type { Addresses } from './address-book';
import { type AddressChange, type BrokenUse, brokenLinks, changeByPublishing } from './change-impact';
import { changedFacts, readFactUses } from './fact-uses';
import { type LinkingDocument, readLinks } from './linked-content';
import { namesIn } from './names-in';
import { readAddresses } from './read-addresses';

/** The site's addresses, and all documents with links. */
type LinkContent = { addresses: Addresses; documents: LinkingDocument[] };

/** Reads the site's addresses and links as they are now. @throws what the client throws */
export async function readLinkContent(client: SanityClient): Promise<LinkContent> {
  const [addresses, documents] = await Promise.all([readAddresses(client), readLinks(client)]);
  return { addresses, documents };
}

/** What a publish takes away from others: links, and texts that show a fact. `facts`: see `changedFacts`. */
export type Impact = {
  change: AddressChange;
  links: BrokenUse[];
  texts: BrokenUse[];
  facts: ReadonlyMap<string, string>;
  content: LinkContent;
};

/**
 * What publishing a draft takes away from others.
 * @returns undefined if that is nothing
 * @throws what the client throws
 */
export async function readImpact(
  client: SanityClient,
  draft: ContentDocument | null,
  published: ContentDocument | null,
): Promise<Impact | undefined> {
  if (!draft || !published || namesIn(draft) === namesIn(published)) return undefined;
  const facts = changedFacts(published.facts, draft.facts);
  const [content, texts] = await Promise.all([
    readLinkContent(client),
    readFactUses(client, facts, published),
  ]);
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const change = changeByPublishing(content.addresses, {
    id: getPublishedId(draft._id),
    path: text(draft.path),
    shortName: { before: text(published.id), after: text(draft.id) },
  });
  const links = brokenLinks(content.documents, change);
  if (!change.moved && links.length === 0 && texts.length === 0) return undefined;
  return { change, links, texts, facts, content };
}
