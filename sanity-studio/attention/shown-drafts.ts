import { getPublishedId } from '@sanity/client/csm';
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
