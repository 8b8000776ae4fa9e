import { useLocation } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  readTypingState,
  type TypingEdit,
  type TypingEnd,
  type TypingTakeOver,
  typingStart,
} from '../../protocol/typing-messages';
import { openField } from './text-field.client';
import { offsetAt, shownText, type TextOnPage, textAt } from './text-on-page.client';

/** After this without an answer there may be no Studio that could store more edits. */
const FIRST_ANSWER_MS = 5_000;
/** Storing takes longer only while the lake is away; the page shows the text when it is back. */
const SAVED_MS = 3_000;
/** A load takes less, or is not seen to take place. */
const LOADED_MS = 2_000;

type Phase =
  | { is: 'idle' }
  /** A double click; the field opens when no content is being loaded. */
  | { is: 'requested'; text: TextOnPage; caret: number }
  | { is: 'typing' }
  /** A key outside of a field. */
  | { is: UndoOrRedo }
  /** Stored; the field stays until the page has loaded the new text. */
  | { is: 'stored'; remove: () => void };

/**
 * Lets an editor type on a text of the page after a double click on it.
 * @param reload requests the page's content again
 * @returns whether the content must not be loaded, because React would write into the text
 */
export function useTypingOnPage(isLoading: boolean, reload: () => void): boolean {
  const [phase, setPhase] = useState<Phase>({ is: 'idle' });
  const queued = useRef<Phase>(undefined);
  const history = useRef(new TypedHistory());
  useEffect(() => {
    const begin = (requested: Phase) =>
      setPhase((current) => {
        if (current.is === 'idle') return requested;
        // The text before it is being stored.
        queued.current = requested;
        return current;
      });
    return listen(begin);
  }, []);
  useEffect(() => {
    if (phase.is !== 'undo' && phase.is !== 'redo') return;
    history.current.move(phase.is);
    setPhase({ is: 'idle' });
  }, [phase]);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    if (phase.is !== 'requested' || isLoading) return;
    const isOnPage = phase.text.nodes.every((node) => node.isConnected);
    setPhase({ is: isOnPage ? 'typing' : 'idle' });
    if (!isOnPage) return;
    const { current: ofThisPage } = history;
    leave.current = typeOnPage(phase.text, phase.caret, (remove, edits) => {
      const { source, studioOrigin } = phase.text;
      if (edits.length > 0) ofThisPage.add({ source, studioOrigin, edits });
      setPhase({ is: 'stored', remove });
      reload();
    });
  }, [phase, isLoading, reload]);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page takes the text away without a blur
  useEffect(
    () => () => {
      leave.current?.();
      history.current = new TypedHistory();
    },
    [key],
  );
  useAfterLoading(phase.is === 'stored', isLoading, () => {
    if (phase.is === 'stored') phase.remove();
    setPhase(queued.current ?? { is: 'idle' });
    queued.current = undefined;
  });
  return phase.is === 'requested' || phase.is === 'typing';
}

/** Calls back when the content has been loaded, once it has begun to be, or when it has not for too long. */
function useAfterLoading(isWaiting: boolean, isLoading: boolean, onLoaded: () => void): void {
  const hasBegun = useRef(false);
  const latest = useRef(onLoaded);
  latest.current = onLoaded;
  useLayoutEffect(() => {
    const isLoaded = hasBegun.current && !isLoading;
    hasBegun.current = isWaiting && isLoading;
    if (isWaiting && isLoaded) latest.current();
  }, [isWaiting, isLoading]);
  useEffect(() => {
    if (!isWaiting) return;
    // React may render the begin and the end of a quick load as one.
    const timer = setTimeout(() => latest.current(), LOADED_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}

/**
 * Calls back for a double click on a text, and for the keys of undo and redo. A double click counts only while Studio's
 * overlays are on: they prevent what a press does by itself.
 */
function listen(begin: (phase: Phase) => void): () => void {
  if (window.parent === window) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  let isEditing = false;
  const onPress = (event: MouseEvent) => {
    isEditing = event.defaultPrevented;
  };
  const onDouble = (event: MouseEvent) => {
    const isInField = event.target instanceof Element && event.target.closest('typed-text') !== null;
    const text = isEditing && !isInField ? textAt(event.clientX, event.clientY) : undefined;
    if (!text) return;
    event.preventDefault();
    event.stopPropagation();
    begin({ is: 'requested', text, caret: offsetAt(text, event.clientX, event.clientY) });
  };
  const onKey = (event: KeyboardEvent) => {
    const how = undoOrRedo(event);
    if (how) begin({ is: how });
  };
  window.addEventListener('mousedown', onPress, { signal });
  window.addEventListener('dblclick', onDouble, { signal, capture: true });
  window.addEventListener('keydown', onKey, { signal });
  return () => listening.abort();
}

type OnEnd = (remove: () => void, edits: TypedEdits['edits']) => void;

/**
 * Opens a field in the place of a text. Studio stores each edit, because the page has no right to write.
 * @param caret place in the text, in characters
 * @param onEnd called when what was typed is stored; `remove` gives the page its own text back, `edits` are those kept
 * @returns a function that ends typing, if it has not ended, and keeps what was typed
 */
function typeOnPage(text: TextOnPage, caret: number, onEnd: OnEnd): () => void {
  const port = portToStudio(text);
  let shown = shownText(text);
  let edits: TypingEdit[] = [];
  let isEnding = false;
  const send = (message: TypingEdit | TypingEnd | TypingTakeOver) => port.postMessage(message);
  const field = openField(text, caret, {
    onText(to) {
      if (to === shown) return;
      const edit = { from: shown, to };
      edits.push(edit);
      send(edit);
      shown = to;
    },
    onTakeOver: () => send({ takesOver: true }),
    onEnd(end) {
      isEnding = true;
      send({ end });
      if (end === 'cancel') edits = [];
      if (edits.length > 0) field.freeze();
      else field.remove();
      closeAfter(SAVED_MS);
    },
  });
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const closeAfter = (timeMs: number) => {
    clearTimeout(deadline);
    deadline = setTimeout(() => {
      port.close();
      onEnd(field.remove, edits);
    }, timeMs);
  };
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const state = readTypingState(data);
    if (state?.isSaved) closeAfter(0);
    if (!state || isEnding) return;
    clearTimeout(deadline);
    if (state.edits !== edits.length) return;
    field.describe(state);
    if (state.value !== shown && field.setText(state.value)) shown = state.value;
  };
  deadline = setTimeout(field.leave, FIRST_ANSWER_MS);
  return field.leave;
}

function portToStudio({ source, studioOrigin }: Pick<TextOnPage, 'source' | 'studioOrigin'>): MessagePort {
  const { port1, port2 } = new MessageChannel();
  window.parent.postMessage(typingStart(source), studioOrigin, [port2]);
  return port1;
}

/** What was typed on a text of the page from the double click to Enter. */
type TypedEdits = Pick<TextOnPage, 'source' | 'studioOrigin'> & { edits: readonly TypingEdit[] };

type UndoOrRedo = 'undo' | 'redo';

/** @returns what the key asks for, outside of fields, which undo by themselves */
function undoOrRedo(event: KeyboardEvent): UndoOrRedo | undefined {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isInField =
    target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
  if (isInField || altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}

/** What was typed on a page, for undo and redo: one entry for each text that was typed on. */
class TypedHistory {
  #done: TypedEdits[] = [];
  #undone: TypedEdits[] = [];

  add(typed: TypedEdits): void {
    this.#done.push(typed);
    this.#undone = [];
  }

  /** Has Studio store the last entry, backwards for undo; what others have typed meanwhile stays. */
  move(how: UndoOrRedo): void {
    const [from, to] = how === 'undo' ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const typed = from.pop();
    if (!typed) return;
    to.push(typed);
    const reversed = typed.edits.toReversed().map((edit) => ({ from: edit.to, to: edit.from }));
    const port = portToStudio(typed);
    for (const edit of how === 'undo' ? reversed : typed.edits) port.postMessage(edit);
    port.postMessage({ end: 'keep' });
  }
}
