import { useEffect, useRef } from 'react';
import {
  type DocumentLayoutProps,
  getPublishedId,
  useDocumentOperation,
  useEditState,
  useSyncState,
} from 'sanity';
import { usePresentationParams } from 'sanity/presentation';

/** Together with what the page takes to show an edit, well under the second that Studio by itself waits. */
const COMMIT_AFTER_MS = 250;

/**
 * A document as Studio lays it out. Beside a page of the site its edits are committed soon after they are made, so that
 * the page follows what is typed; elsewhere Studio gathers them for a second.
 */
export function CommittingLayout(props: DocumentLayoutProps) {
  const isBesidePage = usePresentationParams(false) !== null;
  return (
    <>
      {props.renderDefault(props)}
      {isBesidePage ? <CommitSoon id={getPublishedId(props.documentId)} type={props.documentType} /> : null}
    </>
  );
}

/**
 * Where nothing waits to be committed, nothing is: while a document is being published Studio takes a commit for a
 * reason to stop.
 */
function CommitSoon({ id, type }: { id: string; type: string }) {
  const { draft } = useEditState(id, type);
  const { commit } = useDocumentOperation(id, type);
  const { isSyncing } = useSyncState(id, type);
  const latest = useRef({ commit, isSyncing });
  latest.current = { commit, isSyncing };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit makes another draft
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const { commit: operation, isSyncing: isPending } = latest.current;
      if (isPending && !operation.disabled) operation.execute();
    }, COMMIT_AFTER_MS);
  }, [draft]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return null;
}
