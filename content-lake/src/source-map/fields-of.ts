import { DateTime, Path } from 'groq-js';
import { isRecord } from '../json/is-record';
import type { TracedValue } from './traced-value';

/** The fields of what GROQ takes for an object; undefined for anything else. */
export function fieldsOf(traced: TracedValue): ReadonlyMap<string, TracedValue> | undefined {
  if (traced.kind === 'object') return traced.fields;
  const { value } = traced;
  if (!isRecord(value) || value instanceof DateTime || value instanceof Path) return undefined;
  return new Map(
    Object.entries(value).map(([name, field]): [string, TracedValue] => {
      if (traced.kind === 'source') return [name, { ...traced, value: field, path: [...traced.path, name] }];
      return [name, { kind: traced.kind === 'literal' ? 'literal' : 'unknown', value: field }];
    }),
  );
}
