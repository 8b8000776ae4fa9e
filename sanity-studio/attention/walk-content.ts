/** A part of a document: an object within it, and where it stands. */
export type ContentPart = { value: Record<string, unknown>; path: string };

/**
 * Every object of a document, itself first.
 * @param value the document, or a part of one
 * @param path of the part, as Studio writes paths to fields; empty for the document
 */
export function* walkContent(value: unknown, path = ''): Generator<ContentPart> {
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) {
      const key = isObject(member) && typeof member._key === 'string' ? `_key=="${member._key}"` : index;
      yield* walkContent(member, `${path}[${key}]`);
    }
  } else if (isObject(value)) {
    yield { value, path };
    for (const [field, member] of Object.entries(value)) {
      if (!field.startsWith('_')) yield* walkContent(member, path ? `${path}.${field}` : field);
    }
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
