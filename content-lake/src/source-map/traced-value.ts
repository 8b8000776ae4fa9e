import { DateTime, Path } from 'groq-js';
import { isRecord } from '../../../protocol/is-record';
import type { LakeDocument } from '../store/lake-document';

/** A path within a document: field names and array indexes. */
export type DocumentPath = readonly (string | number)[];

/** A value during the evaluation of a query, and its source. `null` may be of any kind. */
export type TracedValue =
  /** Taken unchanged from a document. */
  | {
      readonly kind: 'source';
      readonly value: unknown;
      readonly document: LakeDocument;
      readonly path: DocumentPath;
    }
  /** An object that the query created; each field has its own source. */
  | {
      readonly kind: 'object';
      readonly value: Readonly<Record<string, unknown>>;
      readonly fields: ReadonlyMap<string, TracedValue>;
    }
  /** An array that the query created; each item has its own source. */
  | {
      readonly kind: 'array';
      readonly value: readonly unknown[];
      readonly items: readonly TracedValue[];
    }
  /** `literal`: a literal or parameter of the query; `unknown`: computed. */
  | { readonly kind: 'literal' | 'unknown'; readonly value: unknown };

/** GROQ's `null`, the value of everything missing. */
export const tracedNull: TracedValue = { kind: 'unknown', value: null };

/** An object that the query created from these fields. */
export function tracedObject(fields: ReadonlyMap<string, TracedValue>): TracedValue {
  const value = Object.fromEntries([...fields].map(([name, field]) => [name, field.value]));
  return { kind: 'object', value, fields };
}

/** An array that the query created from these items. */
export function tracedArray(items: readonly TracedValue[]): TracedValue {
  return { kind: 'array', value: items.map(({ value }) => value), items };
}

/** A whole document as a value. */
export function tracedDocument(document: LakeDocument): TracedValue {
  return { kind: 'source', value: document, document, path: [] };
}

/** The fields of a GROQ object; undefined for any other value. */
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

/** The value of `value.name` in GROQ: null for a missing field. */
export function fieldOf(traced: TracedValue, name: string): TracedValue {
  if (traced.kind !== 'source') return fieldsOf(traced)?.get(name) ?? tracedNull;
  const { value } = traced;
  if (!isRecord(value) || !Object.hasOwn(value, name)) return tracedNull;
  return { ...traced, value: value[name], path: [...traced.path, name] };
}

/** The items of a GROQ array; undefined for any other value. */
export function itemsOf(traced: TracedValue): readonly TracedValue[] | undefined {
  if (traced.kind === 'array') return traced.items;
  const { value } = traced;
  if (!Array.isArray(value)) return undefined;
  return value.map((item: unknown, index): TracedValue => {
    if (traced.kind === 'source') return { ...traced, value: item, path: [...traced.path, index] };
    return { kind: traced.kind === 'literal' ? 'literal' : 'unknown', value: item };
  });
}

/**
 * Finds the items that a filter, an order or the like has selected, by their values. Equal values are treated alike and
 * stay in order, so each value matches the first remaining item with that value.
 * @param chosen the selected values; objects are compared by identity.
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
