import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { type Path, usePresenceStore } from 'sanity';
import { arrivalAfter, arrivalBefore, before, type Present } from './others-here';

type Place = {
  /** Of what is edited: the draft, or what is published while there is no draft. Undefined while nobody types here. */
  documentId: string | undefined;
  path: Path;
  /** Who else has the focus in the text. */
  others: readonly Present[];
  /** On the page: its text, unlike a field, announces itself alone, unless the editor has gone on to the form. */
  isOnPage?: boolean;
};

/**
 * Studio announces a place of its own when a field gets the focus, up to a second later, and takes it back when the first
 * edit makes the draft.
 */
const ANNOUNCED_EVERY_MS = 1_000;

/**
 * Of the editors in one text, the one who came first types: Studio would merge what two type letter by letter. Each
 * announces when they came; to take a text over is to have come before the others.
 * @returns `holders`: who types here, if it is somebody else
 */
export function useTurn({ documentId, path, others, isOnPage = false }: Place) {
  const store = usePresenceStore();
  const [arrivedAt, setArrivedAt] = useState<string>();
  const isIn = documentId !== undefined;
  if (isIn !== (arrivedAt !== undefined)) setArrivedAt(isIn ? arrivalAfter(others, new Date()) : undefined);
  const at = JSON.stringify(path);
  useEffect(() => {
    if (documentId === undefined || arrivedAt === undefined) return;
    const announce = (place: Path) => {
      if (!isOnPage || document.activeElement instanceof HTMLIFrameElement)
        store.setLocation([{ type: 'document', documentId, path: place, lastActiveAt: arrivedAt }]);
    };
    const announceText = () => announce(JSON.parse(at));
    // Studio's own effect, of a component around this one, runs later than this effect.
    const soon = setTimeout(announceText);
    const timer = setInterval(announceText, ANNOUNCED_EVERY_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      if (isOnPage) announce([]);
    };
  }, [store, documentId, at, arrivedAt, isOnPage]);
  const holders = arrivedAt === undefined ? [] : before(others, arrivedAt);
  const takeOver = useCallback(() => setArrivedAt(arrivalBefore(others)), [others]);
  return { holders, takeOver };
}

/** Whether a key takes a text over. */
export const isTakingOver = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) =>
  key === 'Enter' && (ctrlKey || metaKey);
