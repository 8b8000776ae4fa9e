import { isRecord } from '../json/is-record';

/** Keys that survive being written into paths and read back, by the client and by the Studio. */
const PLAIN_KEY = /^[^'"\\[\]\s]+$/u;

/** For each item of an array, the `_key` that tells it from all the others; undefined where there is none. */
export function tellingKeys(items: readonly unknown[]): (string | undefined)[] {
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
