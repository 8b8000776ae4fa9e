import { isRecord } from '../json';
import { arraySources } from './array-sources';
import { diffString } from './diff-string';
import { isEqualJson } from './is-equal-json';
import { Op } from './op';

/** A patch in Mendoza's form: operation codes and their arguments in one flat list. */
export type MendozaPatch = readonly unknown[];

/**
 * The patch that turns one JSON value into another. It says what changed as finely as it can (fields, items
 * of lists by `_key`, a stretch of text), because the Studio shows from it who wrote what.
 *
 * The form is the one that the `mendoza` package applies: the output begins as a copy of the input; fields
 * are named by their position among the sorted names of the input; text is measured in bytes of UTF-8.
 *
 * @param left undefined or null where there was nothing.
 * @param right undefined or null where there is nothing any more.
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

interface InnerOps {
  /** True when the output has to start empty, as lists and texts are put together piece by piece. */
  readonly startsBlank: boolean;
  readonly ops: readonly unknown[];
}

/** How to get from one value to a different one; undefined when it is best said as a whole. */
function innerOps(left: unknown, right: unknown): InnerOps | undefined {
  if (isRecord(left) && isRecord(right)) return { startsBlank: false, ops: objectOps(left, right) };
  // An output that starts blank and has nothing added to it would be null, and not an empty list.
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

/** How many items from here on are the same in both lists, and follow each other in both. */
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
