import { isRecord } from '../json';
import type { DocumentPath } from './traced-value';

/**
 * A place in a document, written as a source map writes it.
 *
 * @param withKeys whether array items are identified by `_key`, where it is unique, instead
 *   of by their place.
 * @returns undefined when it cannot be written so that the client reads the same place.
 */
export function sourcePath(document: unknown, path: DocumentPath, withKeys: boolean): string | undefined {
  let written = '$';
  let current = document;
  for (const step of path) {
    const key = withKeys && typeof step === 'number' ? keyAt(current, step) : undefined;
    const name = key === undefined ? jsonPathStep(step) : `[?(@._key=='${key}')]`;
    if (name === undefined) return undefined;
    written += name;
    if (Array.isArray(current)) current = current[Number(step)];
    else current = isRecord(current) ? current[step] : undefined;
  }
  return written;
}

function keyAt(items: unknown, place: number): string | undefined {
  return Array.isArray(items) ? tellingKeys(items)[place] : undefined;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ["'", "\\'"],
  ['\\', '\\\\'],
]);

/**
 * A step of a normalised JSON path, as `@sanity/client` writes and reads them: `['name']`, `[0]`.
 *
 * @returns undefined for a name that the client would read as something else.
 */
export function jsonPathStep(step: string | number): string | undefined {
  if (typeof step === 'number') return `[${step}]`;
  if (/'\]|[\u2028\u2029]/.test(step)) return undefined;
  return `['${step.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES.get(character) ?? character)}']`;
}

/** Keys that survive being written into paths and read back, by the client and by the Studio. */
const PLAIN_KEY = /^[^'"\\[\]\s]+$/u;

/** For each item of an array, its `_key` if it is unique in the array; else undefined. */
function tellingKeys(items: readonly unknown[]): (string | undefined)[] {
  const keys = items.map((item) => (isRecord(item) && typeof item._key === 'string' ? item._key : undefined));
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const key of keys) {
    if (key === undefined) continue;
    (seen.has(key) ? repeated : seen).add(key);
  }
  return keys.map((key) =>
    key !== undefined && PLAIN_KEY.test(key) && !repeated.has(key) ? key : undefined,
  );
}

/**
 * Whether one mapping will do for a value and everything in it. Below a mapping the client derives paths
 * itself: by names, and by `_key` wherever there is one. So of two items with one key the first would be taken
 * for both.
 */
export function isMappableWhole(value: unknown): boolean {
  if (Array.isArray(value)) {
    const keys = tellingKeys(value);
    return value.every(
      (item: unknown, index) =>
        isMappableWhole(item) &&
        (keys[index] !== undefined || !isRecord(item) || typeof item._key !== 'string'),
    );
  }
  if (!isRecord(value)) return true;
  return Object.entries(value).every(
    ([name, field]) => jsonPathStep(name) !== undefined && isMappableWhole(field),
  );
}
