import { isRecord } from '../../protocol/is-record';

/** A value inside a document, its field (of a list member: the list's), its holder and its path. */
export type PlacedValue = { value: unknown; field: string; holder: Record<string, unknown>; at: string };

/**
 * Every value inside a document at any depth, parents before children.
 * @param holder the document, or a part of it
 * @param at path of the holder, for messages
 */
export function* eachValue(holder: Record<string, unknown>, at: string): Generator<PlacedValue> {
  for (const [field, value] of Object.entries(holder)) yield* eachIn(value, field, holder, `${at}.${field}`);
}

function* eachIn(
  value: unknown,
  field: string,
  holder: Record<string, unknown>,
  at: string,
): Generator<PlacedValue> {
  yield { value, field, holder, at };
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) yield* eachIn(member, field, holder, `${at}[${index}]`);
  } else if (isRecord(value)) {
    yield* eachValue(value, at);
  }
}

/** A copy of a document with a word at the end of every text of several words. */
export function withWord<Holder extends Record<string, unknown>>(original: Holder, word: string): Holder {
  const copy = structuredClone(original);
  for (const { field, holder, value } of eachValue(copy, ''))
    if (
      typeof value === 'string' &&
      /\s/.test(value) &&
      holder[field] === value &&
      !/^(_|path|from)/.test(field)
    )
      holder[field] = `${value} ${word}`;
  return copy;
}
