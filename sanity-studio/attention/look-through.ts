import type { SanityClient } from '@sanity/client';
import { readAddressBook } from '../addresses/read-address-book';
import { type ContentDocument, deadLinks, type Flaw, undescribedPictures } from './content-flaws';
import { type ContentType, contentQuery } from './content-query';
import { type Unpublished, unpublishedChanges } from './unpublished-changes';

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
