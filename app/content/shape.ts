import { isRecord } from '../../protocol/is-record';

/** Where in an answer something was not as the content model says, and what became of it. */
export type Repair = { at: string; action: 'removed' | 'emptied' };

/**
 * Makes an answer what its type says it is, in place: an array's member that is not of its type is removed, a field that
 * may be empty and is not of its type is emptied. What cannot be mended so is wrong as a whole. A broken block thus
 * leaves the page, and the page stands.
 * @param value the answer of a query, or a part of it
 * @param type the type that the schema and the query give it (`query-shapes.json`)
 * @param repairs receives what was done
 * @returns whether the value, mended, is of the type
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
  const kept = members.filter((member, index) => {
    const good = conform(member, type, repairs, `${at}[${index}]`);
    if (!good) repairs.push({ at: `${at}[${index}]`, action: 'removed' });
    return good;
  });
  members.splice(0, members.length, ...kept);
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

/** A union's members are told apart by `_type`; only the one that bears the value's may mend it. */
function conformOneOf(value: unknown, types: TypeNode[], repairs: Repair[], at: string): boolean {
  const named =
    isRecord(value) && typeof value._type === 'string' ? types.filter((type) => bears(type, value)) : [];
  return (named.length > 0 ? named : types).some((type) => conform(value, type, repairs, at));
}

function bears(type: TypeNode, value: Record<string, unknown>): boolean {
  const tag = type.type === 'object' ? type.attributes._type?.value : undefined;
  return tag?.type === 'string' && tag.value === value._type;
}

/** A type as groq-js evaluates it from schema and query, its named types put in place. */
export type TypeNode =
  | { type: 'null' }
  | { type: 'unknown' }
  | { type: 'string'; value?: string }
  | { type: 'number'; value?: number }
  | { type: 'boolean'; value?: boolean }
  | { type: 'array'; of: TypeNode }
  | { type: 'object'; attributes: Record<string, { value: TypeNode; optional?: boolean }> }
  | { type: 'union'; of: TypeNode[] };
