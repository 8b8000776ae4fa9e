import { useConnectionState, useEditState } from 'sanity';

/**
 * Whether Studio has a document as it is in the lake, so that edits reach it. Of a document that was opened before, Studio
 * (5.31) first repeats what it knew then, as `ready`, and an edit of that would be lost without an error.
 * @param id without `drafts.`
 */
export function useIsCurrent(id: string, type: string): boolean {
  const { ready } = useEditState(id, type);
  return useConnectionState(id, type) === 'connected' && ready;
}
