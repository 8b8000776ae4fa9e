import { isRecord } from '../json/is-record';
import type { Step } from './mapped-texts.fixture';

/** The value at a path, found as the Studio finds it: of two items with one key, the first. */
export function valueAt(value: unknown, path: readonly Step[]): unknown {
  let current = value;
  for (const step of path) {
    if (typeof step === 'string') current = isRecord(current) ? current[step] : undefined;
    else if (!Array.isArray(current)) return undefined;
    else if (typeof step === 'number') current = current[step];
    else current = current.find((item: unknown) => isRecord(item) && item._key === step._key);
  }
  return current;
}
