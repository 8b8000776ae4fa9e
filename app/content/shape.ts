import { isRecord } from '../../protocol/is-record';

/** Where an answer did not match the content model, and how it was repaired. */
export type Repair = { at: string; action: 'removed' | 'emptied' };

/**
 * Repairs an answer in place so that it matches its type: invalid members of an array are removed, invalid fields that
 * may be empty are emptied. An answer that cannot be repaired so is invalid as a whole. A broken block is thus removed,
 * and the page is still rendered.
 * @param value the answer of a query, or a part of it
 * @param type evaluated from schema and query (`query-shapes.json`)
 * @param repairs receives the repairs
 * @returns whether the repaired value is of the type
 */
export function conform(value: unknown, type: TypeNode, repairs: Repair[] = [], at = '$'): boolean {
  switch (type.type) {
    case 'null':
      return value === null;
    case 'unknown':
      return true;
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type.type && (type.value === undefined || type.value === value);
    case 'array':
      return Array.isArray(value) && conformMembers(value, type.of, repairs, at);
    case 'object':
      return isRecord(value) && conformFields(value, type.attributes, repairs, at);
    case 'union':
      return conformOneOf(value, type.of, repairs, at);
  }
}

function conformMembers(members: unknown[], type: TypeNode, repairs: Repair[], at: string): boolean {
  const valid = members.filter((member, index) => {
    const good = conform(member, type, repairs, `${at}[${index}]`);
    if (!good) repairs.push({ at: `${at}[${index}]`, action: 'removed' });
    return good;
  });
  members.splice(0, members.length, ...valid);
  return true;
}

function conformFields(
  record: Record<string, unknown>,
  attributes: Record<string, { value: TypeNode; optional?: boolean }>,
  repairs: Repair[],
  at: string,
): boolean {
  return Object.entries(attributes).every(([field, attribute]) => {
    const place = `${at}.${field}`;
    if (record[field] === undefined && attribute.optional) return true;
    if (conform(record[field] ?? null, attribute.value, repairs, place)) {
      record[field] ??= null;
      return true;
    }
    if (!attribute.optional && !conform(null, attribute.value)) return false;
    record[field] = null;
    repairs.push({ at: place, action: 'emptied' });
    return true;
  });
}

/** `_type` selects the member of a union; only a member with the value's `_type` may repair it. */
function conformOneOf(value: unknown, types: TypeNode[], repairs: Repair[], at: string): boolean {
  const named =
    isRecord(value) && typeof value._type === 'string' ? types.filter((type) => bears(type, value)) : [];
  return (named.length > 0 ? named : types).some((type) => conform(value, type, repairs, at));
}

function bears(type: TypeNode, value: Record<string, unknown>): boolean {
  const tag = type.type === 'object' ? type.attributes._type?.value : undefined;
  return tag?.type === 'string' && tag.value === value._type;
}

/** A type as groq-js evaluates it from schema and query, with its named types inlined. */
export type TypeNode =
  | { type: 'null' }
  | { type: 'unknown' }
  | { type: 'string'; value?: string }
  | { type: 'number'; value?: number }
  | { type: 'boolean'; value?: boolean }
  | { type: 'array'; of: TypeNode }
  | { type: 'object'; attributes: Record<string, { value: TypeNode; optional?: boolean }> }
  | { type: 'union'; of: TypeNode[] };
