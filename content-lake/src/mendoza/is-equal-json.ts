import { isRecord } from '../json';

/** True when two JSON values are the same, whatever the order of their fields. */
export function isEqualJson(left: unknown, right: unknown): boolean {
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
