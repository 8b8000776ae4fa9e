import type { TracedValue } from './traced-value';

/** An array that a query made of these. */
export function tracedArray(items: readonly TracedValue[]): TracedValue {
  return { kind: 'array', value: items.map(({ value }) => value), items };
}
