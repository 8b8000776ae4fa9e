import type { SanityClient } from '@sanity/client';
import { draftsQuery, publishedQuery } from './attention-queries';

/** A change that visitors do not see yet. */
export type Unpublished = {
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
export async function unpublishedChanges(client: SanityClient): Promise<Unpublished[]> {
  const drafts = await client.fetch<Omit<Unpublished, 'isNew'>[]>(draftsQuery, {}, options);
  const publishedId = ({ _id }: { _id: string }) => _id.replace(/^drafts\./, '');
  // Asked for by their ids, all at once: to look for each draft's own within the query takes seconds.
  const published = await client.fetch<string[]>(publishedQuery, { ids: drafts.map(publishedId) }, options);
  const known = new Set(published);
  return drafts.map((draft) => ({ ...draft, isNew: !known.has(publishedId(draft)) }));
}
