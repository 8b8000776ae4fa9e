import { studioPath } from '@sanity/client/csm';
import { useMemo } from 'react';
import { useCurrentUser, useDocumentPresence } from 'sanity';
import { describeOthers, inText, ofOthers } from '../presence/others-here';
import { useTurn } from '../presence/use-turn';

type TypedText = {
  /** Of the document, published. */
  id: string;
  /** Of what is edited: the draft, or what is published while there is no draft. Undefined when the typing has ended. */
  documentId: string | undefined;
  /** Of the text, as Studio writes it. */
  path: string;
};

/**
 * Announces to other editors that a text is typed on on the page, as the form does for its fields.
 * @returns who else is in the text, in words; whether one waits for them; and what takes the text over
 */
export function useTypingPresence({ id, documentId, path }: TypedText) {
  const ownId = useCurrentUser()?.id;
  const present = useDocumentPresence(id);
  const others = useMemo(() => inText(ofOthers(present, ownId), path), [present, ownId, path]);
  const place = useMemo(() => studioPath.fromString(path), [path]);
  const { holders, takeOver } = useTurn({ documentId, path: place, others, isOnPage: true });
  return { note: describeOthers(others, holders), isWaiting: holders.length > 0, takeOver };
}
