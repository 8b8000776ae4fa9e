import { createHash } from 'node:crypto';
import { memberTypes } from './member-types.mjs';

const KEY_LENGTH = 12;
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const keyOf = (path) => createHash('sha256').update(path).digest('hex').slice(0, KEY_LENGTH);

function completeMember(member, type, path) {
  if (type?.referenceTo && typeof member === 'string')
    return { _key: keyOf(path), _type: 'reference', _ref: `${type.referenceTo}-${member}` };
  if (!isObject(member)) return member;
  const completed = completeObject(member, type?.name, path);
  return { _key: member._key ?? keyOf(path), ...completed };
}

function completeValue(value, type, path) {
  if (Array.isArray(value))
    return value.map((member, index) => completeMember(member, type, `${path}[${index}]`));
  return isObject(value) ? completeObject(value, type?.name, path) : value;
}

function completeObject(object, type, path) {
  const ownType = object._type ?? type;
  if (!ownType)
    throw new Error(
      `${path}: give it a _type: the schema has none or several for it (after a change of the schema: npm run typegen)`,
    );
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  const fields = entries.map(([field, value]) => [
    field,
    completeValue(value, memberTypes.get(`${ownType}.${field}`), `${path}.${field}`),
  ]);
  return { _type: ownType, ...Object.fromEntries(fields) };
}

/**
 * Turns a document written as plain data into one the Content Lake accepts: every object gets its `_type`
 * (from the schema), every object in a list its `_key`. Keys come from the document id and the place in it,
 * so building twice gives the same bytes.
 *
 * @param {{_id: string, _type: string}} document
 * @throws Error naming the place, where an object has no type
 */
export const completeDocument = (document) => completeObject(document, document._type, document._id);
