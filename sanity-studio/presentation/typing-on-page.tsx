import { studioPath } from '@sanity/client/csm';
import { makePatches, stringifyPatches } from '@sanity/diff-match-patch';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  getPublishedId,
  useDocumentOperation,
  useEditState,
  useSchema,
  useSyncState,
  useValidationStatus,
} from 'sanity';
import {
  readTypingMessage,
  readTypingStart,
  type TypingEdit,
  type TypingEnd,
  type TypingStart,
} from '../../protocol/typing-messages';
import { describeOthers } from '../presence/others-here';
import { useTurn } from '../presence/use-turn';
import { useIsCurrent } from '../ui/use-is-current';
import { useLatest } from '../ui/use-latest';
import { CommitSoon } from './commit-soon';
import { describeText } from './described-text';
import { useReports } from './use-reports';

/** A text that is being typed on: from the double click on it until all edits are stored. */
type Session = { key: number; start: TypingStart; port: MessagePort };

/**
 * Stores what an editor types on a page of the site. The page sends edits, because it has no right to change content;
 * Studio makes of each the patch that its form would make.
 * @param siteOrigin no other page is listened to
 */
export function TypingOnPage({ siteOrigin }: { siteOrigin: string }) {
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const page = useRef<MessageEventSource>(undefined);
  const giveBackFocus = useFocusOnPage(page);
  useEffect(() => {
    let key = 0;
    const onMessage = ({ origin, data, source, ports: [port] }: MessageEvent<unknown>) => {
      const start = origin === siteOrigin ? readTypingStart(data) : undefined;
      if (!start || !port) return;
      key += 1;
      page.current = source ?? undefined;
      giveBackFocus();
      const session = { key, start, port };
      // One before it may not be stored yet.
      setSessions((before) => [...before, session]);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [siteOrigin, giveBackFocus]);
  const end = useCallback((ended: Session) => {
    setSessions((before) => before.filter((session) => session !== ended));
  }, []);
  const isTyping = sessions.length > 0;
  useEffect(() => {
    if (!isTyping) page.current = undefined;
  }, [isTyping]);
  return sessions.map((session) => <TypingSession key={session.key} session={session} onEnd={end} />);
}

type TypingSessionProps = { session: Session; onEnd: (session: Session) => void };

function TypingSession({ session, onEnd }: TypingSessionProps) {
  const { start, port } = session;
  const id = getPublishedId(start.id);
  const { draft, published } = useEditState(id, start.type);
  const { isSyncing } = useSyncState(id, start.type);
  const document = draft ?? published;
  const { validation } = useValidationStatus(document?._id ?? id, start.type, true);
  const documentType = useSchema().get(start.type);
  const { edits, isEnding, takesOver } = useEdits(id, start, port);
  const documentId = isEnding ? undefined : document?._id;
  const path = studioPath.fromString(start.path);
  const { others, holders, takeOver } = useTurn({ documentId, path, isOnPage: true });
  const isWaiting = holders.length > 0;
  const take = useLatest(takeOver);
  useEffect(() => {
    if (takesOver > 0) take.current();
  }, [takesOver, take]);
  const text = document && describeText(document, documentType, start.path, validation);
  const problems = [describeOthers(others, holders), ...(text?.problems ?? [])].filter((line) => line !== '');
  const state = text && { ...text, problems, edits, isWaiting, isSaved: isEnding && !isSyncing };
  useReports(port, state, () => state?.isSaved && onEnd(session));
  return <CommitSoon id={id} type={start.type} />;
}

/**
 * Carries out what the page sends, at once or as soon as the document can be edited.
 * @returns the number of edits made, whether the page has ended, and how often it has taken the text over
 */
function useEdits(id: string, { type, path }: TypingStart, port: MessagePort) {
  const { draft, published } = useEditState(id, type);
  const isCurrent = useIsCurrent(id, type);
  const { patch } = useDocumentOperation(id, type);
  const waiting = useRef<(TypingEdit | TypingEnd)[]>([]);
  const made = useRef<TypingEdit[]>([]);
  const [state, setState] = useState({ edits: 0, isEnding: false, takesOver: 0 });
  const carryOut = () => {
    if (waiting.current.length === 0 || !isCurrent || patch.disabled) return;
    const change = ({ from, to }: TypingEdit) => {
      const text = stringifyPatches(makePatches(from, to));
      patch.execute([{ diffMatchPatch: { [path]: text } }], draft ?? published ?? {});
    };
    const arrived = waiting.current.splice(0);
    const edits = arrived.filter((message) => 'from' in message);
    const end = arrived.find((message) => 'end' in message);
    edits.forEach(change);
    made.current.push(...edits);
    // Only what was typed here is taken back, not what others have typed meanwhile.
    const undone = end?.end === 'cancel' ? [...made.current].reverse() : [];
    for (const { from, to } of undone) change({ from: to, to: from });
    setState((before) => ({ ...before, edits: made.current.length, isEnding: end !== undefined }));
  };
  const latest = useLatest(carryOut);
  // What makes the document ready makes the component render.
  useEffect(() => latest.current());
  useEffect(() => {
    const receive = (message: TypingEdit | TypingEnd) => {
      waiting.current.push(message);
      latest.current();
    };
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readTypingMessage(data);
      if (message && !('takesOver' in message)) receive(message);
      else if (message) setState((before) => ({ ...before, takesOver: before.takesOver + 1 }));
    };
    // The page has been left.
    port.addEventListener('close', () => receive({ end: 'keep' }));
    return () => port.close();
  }, [port, latest]);
  return state;
}

/** A press or a key in Studio itself within this time explains that the focus moves there. */
const PRESSED_MS = 1_000;

/**
 * Keeps the focus on the page until the editor leaves it: the click that begins the typing also opens the form, which
 * takes the focus as soon as it is there. A press or a key in Studio explains that it stays there.
 * @param page that is typed on
 * @returns gives the page the focus back; to be called at the begin, because the form may have been quicker
 */
function useFocusOnPage(page: RefObject<MessageEventSource | undefined>): () => void {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const giveBack = useCallback(() => {
    if (!page.current || performance.now() - pressedAt.current < PRESSED_MS) return;
    const frames = [...window.document.querySelectorAll('iframe')];
    const frame = frames.find(({ contentWindow }) => contentWindow === page.current);
    if (window.document.activeElement !== frame) frame?.focus();
  }, [page]);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const onPress = () => {
      pressedAt.current = performance.now();
    };
    window.addEventListener('pointerdown', onPress, options);
    window.addEventListener('keydown', onPress, options);
    window.addEventListener('focusin', giveBack, options);
    return () => listening.abort();
  }, [giveBack]);
  return giveBack;
}
