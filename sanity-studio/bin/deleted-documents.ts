import type { SanityClient } from '@sanity/client';
import { getPublishedId } from '@sanity/client/csm';
import { firstValueFrom } from 'rxjs';
import type { HistoryStore } from 'sanity';
import type { ContentDocument } from '../checks/flaw';

/**
 * The note that a document was deleted in Studio. It holds no content: that is in the Lake's history, which is read by
 * id and does not list what was deleted. The dot in a note's id hides it from clients without a token.
 */
export type DeletedDocument = {
  _id: string;
  /** When it was deleted. */
  _updatedAt: string;
  documentId: string;
  documentType: string;
  /** Id of the version that an editor saw last: the draft, if there was one. */
  deletedId: string;
  title: string | null;
  path: string | null;
  /** Id of the user. */
  deletedBy: string | null;
};

const NOTE = 'deletedDocument';

/** The id of the note on a document. */
export const noteId = (documentId: string) => `${NOTE}.${documentId}`;

/**
 * Notes that a document is about to be deleted.
 * @param document its draft, or if it has none the published version
 * @param deletedBy id of the user
 * @throws what the client throws
 */
export async function noteDeletion(
  client: SanityClient,
  document: ContentDocument,
  deletedBy: string | undefined,
): Promise<void> {
  const documentId = getPublishedId(document._id);
  const { title, name, question, from, alt, path } = document;
  const note = {
    _id: noteId(documentId),
    _type: NOTE,
    documentId,
    documentType: document._type,
    deletedId: document._id,
    title: [title, name, question, from, alt].find((text) => typeof text === 'string' && text !== ''),
    path,
    deletedBy,
  };
  await client.createOrReplace(note, { tag: 'bin' });
}

const MAX_LISTED = 200;

const notesQuery = `*[_type == "${NOTE}"] | order(_updatedAt desc)[0...${MAX_LISTED}]{
  _id,
  _updatedAt,
  documentId,
  documentType,
  deletedId,
  title,
  path,
  deletedBy
}`;

/** Those of `$ids` that exist; the perspective must be `raw`. */
const existingQuery = '*[_id in $ids]._id';

/**
 * The documents that were deleted and are not there again, the latest first.
 * @throws what the client throws
 */
export async function findDeleted(client: SanityClient): Promise<DeletedDocument[]> {
  const options = { perspective: 'raw', tag: 'bin' } as const;
  const notes = await client.fetch<DeletedDocument[]>(notesQuery, {}, options);
  const ids = notes.flatMap(({ documentId }) => [documentId, `drafts.${documentId}`]);
  const existing = new Set<string>(
    (await client.fetch<string[]>(existingQuery, { ids }, options)).map(getPublishedId),
  );
  return notes.filter(({ documentId }) => !existing.has(documentId));
}

/**
 * Makes a deleted document a draft again, as it was at its deletion, by Studio's own restoring. References to what does
 * not exist any more are left out.
 * @param history of Studio
 * @throws what the client throws, or that the history is not kept any more
 */
export async function restoreDeleted(
  client: SanityClient,
  history: HistoryStore,
  { _id, documentId, deletedId }: DeletedDocument,
): Promise<void> {
  const { documents } = await client.request<{ documents: ContentDocument[] }>({
    uri: `/data/history/${client.config().dataset}/documents/${deletedId}`,
    query: { lastRevision: 'true' },
    tag: 'bin',
  });
  const revision = documents[0]?._rev;
  if (typeof revision !== 'string') throw new Error('its history is not kept any more');
  const options = { fromDeleted: true, useServerDocumentActions: true };
  await firstValueFrom(history.restore(documentId, `drafts.${documentId}`, revision, options));
  // Without its note it is listed nowhere; with it neither, as long as the document exists.
  await client.delete(_id, { tag: 'bin' }).catch(() => undefined);
}
