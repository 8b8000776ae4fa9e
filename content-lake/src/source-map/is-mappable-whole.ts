import { isRecord } from '../json/is-record';
import { jsonPathStep } from './json-path-step';
import { tellingKeys } from './telling-keys';

/**
 * Whether one mapping will do for a value and everything in it. Below a mapping the client tells places by
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
