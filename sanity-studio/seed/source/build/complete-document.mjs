import { createHash } from 'node:crypto';
import { memberTypes } from './member-types.mjs';

const KEY_LENGTH = 12;
const REFERENCE = '->';

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const keyOf = (path) => createHash('sha256').update(path).digest('hex').slice(0, KEY_LENGTH);

const typeOf = (holder, field) => memberTypes[`${holder}.${field}`] ?? memberTypes[`*.${field}`];

function completeMember(member, type, path) {
  if (type?.startsWith(REFERENCE)) {
    if (typeof member !== 'string') throw new Error(`${path}: expected the short name of a record`);
    return { _key: keyOf(path), _type: 'reference', _ref: `${type.slice(REFERENCE.length)}-${member}` };
  }
  if (!isObject(member)) return member;
  const completed = completeObject(member, type, path);
  return { _key: member._key ?? keyOf(path), ...completed };
}

function completeValue(value, type, path) {
  if (Array.isArray(value))
    return value.map((member, index) => completeMember(member, type, `${path}[${index}]`));
  return isObject(value) ? completeObject(value, type, path) : value;
}

function completeObject(object, type, path) {
  const ownType = object._type ?? type;
  if (!ownType) throw new Error(`${path}: no _type given and none known for this place`);
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  const fields = entries.map(([field, value]) => [
    field,
    completeValue(value, typeOf(ownType, field), `${path}.${field}`),
  ]);
  return { _type: ownType, ...Object.fromEntries(fields) };
}

/**
 * Turns a document written as plain data into one the Content Lake accepts: every object gets its `_type`
 * (from `memberTypes`), every object in a list its `_key`. Keys come from the document id and the place in it,
 * so building twice gives the same bytes.
 *
 * @param {{_id: string, _type: string}} document
 * @throws Error naming the place, where an object has no type or a reference is not a short name
 */
export const completeDocument = (document) => completeObject(document, document._type, document._id);
