import { isRecord } from '../../../protocol/is-record';

/** A patch in the Mendoza format: operation codes and their arguments in one flat list. */
export type MendozaPatch = readonly unknown[];

/**
 * Creates the patch that turns one JSON value into another. It is as fine-grained as possible (fields, array items by
 * `_key`, parts of texts), because the Studio derives from it who wrote what.
 *
 * The `mendoza` package applies it: the output starts as a copy of the input; fields are identified by their index among
 * the sorted names of the input; text is measured in bytes of UTF-8.
 * @param left undefined or null for a created value.
 * @param right undefined or null for a deleted value.
 */
export function createPatch(left: unknown, right: unknown): MendozaPatch {
  if (isRecord(left) && isRecord(right)) return objectOps(left, right);
  if (isEqualJson(left ?? null, right ?? null)) return [];
  return [Op.Value, right ?? null];
}

/** Operations on an output that is a copy of `left`. */
function objectOps(
  left: Readonly<Record<string, unknown>>,
  right: Readonly<Record<string, unknown>>,
): unknown[] {
  const ops: unknown[] = [];
  for (const [at, name] of Object.keys(left).sort().entries()) {
    if (!Object.hasOwn(right, name)) ops.push(Op.ObjectDeleteField, at);
    else ops.push(...fieldOps(left[name], right[name], at, name));
  }
  for (const [name, value] of Object.entries(right)) {
    if (!Object.hasOwn(left, name)) ops.push(Op.ObjectSetFieldValue, value, name);
  }
  return ops;
}

function fieldOps(left: unknown, right: unknown, at: number, name: string): unknown[] {
  if (isEqualJson(left, right)) return [];
  const inner = innerOps(left, right);
  if (!inner) return [Op.ObjectSetFieldValue, right, name];
  const open = inner.startsBlank ? Op.PushFieldBlank : Op.PushFieldCopy;
  return [open, at, ...inner.ops, Op.ReturnIntoObjectSameKeyPop];
}

type InnerOps = {
  /** True when the output starts empty, because arrays and texts are assembled from parts. */
  readonly startsBlank: boolean;
  readonly ops: readonly unknown[];
};

/** The operations from one value to a different one; undefined when the whole value should be replaced. */
function innerOps(left: unknown, right: unknown): InnerOps | undefined {
  if (isRecord(left) && isRecord(right)) return { startsBlank: false, ops: objectOps(left, right) };
  // An output that starts blank without any items would become null instead of an empty array.
  if (Array.isArray(left) && Array.isArray(right) && left.length > 0 && right.length > 0) {
    return { startsBlank: true, ops: arrayOps(left, right) };
  }
  if (typeof left === 'string' && typeof right === 'string') {
    const ops = diffString(left, right);
    return ops && { startsBlank: true, ops };
  }
  return undefined;
}

function arrayOps(left: readonly unknown[], right: readonly unknown[]): unknown[] {
  const ops: unknown[] = [];
  const sources = arraySources(left, right);
  for (let at = 0; at < right.length; ) {
    const source = sources[at];
    const length = source === undefined ? 0 : equalRun(left, right, sources, at, source);
    if (source !== undefined && length > 0) {
      ops.push(Op.ArrayAppendSlice, source, source + length);
      at += length;
      continue;
    }
    ops.push(...elementOps(left, right[at], source));
    at += 1;
  }
  return ops;
}

function elementOps(left: readonly unknown[], value: unknown, source: number | undefined): unknown[] {
  const inner = source === undefined ? undefined : innerOps(left[source], value);
  if (!inner) return [Op.ArrayAppendValue, value];
  const open = inner.startsBlank ? Op.PushElementBlank : Op.PushElementCopy;
  return [open, source, ...inner.ops, Op.ReturnIntoArrayPop];
}

/** The number of consecutive items from here on that are equal in both arrays. */
function equalRun(
  left: readonly unknown[],
  right: readonly unknown[],
  sources: readonly (number | undefined)[],
  start: number,
  source: number,
): number {
  let length = 0;
  while (
    start + length < right.length &&
    sources[start + length] === source + length &&
    isEqualJson(left[source + length], right[start + length])
  ) {
    length += 1;
  }
  return length;
}

/** The Mendoza operation codes in use; the `mendoza` package has the full list. */
export const Op = {
  Value: 0,
  PushFieldCopy: 10,
  PushFieldBlank: 11,
  PushElementCopy: 12,
  PushElementBlank: 13,
  ReturnIntoObjectSameKeyPop: 15,
  ReturnIntoArrayPop: 16,
  ObjectSetFieldValue: 17,
  ObjectDeleteField: 19,
  ArrayAppendValue: 20,
  ArrayAppendSlice: 21,
  StringAppendString: 22,
  StringAppendSlice: 23,
} as const;

/**
 * Matches each item of a changed array with an item of the previous array: the previous index, or undefined for a new
 * item. Each index is used at most once.
 *
 * Items match by `_key`; without one by equality, then by index.
 */
function arraySources(left: readonly unknown[], right: readonly unknown[]): (number | undefined)[] {
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

/** Whether two values without a key are similar enough to compare. */
function isAlike(left: unknown, right: unknown): boolean {
  if (keyOf(left) !== undefined || keyOf(right) !== undefined) return false;
  if (isRecord(left)) return isRecord(right);
  if (Array.isArray(left)) return Array.isArray(right);
  return typeof left === 'string' && typeof right === 'string';
}

/** Fewer common bytes do not justify three operations. */
const MIN_COMMON_BYTES = 4;

/**
 * Assembles a text from the beginning and the end of another and the new part between them; undefined when the two have too
 * little in common. No other slices are used: the `mendoza` package computes a wrong end for other slices of non-ASCII
 * text.
 */
function diffString(left: string, right: string): readonly unknown[] | undefined {
  const before = [...left];
  const after = [...right];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const startBytes = byteSize(before.slice(0, start));
  const endBytes = byteSize(before.slice(before.length - end));
  if (startBytes + endBytes < MIN_COMMON_BYTES) return undefined;
  const total = byteSize(before);
  const added = after.slice(start, after.length - end).join('');
  return [
    ...(start > 0 ? [Op.StringAppendSlice, 0, startBytes] : []),
    ...(added === '' ? [] : [Op.StringAppendString, added]),
    ...(end > 0 ? [Op.StringAppendSlice, total - endBytes, total] : []),
  ];
}

/** As the `mendoza` package counts: half of a surrogate pair is three bytes. */
function byteSize(characters: readonly string[]): number {
  return characters.reduce((sum, character) => sum + byteSizeOf(character.codePointAt(0) ?? 0), 0);
}

function byteSizeOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** Whether two JSON values are equal, regardless of the order of fields. */
function isEqualJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, at) => isEqualJson(item, right[at]))
    );
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isEqualJson(left[name], right[name]))
  );
}
