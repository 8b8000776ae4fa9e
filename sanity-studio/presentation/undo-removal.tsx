import { Button, useToast } from '@sanity/ui';
import { useEffect } from 'react';
import { useDocumentOperation, useEditState } from 'sanity';
import { useLatest } from '../ui/use-latest';
import { blocksOf, insertion, type StoredBlock } from './block-patches';
import { CommitSoon } from './commit-soon';

/** A block that was removed on the page. */
export type RemovedBlock = {
  /** Of the document, published. */
  id: string;
  type: string;
  block: StoredBlock;
  /** Keys of the blocks that were above it, in order. */
  above: readonly string[];
  /** Title of the block's type. */
  title: string;
};

type UndoRemovalProps = { removed: RemovedBlock; onSettled: (removed: RemovedBlock) => void };

const OFFERED_MS = 20_000;
const CONFIRMED_MS = 4_000;

/** Says that a block was removed, and offers for a while to put it back, also when another page is shown by then. */
export function UndoRemoval({ removed, onSettled }: UndoRemovalProps) {
  const { id, type, block, above, title } = removed;
  const { draft, published } = useEditState(id, type);
  const { patch } = useDocumentOperation(id, type);
  const { push } = useToast();
  const toast = `removed-${block._key}`;
  const putBack = useLatest(() => {
    const document = draft ?? published;
    const blocks = blocksOf(document);
    if (patch.disabled || blocks.some(({ _key }) => _key === block._key)) return;
    patch.execute(insertion(block, above, blocks), document ?? {});
    push({ id: toast, status: 'success', title: `“${title}” is back`, duration: CONFIRMED_MS });
  });
  useEffect(() => {
    push({
      id: toast,
      status: 'info',
      title: `“${title}” was removed`,
      description: <Button mode="ghost" padding={2} text="Undo" onClick={() => putBack.current()} />,
      closable: true,
      duration: OFFERED_MS,
    });
    const timer = setTimeout(() => onSettled(removed), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [push, toast, title, removed, onSettled, putBack]);
  return <CommitSoon id={id} type={type} />;
}
