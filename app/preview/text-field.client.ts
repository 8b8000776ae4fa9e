import type { TypingState } from '../../protocol/typing-messages';
import { shownText, type TextOnPage } from './text-on-page.client';

type FieldEvents = {
  onText: (text: string) => void;
  /** The editor takes the text over from another one. */
  onTakeOver: () => void;
  onEnd: (end: 'keep' | 'cancel') => void;
};

/** Time in which a busy Studio, whose form opens at the same click, gives back the focus that the form has taken. */
const FOCUS_RETURNS_MS = 1_000;
const NOTE_DISTANCE_PX = 8;
/** Pasted control characters, which no feed may have, and halves of an emoji, of which Studio can make no patch. */
const UNREADABLE = /(?![\n\t])\p{Cc}|\p{Cs}/gu;
const POINTER_EVENTS = ['mousedown', 'click', 'dblclick', 'contextmenu', 'dragstart'];

/**
 * Puts an editable element in the place of a text. React's nodes stay where they are, emptied, so that it finds them;
 * meanwhile it must not render.
 * @param caret place in the text, in characters
 */
export function openField(text: TextOnPage, caret: number, { onText, onTakeOver, onEnd }: FieldEvents) {
  const originals = text.nodes.map((node) => [node, node.data] as const);
  const input = document.createElement('typed-text');
  const note = noteOf(input, onTakeOver);
  const listening = new AbortController();
  const state = { isMultiline: false, isComposing: false, isWaiting: false };
  input.textContent = shownText(text);
  topNodeOf(text).before(input);
  for (const node of text.nodes) node.data = '';
  const end: FieldEvents['onEnd'] = (how) => {
    if (!listening.signal.aborted) onEnd(how);
  };
  listen(input, { state, onText, onTakeOver, onEnd: end, signal: listening.signal });
  setCaret(input, caret);
  /** The text stays as it is, and takes no more letters. */
  const freeze = () => {
    listening.abort();
    input.contentEditable = 'false';
    note.remove();
  };
  return {
    freeze,
    /** Ends it as a press elsewhere does, if it has not ended. */
    leave: () => end('keep'),
    /** @returns false while letters are composed */
    setText(next: string): boolean {
      if (state.isComposing) return false;
      replaceText(input, next);
      note.place();
      return true;
    },
    /** Its title is the field's; what is reported of it is shown below it, and read out. */
    describe({ label, isMultiline, isWaiting, problems }: TypingState): void {
      Object.assign(state, { isMultiline, isWaiting });
      input.setAttribute('aria-label', label);
      input.setAttribute('aria-readonly', String(isWaiting));
      note.say(problems, isWaiting);
    },
    /** Gives the page its own text back. */
    remove(): void {
      freeze();
      input.remove();
      // What React has rendered since then is newer.
      for (const [node, original] of originals) if (node.data === '') node.data = original;
    },
  };
}

/** The first node of a text among the children of the element that holds all of it. */
function topNodeOf({ nodes }: TextOnPage): ChildNode {
  const [first] = nodes;
  const holder = nodes.at(-1)?.parentNode;
  if (!first || !holder) throw new Error('The text is not on the page.');
  const parent = first.parentElement;
  return parent && parent !== holder ? parent : first;
}

type Listening = FieldEvents & {
  state: { isMultiline: boolean; isComposing: boolean; isWaiting: boolean };
  signal: AbortSignal;
};

function listen(input: HTMLElement, { state, onText, onTakeOver, onEnd: end, signal }: Listening): void {
  input.setAttribute('contenteditable', 'plaintext-only');
  // Firefox knows it from version 136 on.
  if (!input.isContentEditable) input.setAttribute('contenteditable', 'true');
  input.setAttribute('role', 'textbox');
  input.spellcheck = true;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const on = (name: string, listener: (event: Event) => void) =>
    input.addEventListener(name, listener, { signal });
  on('focus', () => clearTimeout(leaving));
  on('blur', () => {
    leaving = setTimeout(() => end('keep'), FOCUS_RETURNS_MS);
  });
  // Chromium gives the focus back to the page, not always to the element that had it.
  window.addEventListener('focus', () => input.focus({ preventScroll: true }), { signal });
  on('compositionstart', () => Object.assign(state, { isComposing: true }));
  on('compositionend', () => Object.assign(state, { isComposing: false }));
  on('beforeinput', (event) => {
    if (state.isWaiting) event.preventDefault();
  });
  on('input', () => {
    const typed = input.textContent ?? '';
    const readable = typed.replace(UNREADABLE, '');
    const text = state.isMultiline ? readable : readable.replace(/\s*\n\s*/g, ' ');
    if (text !== typed) replaceText(input, text);
    onText(text);
  });
  on('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    if (state.isWaiting && event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      takeOver(event, onTakeOver);
    else onKey(event, input, state.isMultiline, end);
  });
  on('keyup', (event) => event.stopPropagation());
  for (const name of POINTER_EVENTS)
    window.addEventListener(name, (event) => onPointer(event, input, end), { signal, capture: true });
}

/** The press that takes the text over leaves the focus in it. */
function takeOver(event: Event, onTakeOver: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  onTakeOver();
}

/** Keys stay in the field: menus, questions and overlays around it have keys of their own. */
function onKey(event: KeyboardEvent, input: HTMLElement, isMultiline: boolean, end: FieldEvents['onEnd']) {
  event.stopPropagation();
  if (event.isComposing) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    end('cancel');
  } else if (event.key === 'Enter' && !(event.shiftKey && isMultiline)) {
    event.preventDefault();
    end('keep');
  } else if (event.key === ' ' && input.closest('button, summary')) {
    // A space would press the button around the text.
    event.preventDefault();
    document.execCommand('insertText', false, ' ');
  }
}

/**
 * The overlays, and links around the text, must not see what happens in the field. An editor's press elsewhere leaves
 * it; `PageBlocks` sends presses of its own.
 */
function onPointer(event: Event, input: HTMLElement, end: FieldEvents['onEnd']): void {
  // The button of the note has a listener of its own.
  if (event.target instanceof Element && event.target.closest('.typing-note')) return;
  const isInside = event.target instanceof Node && input.contains(event.target);
  if (!isInside) {
    if (event.type === 'mousedown' && event.isTrusted) end('keep');
    return;
  }
  event.stopPropagation();
  if (event.type === 'click' || event.type === 'dragstart') event.preventDefault();
}

/** What Studio reports at the field, below it; a live region beside the page, which React does not render. */
function noteOf(input: HTMLElement, onTakeOver: () => void) {
  const note = document.createElement('div');
  const button = document.createElement('button');
  note.className = 'typing-note';
  note.role = 'status';
  button.textContent = 'Take over';
  button.addEventListener('mousedown', (event) => takeOver(event, onTakeOver));
  document.documentElement.append(note);
  const place = () => {
    const { left, bottom } = input.getBoundingClientRect();
    const furthest = document.documentElement.clientWidth - note.offsetWidth - NOTE_DISTANCE_PX;
    note.style.left = `${Math.max(NOTE_DISTANCE_PX, Math.min(left, furthest)) + window.scrollX}px`;
    note.style.top = `${bottom + window.scrollY + NOTE_DISTANCE_PX}px`;
  };
  const say = (problems: readonly string[], isWaiting: boolean) => {
    const parts = [problems.join('\n'), ...(isWaiting ? [button] : [])].filter((part) => part !== '');
    const isSame = parts.length === note.childNodes.length && note.firstChild?.textContent === parts[0];
    if (!isSame) note.replaceChildren(...parts);
    place();
  };
  return { place, say, remove: () => note.remove() };
}

function caretIn(input: HTMLElement): number {
  const selection = getSelection();
  if (!selection?.focusNode || !input.contains(selection.focusNode)) return input.textContent?.length ?? 0;
  const range = document.createRange();
  range.setStart(input, 0);
  range.setEnd(selection.focusNode, selection.focusOffset);
  return range.toString().length;
}

/** The caret keeps its place in what is left of the text. */
function replaceText(input: HTMLElement, text: string): void {
  const place = mapCaret(caretIn(input), input.textContent ?? '', text);
  input.textContent = text;
  if (document.hasFocus()) setCaret(input, place);
}

function setCaret(input: HTMLElement, place: number): void {
  input.focus({ preventScroll: true });
  const [node] = input.childNodes;
  if (node) getSelection()?.collapse(node, Math.min(place, node.textContent?.length ?? 0));
  else getSelection()?.collapse(input, 0);
}

/** The place in a changed text of a place in the text before: text that is the same at both ends keeps its places. */
export function mapCaret(place: number, before: string, after: string): number {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  if (place <= start) return place;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const fromEnd = before.length - place;
  return after.length - Math.min(fromEnd, end);
}
