import { isRecord } from '../json';

/**
 * Where each item of a changed list came from: the position, in the list as it was, of the item that it
 * is best described as a change of, and undefined for a new one. No position is given twice.
 *
 * Items with a `_key` go by it. Others go by being the same, and then by standing at the same place.
 */
export function arraySources(left: readonly unknown[], right: readonly unknown[]): (number | undefined)[] {
  const waiting = new Map<string, number[]>();
  for (const [at, item] of left.entries()) {
    const name = nameOf(item);
    const places = waiting.get(name);
    if (places) places.push(at);
    else waiting.set(name, [at]);
  }
  const taken = new Set<number>();
  const sources = right.map((item) => {
    const source = waiting.get(nameOf(item))?.shift();
    if (source !== undefined) taken.add(source);
    return source;
  });
  return sources.map((source, at) => {
    if (source !== undefined || taken.has(at) || !isAlike(left[at], right[at])) return source;
    taken.add(at);
    return at;
  });
}

function nameOf(item: unknown): string {
  const key = keyOf(item);
  return key === undefined ? `value ${JSON.stringify(item)}` : `key ${key}`;
}

function keyOf(item: unknown): string | undefined {
  return isRecord(item) && typeof item._key === 'string' ? item._key : undefined;
}

/** Things without a key that are worth comparing with each other. */
function isAlike(left: unknown, right: unknown): boolean {
  if (keyOf(left) !== undefined || keyOf(right) !== undefined) return false;
  if (isRecord(left)) return isRecord(right);
  if (Array.isArray(left)) return Array.isArray(right);
  return typeof left === 'string' && typeof right === 'string';
}
