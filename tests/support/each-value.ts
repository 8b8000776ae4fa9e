import { isRecord } from '../../protocol/is-record';

/** One value inside a document: what it is, the field it stands in (of a list: the list's), its holder and its place. */
export type PlacedValue = { value: unknown; field: string; holder: Record<string, unknown>; at: string };

/**
 * Every value inside a document, however deep, holders before what they hold.
 * @param holder the document, or a part of it
 * @param at where it stands, for messages
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
