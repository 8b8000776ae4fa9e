import type { SanityClient } from '@sanity/client';

/** The ids of a document and its draft, as actions use them. */
export type IdPair = {
  readonly publishedId: string;
  readonly draftId: string;
};

/** Derives the ids of a document and its draft. */
export function pair(id: string): IdPair {
  return { publishedId: id, draftId: `drafts.${id}` };
}

/** Creates a published document, its draft, or both. */
export async function given(
  client: SanityClient,
  id: string,
  states: { readonly published?: object; readonly draft?: object },
): Promise<IdPair> {
  const { published, draft } = states;
  if (published) await client.createOrReplace({ _id: id, _type: 'acted', ...published });
  if (draft) await client.createOrReplace({ _id: `drafts.${id}`, _type: 'acted', ...draft });
  return pair(id);
}

/** Reads the published document and its draft; null for one that does not exist. */
export async function states(client: SanityClient, id: string) {
  const [published, draft] = await client.getDocuments([id, `drafts.${id}`]);
  return { published, draft };
}

/** Edits a document; the first edit of a published document creates its draft. */
export function edit(client: SanityClient, ids: IdPair, set: Record<string, unknown>) {
  return client.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set } });
}

/**
 * Publishes a draft.
 *
 * @param guards the revisions that the documents must have.
 */
export function publish(client: SanityClient, ids: IdPair, guards: object = {}) {
  return client.action({ actionType: 'sanity.action.document.publish', ...ids, ...guards });
}
