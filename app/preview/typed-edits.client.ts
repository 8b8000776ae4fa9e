import { type TypingEdit, typingStart } from '../../protocol/typing-messages';
import type { TextOnPage } from './text-on-page.client';

/** What was typed on a text of the page from the double click to Enter. */
export type TypedEdits = Pick<TextOnPage, 'source' | 'studioOrigin'> & { edits: readonly TypingEdit[] };

export type UndoOrRedo = 'undo' | 'redo';

/** @returns what the key asks for, outside of fields, which undo by themselves */
export function undoOrRedo(event: KeyboardEvent): UndoOrRedo | undefined {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isInField =
    target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
  if (isInField || altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}

/** What was typed on a page, for undo and redo: one entry for each text that was typed on. */
export class TypedHistory {
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
    const { port1: port, port2 } = new MessageChannel();
    window.parent.postMessage(typingStart(typed.source), typed.studioOrigin, [port2]);
    for (const edit of how === 'undo' ? reversed : typed.edits) port.postMessage(edit);
    port.postMessage({ end: 'keep' });
  }
}
