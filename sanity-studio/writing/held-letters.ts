import { useCallback, useEffect, useId, useSyncExternalStore } from 'react';
import { getPublishedId, type PortableTextInputProps, useFormValue } from 'sanity';

/** Editors of formatted text with letters that the document does not have yet, each with the document's id. */
const holders = new Map<string, string>();
const listeners = new Set<() => void>();

function note(editor: string, id: string | undefined): void {
  if (holders.get(editor) === id) return;
  if (id === undefined) holders.delete(editor);
  else holders.set(editor, id);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Whether letters were typed in a document that it does not have yet: Studio's editor of formatted text (5.31) keeps them
 * for up to a second.
 * @param id without `drafts.`
 */
export function useHoldsLetters(id: string): boolean {
  return useSyncExternalStore(subscribe, () => [...holders.values()].includes(id));
}

/** @returns what an editor of formatted text reports its changes to, for `useHoldsLetters` */
export function useHeldLetters(): NonNullable<PortableTextInputProps['onEditorChange']> {
  const editor = useId();
  const id = useFormValue(['_id']);
  useEffect(() => () => note(editor, undefined), [editor]);
  return useCallback(
    (change) => {
      if (change.type === 'mutation') note(editor, undefined);
      else if (change.type === 'patch' && change.patch.origin === 'local' && typeof id === 'string')
        note(editor, getPublishedId(id));
    },
    [editor, id],
  );
}
