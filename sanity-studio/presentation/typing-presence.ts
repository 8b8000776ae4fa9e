import { studioPath } from '@sanity/client/csm';
import { useEffect } from 'react';
import { type Path, useCurrentUser, useDocumentPresence, usePresenceStore } from 'sanity';
import { describeOthers, inText, ofOthers } from '../presence/others-here';

type TypedText = {
  /** Of the document, published. */
  id: string;
  /** Of what is edited: the draft, or what is published while there is no draft. Undefined when the typing has ended. */
  documentId: string | undefined;
  /** Of the text, as Studio writes it. */
  path: string;
};

/** The form, which opens at the same click, announces a place of its own when it takes and loses the focus. */
const ANNOUNCED_EVERY_MS = 1_000;

/**
 * Announces to other editors that a text is typed on on the page, as the form does for its fields.
 * @returns who else is in the text, in words; empty if nobody is
 */
export function useTypingPresence({ id, documentId, path }: TypedText): string {
  const store = usePresenceStore();
  const ownId = useCurrentUser()?.id;
  const others = inText(ofOthers(useDocumentPresence(id), ownId), path);
  useEffect(() => {
    if (documentId === undefined) return;
    const announce = (at: Path) => {
      // Otherwise the editor has gone on to a field of the form, which announces itself.
      if (!isPageFocused()) return;
      const lastActiveAt = new Date().toISOString();
      store.setLocation([{ type: 'document', documentId, path: at, lastActiveAt }]);
    };
    const announceText = () => announce(studioPath.fromString(path));
    announceText();
    const timer = setInterval(announceText, ANNOUNCED_EVERY_MS);
    return () => {
      clearInterval(timer);
      announce([]);
    };
  }, [store, documentId, path]);
  return describeOthers(others);
}

const isPageFocused = () => document.activeElement instanceof HTMLIFrameElement;
