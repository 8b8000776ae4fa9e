import type { TracedValue } from './traced-value';

/**
 * The items that a filter, an order or the like has chosen, told by their values. Items of the same value
 * fare the same and keep their order, so each value stands for the first of its like not yet given out.
 *
 * @param chosen values of the items, each as it is there: the same object, not one that is equal.
 */
export function chosenItems(items: readonly TracedValue[], chosen: readonly unknown[]): TracedValue[] {
  const waiting = new Map<unknown, TracedValue[]>();
  for (const item of [...items].reverse()) {
    const same = waiting.get(item.value);
    if (same) same.push(item);
    else waiting.set(item.value, [item]);
  }
  return chosen.map((value) => waiting.get(value)?.pop() ?? { kind: 'unknown', value });
}
