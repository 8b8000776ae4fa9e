import { deepFreeze } from '../json/deep-freeze';
import { baseDocumentId } from '../store/document-id';
import type { LakeDocument } from '../store/lake-document';
import { DatasetView } from './dataset-view';
import type { Perspective } from './perspective';

/**
 * Lays the versions of documents over each other as a perspective asks.
 *
 * Through layers a document appears under its published id, with the id it really has in `_originalId`;
 * references then follow the overlay by themselves, because they always name published ids.
 *
 * @param documents all of a dataset's documents, in ascending order of `_id`.
 */
export function buildView(documents: readonly LakeDocument[], perspective: Perspective): DatasetView {
  if (perspective === 'raw') return new DatasetView(documents);
  if (perspective === 'public') {
    return new DatasetView(documents.filter((document) => !document._id.includes('.')));
  }
  const published = documents.filter((document) => baseDocumentId(document._id) === document._id);
  if (perspective.length === 0) return new DatasetView(published);
  return new DatasetView(overlay(documents, published, perspective), true);
}

function overlay(
  documents: readonly LakeDocument[],
  published: readonly LakeDocument[],
  layers: readonly string[],
): LakeDocument[] {
  const shown = new Map(published.map((document) => [document._id, document]));
  for (const layer of [...layers].reverse()) {
    const prefix = layer === 'drafts' ? 'drafts.' : `versions.${layer}.`;
    for (const document of documents) {
      if (document._id.startsWith(prefix)) shown.set(document._id.slice(prefix.length), document);
    }
  }
  return [...shown]
    .map(([id, document]) => deepFreeze({ ...document, _id: id, _originalId: document._id }))
    .sort((a, b) => (a._id < b._id ? -1 : 1));
}
