import { isRecord } from '../../../protocol/is-record';

export type Repair = { at: string; action: 'removed' | 'emptied' | 'filled' };

/**
 * Repairs an answer in place so that it matches its type: invalid members of an array are removed, invalid fields
 * that may be empty are emptied. A broken block is thus removed, and the page is still rendered.
 * @param type evaluated from schema and query (`query-shapes.json`)
 * @param fills whether a required field outside arrays is emptied too: text becomes `''`
 * @returns false if it cannot be repaired so
 */
export function conform(
  value: unknown,
  type: TypeNode,
  repairs: Repair[] = [],
  fills = false,
  at = '$',
): boolean {
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
      return isRecord(value) && conformFields(value, type.attributes, { repairs, fills, at });
    case 'union':
      return conformOneOf(value, type.of, { repairs, fills, at });
  }
}

type Repairing = { repairs: Repair[]; fills: boolean; at: string };

function conformMembers(members: unknown[], type: TypeNode, repairs: Repair[], at: string): boolean {
  const valid = members.filter((member, index) => {
    const good = conform(member, type, repairs, false, `${at}[${index}]`);
    if (!good) repairs.push({ at: `${at}[${index}]`, action: 'removed' });
    return good;
  });
  members.splice(0, members.length, ...valid);
  return true;
}

function conformFields(
  record: Record<string, unknown>,
  attributes: Record<string, { value: TypeNode; optional?: boolean }>,
  { repairs, fills, at }: Repairing,
): boolean {
  return Object.entries(attributes).every(([field, attribute]) => {
    const place = `${at}.${field}`;
    if (record[field] === undefined && attribute.optional) return true;
    if (conform(record[field] ?? null, attribute.value, repairs, fills, place)) {
      record[field] ??= null;
      return true;
    }
    const mayBeNull = attribute.optional || conform(null, attribute.value);
    if (!mayBeNull && !fills) return false;
    record[field] = mayBeNull ? null : emptyOf(attribute.value);
    repairs.push({ at: place, action: mayBeNull ? 'emptied' : 'filled' });
    return true;
  });
}

function emptyOf(type: TypeNode): unknown {
  switch (type.type) {
    case 'string':
      return type.value ?? '';
    case 'number':
      return type.value ?? 0;
    case 'boolean':
      return type.value ?? false;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(
        Object.entries(type.attributes).map(([field, { value }]) => [
          field,
          conform(null, value) ? null : emptyOf(value),
        ]),
      );
    case 'union':
      return type.of[0] && emptyOf(type.of[0]);
    default:
      return null;
  }
}

/**
 * `_type` selects the member of a union; only a member with the value's `_type` may repair it. Without one, a member that
 * the value matches as it is comes first: the repair for another would empty valid fields.
 */
function conformOneOf(value: unknown, types: TypeNode[], { repairs, fills, at }: Repairing): boolean {
  const named =
    isRecord(value) && typeof value._type === 'string' ? types.filter((type) => hasType(type, value)) : [];
  const members = named.length > 0 ? named : types;
  const objects = isRecord(value) ? members.filter(({ type }) => type === 'object') : [];
  const matching = objects.length > 1 ? objects.find((type) => matches(value, type)) : undefined;
  return (matching ? [matching] : members).some((type) => conform(value, type, repairs, fills, at));
}

function matches(value: unknown, type: TypeNode): boolean {
  const repairs: Repair[] = [];
  return conform(structuredClone(value), type, repairs) && repairs.length === 0;
}

function hasType(type: TypeNode, value: Record<string, unknown>): boolean {
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
