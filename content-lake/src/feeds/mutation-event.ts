import type { DatasetChange, DocumentChange } from '../store/dataset-change';
import type { LakeDocument } from '../store/lake-document';
import type { ListenOptions } from './listen-options';
import { mutationEventId } from './mutation-event-id';

/** A change of one document, as a listener sees it. */
export interface SeenChange {
  readonly document: DocumentChange;
  /** The states of the document that the listener's query selects. */
  readonly before: LakeDocument | undefined;
  readonly after: LakeDocument | undefined;
}

/**
 * A `mutation` event's data. `@sanity/client` types it as `MutationEvent`; the Studio needs more than that:
 * `resultRev` on deletions too, exact counts for this listener, and mutations even beside effects.
 *
 * @param position of this event among those that the transaction makes for this listener, from 1.
 */
export function mutationEvent(
  change: DatasetChange,
  seen: SeenChange,
  position: { readonly current: number; readonly total: number },
  options: ListenOptions,
): Record<string, unknown> {
  const { document } = seen;
  const { transactionId, timestamp, author } = change;
  return {
    eventId: mutationEventId(transactionId, document.id),
    documentId: document.id,
    transactionId,
    transactionCurrentEvent: position.current,
    transactionTotalEvents: position.total,
    timestamp,
    identity: author,
    transition: seen.before ? (seen.after ? 'update' : 'disappear') : 'appear',
    ...(document.before ? { previousRev: document.before._rev } : {}),
    resultRev: transactionId,
    visibility: 'query',
    ...(options.includeMutations ? { mutations: document.mutations } : {}),
    ...(options.includeResult && document.after ? { result: document.after } : {}),
    ...(options.includePreviousRevision ? { previous: document.before ?? null } : {}),
    ...(options.hasEffects ? { effects: document.effects } : {}),
  };
}
