import { isRecord } from '../json/is-record';
import { fieldsOf } from './fields-of';
import { tracedNull } from './traced-null';
import type { TracedValue } from './traced-value';

/** What `value.name` is in GROQ: null where there is no such field. */
export function fieldOf(traced: TracedValue, name: string): TracedValue {
  if (traced.kind !== 'source') return fieldsOf(traced)?.get(name) ?? tracedNull;
  const { value } = traced;
  if (!isRecord(value) || !Object.hasOwn(value, name)) return tracedNull;
  return { ...traced, value: value[name], path: [...traced.path, name] };
}
