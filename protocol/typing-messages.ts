import { isRecord } from './is-record';

/**
 * How a page of the site, in Studio's frame, edits a text of a document: the page sends a start with a port to Studio's
 * window. Edits go through the port to Studio, states of the text come back through it.
 */
const START = 'site/typing';

export type TypingStart = {
  /** Of the document, published or draft. */
  id: string;
  type: string;
  /** Of the text in its document, as Studio writes paths. */
  path: string;
};

/** The text before and after an edit: the difference is applied to what Studio has by then. */
export type TypingEdit = { from: string; to: string };

/** How it ends: the edits stay, or are taken back. */
export type TypingEnd = { end: 'keep' | 'cancel' };

/** The editor takes the text over from another one. */
export type TypingTakeOver = { takesOver: true };

export type TypingState = {
  value: string;
  /** Number of edits of this page that `value` contains. */
  edits: number;
  label: string;
  isMultiline: boolean;
  /** What Studio reports at the field: who else is in it, then problems, the worst first. */
  problems: string[];
  /** Whether another editor types here: the page takes no letters until that one leaves, or the text is taken over. */
  isWaiting: boolean;
  /** Whether it has ended, and all edits are stored. */
  isSaved: boolean;
};

/** The start as a message to Studio's window, where other messages arrive too. */
export const typingStart = ({ id, type, path }: TypingStart) => ({ kind: START, id, type, path });

/** @param data of a message to Studio's window @returns undefined if it is another message */
export function readTypingStart(data: unknown): TypingStart | undefined {
  if (!isRecord(data) || data.kind !== START) return undefined;
  const { id, type, path } = { id: '', type: '', path: '', ...data };
  const isComplete = [id, type, path].every((part) => typeof part === 'string' && part !== '');
  return isComplete ? { id, type, path } : undefined;
}

/** @param data of a message from the page @returns undefined if it is none of these */
export function readTypingMessage(data: unknown): TypingEdit | TypingEnd | TypingTakeOver | undefined {
  if (!isRecord(data)) return undefined;
  const { end, from, to, takesOver } = data;
  if (takesOver === true) return { takesOver };
  if (end !== undefined) return end === 'keep' || end === 'cancel' ? { end } : undefined;
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined;
}

/** @param data of a message from Studio @returns undefined if it is no state */
export function readTypingState(data: unknown): TypingState | undefined {
  if (!isRecord(data)) return undefined;
  const { value, edits = 0, label = '', isMultiline, problems = [], isWaiting, isSaved } = data;
  if (typeof value !== 'string' || typeof edits !== 'number' || !Array.isArray(problems)) return undefined;
  return {
    value,
    edits,
    label: String(label),
    isMultiline: isMultiline === true,
    problems: problems.map(String),
    isWaiting: isWaiting === true,
    isSaved: isSaved === true,
  };
}
