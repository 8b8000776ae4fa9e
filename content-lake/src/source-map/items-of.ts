import type { TracedValue } from './traced-value';

/** The items of what GROQ takes for an array; undefined for anything else. */
export function itemsOf(traced: TracedValue): readonly TracedValue[] | undefined {
  if (traced.kind === 'array') return traced.items;
  const { value } = traced;
  if (!Array.isArray(value)) return undefined;
  return value.map((item: unknown, index): TracedValue => {
    if (traced.kind === 'source') return { ...traced, value: item, path: [...traced.path, index] };
    return { kind: traced.kind === 'literal' ? 'literal' : 'unknown', value: item };
  });
}
