import type { SanityClient } from '@sanity/client';

/** A document's two ids, as actions name them. */
export type IdPair = {
  readonly publishedId: string;
  readonly draftId: string;
};

/** The ids of a document and its draft. */
export function pair(id: string): IdPair {
  return { publishedId: id, draftId: `drafts.${id}` };
}

/** Makes a published document and a draft of it, as asked for. */
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

/** The published document and its draft as they are; null for one that does not exist. */
export async function states(client: SanityClient, id: string) {
  const [published, draft] = await client.getDocuments([id, `drafts.${id}`]);
  return { published, draft };
}

/** The first edit makes a draft of what is only published. */
export function edit(client: SanityClient, ids: IdPair, set: Record<string, unknown>) {
  return client.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set } });
}

/** Publishes a draft. @param guards revisions that the documents have to have. */
export function publish(client: SanityClient, ids: IdPair, guards: object = {}) {
  return client.action({ actionType: 'sanity.action.document.publish', ...ids, ...guards });
}
