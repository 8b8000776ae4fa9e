import { isRecord } from './is-record';

/**
 * How a page of the site, in Studio's frame, changes the blocks of its document: the page sends a start with a port to
 * Studio's window. Changes go through the port to Studio, what Studio says about the blocks comes back through it.
 */
const START = 'site/blocks';

export type BlocksStart = {
  /** Of the document, published or draft. */
  id: string;
  type: string;
};

const DIRECT = ['up', 'down', 'duplicate', 'remove', 'add'] as const;

/** `key` is the block's `_key`. `add` asks which block is to follow it; `move` puts it beside another. */
export type BlockChange =
  | { change: (typeof DIRECT)[number]; key: string }
  | { change: 'move'; key: string; place: 'before' | 'after'; beside: string };

export type BlockNotes = {
  key: string;
  title: string;
  /** What keeps the page from being published, with the titles of the fields. */
  problems: string[];
};

/** The start as a message to Studio's window, where other messages arrive too. */
export const blocksStart = ({ id, type }: BlocksStart) => ({ kind: START, id, type });

/** @param data of a message to Studio's window @returns undefined if it is another message */
export function readBlocksStart(data: unknown): BlocksStart | undefined {
  if (!isRecord(data) || data.kind !== START) return undefined;
  const { id, type } = data;
  return isName(id) && isName(type) ? { id, type } : undefined;
}

/** @param data of a message from the page @returns undefined if it is no change */
export function readBlockChange(data: unknown): BlockChange | undefined {
  if (!isRecord(data) || !isName(data.key)) return undefined;
  const { key, place, beside } = data;
  const change = DIRECT.find((name) => name === data.change);
  if (change) return { change, key };
  const isPlace = place === 'before' || place === 'after';
  return data.change === 'move' && isPlace && isName(beside)
    ? { change: 'move', key, place, beside }
    : undefined;
}

/** @param data of a message from Studio @returns undefined if it is no list of notes */
export function readBlockNotes(data: unknown): BlockNotes[] | undefined {
  if (!Array.isArray(data)) return undefined;
  return data.filter(isRecord).flatMap(({ key, title, problems }) => {
    const isNoted = isName(key) && typeof title === 'string' && Array.isArray(problems);
    return isNoted ? [{ key, title, problems: problems.map(String) }] : [];
  });
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
