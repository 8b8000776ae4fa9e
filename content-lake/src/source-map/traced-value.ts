import { DateTime, Path } from 'groq-js';
import { isRecord } from '../json';
import type { LakeDocument } from '../store/lake-document';

/** A place in a document: names of fields and places in arrays. */
export type DocumentPath = readonly (string | number)[];

/** A value met while a query runs, and where it comes from. `null` is of no kind in particular. */
export type TracedValue =
  /** An unchanged part of a document, with everything in it. */
  | {
      readonly kind: 'source';
      readonly value: unknown;
      readonly document: LakeDocument;
      readonly path: DocumentPath;
    }
  /** Built by the query from fields, each with its own source. */
  | {
      readonly kind: 'object';
      readonly value: Readonly<Record<string, unknown>>;
      readonly fields: ReadonlyMap<string, TracedValue>;
    }
  /** Built by the query from items, each with its own source. */
  | {
      readonly kind: 'array';
      readonly value: readonly unknown[];
      readonly items: readonly TracedValue[];
    }
  /** `literal`: written in the query or a parameter of it; `unknown`: computed. */
  | { readonly kind: 'literal' | 'unknown'; readonly value: unknown };

/** GROQ's `null`, for everything that is not there. */
export const tracedNull: TracedValue = { kind: 'unknown', value: null };

/** An object that a query built from these. */
export function tracedObject(fields: ReadonlyMap<string, TracedValue>): TracedValue {
  const value = Object.fromEntries([...fields].map(([name, field]) => [name, field.value]));
  return { kind: 'object', value, fields };
}

/** An array that a query built from these. */
export function tracedArray(items: readonly TracedValue[]): TracedValue {
  return { kind: 'array', value: items.map(({ value }) => value), items };
}

/** A whole document as a query meets it. */
export function tracedDocument(document: LakeDocument): TracedValue {
  return { kind: 'source', value: document, document, path: [] };
}

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

/** What `value.name` is in GROQ: null where there is no such field. */
export function fieldOf(traced: TracedValue, name: string): TracedValue {
  if (traced.kind !== 'source') return fieldsOf(traced)?.get(name) ?? tracedNull;
  const { value } = traced;
  if (!isRecord(value) || !Object.hasOwn(value, name)) return tracedNull;
  return { ...traced, value: value[name], path: [...traced.path, name] };
}

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

/**
 * The items that a filter, an order or the like has selected, identified by their values. Equal items
 * are treated equally and stay in order, so each value is matched with the first equal item not yet matched.
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

/** Marks copies of objects with their index among the original items. */
const PLACE = Symbol('place');

/**
 * The result of `score()` for these items: other objects, in order, each with a `_score`.
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
