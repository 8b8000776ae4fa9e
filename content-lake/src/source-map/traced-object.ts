import type { TracedValue } from './traced-value';

/** An object that a query made of these. */
export function tracedObject(fields: ReadonlyMap<string, TracedValue>): TracedValue {
  const value = Object.fromEntries([...fields].map(([name, field]) => [name, field.value]));
  return { kind: 'object', value, fields };
}
