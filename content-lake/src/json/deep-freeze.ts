/**
 * Freezes a JSON value all the way down and returns it.
 * Stored documents are shared between answers, so nothing may be able to change one by accident.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) deepFreeze(child);
  }
  return value;
}
