import { isRecord } from '../json/is-record';

/** The value at a chain of field names, as GROQ's `a.b.c` reads it; undefined where there is none. */
export function readPath(value: unknown, names: readonly string[]): unknown {
  let current = value;
  for (const name of names) {
    if (!isRecord(current) || !Object.hasOwn(current, name)) return undefined;
    current = current[name];
  }
  return current;
}
