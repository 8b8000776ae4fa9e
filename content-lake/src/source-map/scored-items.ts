import { isRecord } from '../json/is-record';
import { fieldsOf } from './fields-of';
import { tracedObject } from './traced-object';
import type { TracedValue } from './traced-value';

/** Marks copies of objects with their place among the items they were made of. */
const PLACE = Symbol('place');

/**
 * What `score()` makes of these items: other objects, in order, each with a `_score`.
 *
 * @param score runs it over the items' values; the marks put on them survive that.
 */
export function scoredItems(
  items: readonly TracedValue[],
  score: (values: readonly unknown[]) => readonly unknown[],
): TracedValue[] {
  const marked = items.map((item, place) =>
    isRecord(item.value) ? Object.assign({}, item.value, { [PLACE]: place }) : item.value,
  );
  return score(marked).map((value): TracedValue => {
    if (!isRecord(value)) return { kind: 'unknown', value };
    const item = items[Number(Reflect.get(value, PLACE))];
    const fields = new Map(item && fieldsOf(item));
    return tracedObject(fields.set('_score', { kind: 'unknown', value: value._score }));
  });
}
