import { baseDocumentId } from '../store/document-id';
import { syncTag } from './sync-tag';

/** The parts of a document that tags are made of. */
export interface TaggedDocument {
  readonly _id: string;
  readonly _type: string;
}

/**
 * The sync tags that a change invalidates: the dataset's, the changed document's, and that of every type the
 * document, its drafts and its versions have had before or after. Siblings count, because a draft that
 * goes away may bring a published document of another type to light.
 *
 * @param states the changed documents and their siblings, as they were and as they are.
 */
export function changeTags(dataset: string, states: Iterable<TaggedDocument>): string[] {
  const tags = new Set([syncTag(dataset, { kind: 'dataset' })]);
  for (const { _id, _type } of states) {
    tags.add(syncTag(dataset, { kind: 'id', baseId: baseDocumentId(_id) }));
    tags.add(syncTag(dataset, { kind: 'type', type: _type }));
  }
  return [...tags].sort();
}
