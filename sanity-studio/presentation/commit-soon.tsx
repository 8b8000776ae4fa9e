import { useEffect, useRef } from 'react';
import { filter, take } from 'rxjs';
import {
  type DocumentLayoutProps,
  getPublishedId,
  useDocumentOperation,
  useDocumentStore,
  useEditState,
  useSyncState,
} from 'sanity';
import { usePresentationParams } from 'sanity/presentation';
import { OpenLastPane } from '../structure/open-last-pane';
import { useLatest } from '../ui/use-latest';
import { hasRoomForPreview, SheetPane } from './sheet-preview';

/** Together with the page's own delay for an edit, well under the second that Studio waits by default. */
const COMMIT_AFTER_MS = 250;

/**
 * Studio's layout of a document, with the preview of a product view. Beside a page of the site edits are committed soon, so
 * that the page follows the typing; elsewhere Studio collects them for a second.
 */
export function CommittingLayout(props: DocumentLayoutProps) {
  const isBesidePage = usePresentationParams(false) !== null;
  const id = getPublishedId(props.documentId);
  useStoredInTheEnd(id, props.documentType);
  const hasPreview = props.documentType === 'productView' && !isBesidePage && hasRoomForPreview();
  return (
    <>
      {props.renderDefault(props)}
      {hasPreview ? <SheetPane id={id} /> : null}
      <OpenLastPane />
      {isBesidePage ? <CommitSoon id={id} type={props.documentType} /> : null}
    </>
  );
}

/**
 * Studio drops a document 5 s after it has been left, with what is not stored by then: while the lake is away, all that was
 * typed. A subscription keeps it until everything is stored.
 */
function useStoredInTheEnd(id: string, type: string): void {
  const { pair } = useDocumentStore();
  useEffect(() => {
    const kept = pair.editOperations(id, type).subscribe();
    return () => {
      kept.add(
        pair
          .consistencyStatus(id, type)
          .pipe(filter(Boolean), take(1))
          .subscribe(() => kept.unsubscribe()),
      );
    };
  }, [pair, id, type]);
}

/**
 * Commits pending edits. Without any it commits nothing, because a commit during publishing makes Studio stop
 * publishing.
 */
export function CommitSoon({ id, type }: { id: string; type: string }) {
  const { draft } = useEditState(id, type);
  const { commit } = useDocumentOperation(id, type);
  const { isSyncing } = useSyncState(id, type);
  const latest = useLatest({ commit, isSyncing });
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
