import type { SanityClient } from '@sanity/client';
import { getPublishedId } from '@sanity/client/csm';
import { IS_PAGE } from '../../protocol/page-types';
import { fillLink } from '../../protocol/placeholders';

const READING_TIMEOUT_MS = 10_000;

type Page = { _id: string; path: string };

/** A page whose draft is at a path where the page is not published. */
export type MovedDraft = { id: string; path: string };

/** The drafts of pages; the perspective must be `raw`. */
export const pageDraftsQuery = `{
  "drafts": *[_id in path("drafts.**") && ${IS_PAGE} && defined(path)]{ _id, path },
  "productSlug": *[_id == "siteSettings"][0].productSlug
}`;

/** The answer to `pageDraftsQuery`. */
export type PageDrafts = { drafts: Page[]; productSlug: string | null };

/**
 * The drafts at paths that their pages do not have on the site: new pages, and moved ones.
 * @throws what the client throws
 */
export async function movedDrafts(
  client: SanityClient,
  { drafts, productSlug }: PageDrafts,
): Promise<MovedDraft[]> {
  if (drafts.length === 0) return [];
  const ids = drafts.map(({ _id }) => getPublishedId(_id));
  const published = await client.fetch<Page[]>(
    '*[_id in $ids]{ _id, path }',
    { ids },
    { perspective: 'raw', tag: 'moved-drafts', signal: AbortSignal.timeout(READING_TIMEOUT_MS) },
  );
  const brand = { productSlug: productSlug ?? '', applicationHost: '' };
  const paths = new Map(published.map(({ _id, path }) => [_id, path]));
  return drafts
    .map(({ _id, path }) => ({ id: getPublishedId(_id), path }))
    .filter(({ id, path }) => paths.get(id) !== path)
    .map(({ id, path }) => ({ id, path: fillLink(path, brand) }));
}
