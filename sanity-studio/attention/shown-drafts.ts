import type { SanityClient } from '@sanity/client';
import { getPublishedId } from '@sanity/client/csm';
import type { ContentDocument } from '../checks/flaw';
import { walkContent } from '../checks/walk-content';

/** The ids that a document refers to. */
export const refsIn = (document: unknown): string[] =>
  walkContent(document).flatMap(({ value }) => (typeof value._ref === 'string' ? [value._ref] : []));

/**
 * The drafts that a document shows, directly or through others: they belong to what visitors will see of it.
 * @param id of a draft
 * @param drafts all of them
 */
export function withShown(id: string, drafts: readonly { _id: string; _type: string }[]): string[] {
  const byId = new Map<string, (typeof drafts)[number]>(
    drafts.map((draft) => [getPublishedId(draft._id), draft]),
  );
  const shown = new Set<string>();
  const add = (published: string) => {
    const draft = byId.get(published);
    if (!draft || shown.has(draft._id)) return;
    shown.add(draft._id);
    for (const ref of refsIn(draft)) add(ref);
  };
  add(getPublishedId(id));
  return [...shown];
}

/** A draft as it was looked at. */
export type SeenDraft = ContentDocument & { _rev: string };

const READING_TIMEOUT_MS = 10_000;
const draftsQuery = '*[_id in $ids]';

/**
 * The drafts of what a draft shows, directly or through others: they belong to what visitors will see of it.
 * @returns without itself
 * @throws what the client throws
 */
export async function readShownDrafts(client: SanityClient, draft: ContentDocument): Promise<SeenDraft[]> {
  const asked = new Set([draft._id]);
  const found: SeenDraft[] = [];
  for (let next: ContentDocument[] = [draft]; next.length > 0; ) {
    const ids = [...new Set(next.flatMap(refsIn))].map((id) => `drafts.${id}`).filter((id) => !asked.has(id));
    for (const id of ids) asked.add(id);
    if (ids.length === 0) break;
    const read = await client.fetch<SeenDraft[]>(
      draftsQuery,
      { ids },
      { perspective: 'raw', tag: 'shown-drafts', signal: AbortSignal.timeout(READING_TIMEOUT_MS) },
    );
    found.push(...read);
    next = read;
  }
  return found;
}
