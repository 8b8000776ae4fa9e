import { isRecord } from '../../../protocol/is-record';
import type { LakeDocument } from '../store/lake-document';

/** A field by which documents are ordered. */
export type Ordering = {
  /** A field name, or names joined by dots. */
  readonly path: string;
  readonly isDescending: boolean;
};

type Comparison = (one: LakeDocument, other: LakeDocument) => number;

/** Compares documents as GROQ's `order()` does, and equal ones by id, because that is the order before. */
export function byOrder(order: readonly Ordering[]): Comparison {
  const fields = order.map(({ path, isDescending }) => ({ names: path.split('.'), isDescending }));
  return (one, other) => {
    for (const { names, isDescending } of fields) {
      const compared = compareValues(readPath(one, names), readPath(other, names));
      if (compared !== 0) return isDescending ? -compared : compared;
    }
    return byId(one, other);
  };
}

export const byId: Comparison = (one, other) => (one._id < other._id ? -1 : one._id > other._id ? 1 : 0);

/** Documents in their order, without some of them, and with others. */
export function replaceIn(
  documents: readonly LakeDocument[],
  compare: Comparison,
  gone: readonly LakeDocument[],
  added: readonly LakeDocument[],
): readonly LakeDocument[] {
  const removed = new Set(gone);
  const next = removed.size > 0 ? documents.filter((document) => !removed.has(document)) : [...documents];
  for (const document of added)
    next.splice(
      countBefore(next, (one) => compare(one, document) < 0),
      0,
      document,
    );
  return next;
}

/** The number of documents for which a condition holds, by binary search: it must hold for the first ones only. */
export function countBefore(
  documents: readonly LakeDocument[],
  isBefore: (document: LakeDocument) => boolean,
): number {
  let [low, high] = [0, documents.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const document = documents[middle];
    if (document && isBefore(document)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** GROQ's order of values: numbers, texts, booleans, then everything else; values of this last kind are equal. */
export function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  const ranks = rankOf(one) - rankOf(other);
  return ranks === 0 && rankOf(one) < OTHERS ? Number(one) - Number(other) : ranks;
}

const OTHERS = 4;

function rankOf(value: unknown): number {
  const rank = ['number', 'string', 'boolean'].indexOf(typeof value);
  return rank === -1 ? OTHERS : rank;
}

/** The value at a path of field names, as in GROQ's `a.b.c`; undefined if there is none. */
export function readPath(value: unknown, names: readonly string[]): unknown {
  let current = value;
  for (const name of names) {
    if (!isRecord(current) || !Object.hasOwn(current, name)) return undefined;
    current = current[name];
  }
  return current;
}
