import type { SanityClient } from '@sanity/client';

/** The ids of a document and its draft, as actions use them. */
type IdPair = {
  readonly publishedId: string;
  readonly draftId: string;
};

/** The contents of a published document, its draft, or both. */
export type States = { readonly published?: object; readonly draft?: object };

/** Derives the ids of a document and its draft. */
export function pair(id: string): IdPair {
  return { publishedId: id, draftId: `drafts.${id}` };
}

/** What editors do on the lake of a test file. */
export function editorsOf(lake: { readonly client: SanityClient }) {
  /** Runs one action on a document. */
  const act = (name: string, fields: object): Promise<{ transactionId: string }> => {
    const actions = [{ actionType: `sanity.action.document.${name}`, ...fields }];
    const uri = `/data/actions/${lake.client.config().dataset}`;
    return lake.client.request({ method: 'POST', uri, body: { actions } });
  };
  return {
    act,
    /** Creates a published document, its draft, or both. */
    given: async (id: string, { published, draft }: States): Promise<IdPair> => {
      if (published) await lake.client.createOrReplace({ _id: id, _type: 'acted', ...published });
      if (draft) await lake.client.createOrReplace({ _id: `drafts.${id}`, _type: 'acted', ...draft });
      return pair(id);
    },
    /** Reads the published document and its draft; null for one that does not exist. */
    states: async (id: string) => {
      const [published, draft] = await lake.client.getDocuments([id, `drafts.${id}`]);
      return { published, draft };
    },
    /** Edits a document; the first edit of a published document creates its draft. */
    edit: (ids: IdPair, set: Record<string, unknown>) => act('edit', { ...ids, patch: { set } }),
    /**
     * Publishes a draft.
     *
     * @param guards the revisions that the documents must have.
     */
    publish: (ids: IdPair, guards: object = {}) =>
      lake.client.action({ actionType: 'sanity.action.document.publish', ...ids, ...guards }),
  };
}
