import { getPublishedId } from '@sanity/client/csm';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Path, type PresenceLocation, useCurrentUser, usePresenceStore } from 'sanity';
import { arrivalAfter, arrivalBefore, before, othersIn, type Present, textAt } from './others-here';

export type Selection = PresenceLocation['selection'];

type Place = {
  /** Of what is edited: the draft, or what is published while there is no draft. Undefined while nobody types here. */
  documentId: string | undefined;
  path: Path;
  /** Where the caret is in a formatted text: Studio shows it to others. */
  selection?: RefObject<Selection> | undefined;
  /** On the page, whose frame has the focus then: the form beside it takes its field for focused. */
  isOnPage?: boolean;
};

/**
 * Studio announces a place of its own when a field gets the focus or a caret moves, up to once a second, and takes it back
 * when the first edit makes the draft. It may hide one of two announcements in this time.
 */
const ANNOUNCED_EVERY_MS = 600;
/** An editor whose announcement has gone for longer has left the text; until then it may only have been hidden. */
const LEFT_AFTER_MS = 2_000;

/**
 * Of the editors in one text, the one who came first types: Studio would merge what two type letter by letter. Each
 * announces when they came; to take a text over is to have come before the others.
 * @returns `others` in the text, and of them the `holders`: those who type here
 */
export function useTurn({ documentId, path, selection, isOnPage = false }: Place) {
  const store = usePresenceStore();
  const ownId = useCurrentUser()?.id;
  const [others, setOthers] = useState<readonly Present[]>([]);
  const [arrivedAt, setArrivedAt] = useState<string>();
  const id = documentId && getPublishedId(documentId);
  const text = textAt(path);
  useEffect(() => {
    if (id === undefined) return;
    const arrive = (there: readonly Present[]) => {
      setOthers(there);
      setArrivedAt((known) => known ?? arrivalAfter(there, new Date()));
    };
    const subscription = store.globalPresence$.subscribe((all) => arrive(othersIn(all, { ownId, id, text })));
    // Of nobody else the store says nothing.
    setArrivedAt((known) => known ?? new Date().toISOString());
    return () => {
      subscription.unsubscribe();
      setOthers([]);
      setArrivedAt(undefined);
    };
  }, [store, ownId, id, text]);
  useAnnouncement({ documentId, path, selection, isOnPage }, arrivedAt);
  const holders = useHolders(others, arrivedAt);
  const takeOver = () => setArrivedAt(arrivalBefore([...others, ...holders]));
  return { others, holders, takeOver };
}

/** Those who came before; they stay so while only their announcement is missing, as long as one is in this text. */
function useHolders(others: readonly Present[], arrivedAt = ''): readonly Present[] {
  const announced = before(others, arrivedAt);
  const isHeld = announced.length > 0;
  const last = useRef({ arrivedAt, holders: announced });
  if (isHeld || last.current.arrivedAt !== arrivedAt) last.current = { arrivedAt, holders: announced };
  const [hasLeft, setHasLeft] = useState(true);
  useEffect(() => {
    if (isHeld) setHasLeft(false);
    const timer = isHeld ? undefined : setTimeout(setHasLeft, LEFT_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return isHeld || hasLeft ? announced : last.current.holders;
}

function useAnnouncement(
  { documentId, path, selection, isOnPage }: Place,
  arrivedAt: string | undefined,
): void {
  const store = usePresenceStore();
  const at = JSON.stringify(path);
  useEffect(() => {
    if (documentId === undefined || arrivedAt === undefined) return;
    const announce = (place: Path) => {
      const there = { documentId, path: place, lastActiveAt: arrivedAt, selection: selection?.current };
      if (isOnPage === document.activeElement instanceof HTMLIFrameElement)
        store.setLocation([{ type: 'document', ...there }]);
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
  }, [store, documentId, at, selection, arrivedAt, isOnPage]);
}

/** Whether a key takes a text over. */
export const isTakingOver = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) =>
  key === 'Enter' && (ctrlKey || metaKey);
