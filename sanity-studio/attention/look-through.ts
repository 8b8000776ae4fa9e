import type { SanityClient } from '@sanity/client';
import { readAddressBook } from '../addresses/read-address-book';
import { draftsQuery, publishedQuery } from './attention-queries';
import { type ContentDocument, deadLinks, type Flaw, undescribedPictures } from './content-flaws';
import { type ContentType, contentQuery } from './content-query';

/** What an editor should see to. */
export type Attention = { undescribed: Flaw[]; dead: Flaw[]; unpublished: Unpublished[] };

const asDrafts = { perspective: 'drafts', tag: 'attention' } as const;

/**
 * Looks through all content for what needs attention.
 * @param client of the lake, signed in
 * @param types the document types of the content model
 * @throws what the client throws
 */
export async function lookThrough(client: SanityClient, types: readonly ContentType[]): Promise<Attention> {
  const [documents, unpublished, addresses] = await Promise.all([
    client.fetch<ContentDocument[]>(contentQuery(types), {}, asDrafts),
    unpublishedChanges(client),
    readAddressBook(client),
  ]);
  return { undescribed: undescribedPictures(documents), dead: deadLinks(documents, addresses), unpublished };
}

/** A change that visitors do not see yet. */
type Unpublished = {
  _id: string;
  _type: string;
  _updatedAt: string;
  title: string | null;
  path: string | null;
  /** Whether nothing of it has ever been published. */
  isNew: boolean;
};

/** The perspective of what is stored, drafts beside what is published. */
const options = { perspective: 'raw', tag: 'attention' } as const;

/**
 * Changes that visitors do not see yet, the latest first.
 * @param client of the lake, signed in
 * @throws what the client throws
 */
async function unpublishedChanges(client: SanityClient): Promise<Unpublished[]> {
  const drafts = await client.fetch<Omit<Unpublished, 'isNew'>[]>(draftsQuery, {}, options);
  const publishedId = ({ _id }: { _id: string }) => _id.replace(/^drafts\./, '');
  // Asked for by their ids, all at once: to look for each draft's own within the query takes seconds.
  const published = await client.fetch<string[]>(publishedQuery, { ids: drafts.map(publishedId) }, options);
  const known = new Set(published);
  return drafts.map((draft) => ({ ...draft, isNew: !known.has(publishedId(draft)) }));
}
