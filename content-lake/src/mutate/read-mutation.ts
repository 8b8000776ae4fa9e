import { InvalidMutation } from '../errors';
import { isRecord } from '../json';
import { isDocumentId } from './is-document-id';
import type { DocumentInput, Mutation, Selection } from './mutation';
import { readPatchOperations } from './read-patch-operations';

/**
 * Checks one entry of a request's `mutations`.
 *
 * @throws InvalidMutation saying what is wrong.
 */
export function readMutation(value: unknown): Mutation {
  const [entry, ...more] = isRecord(value) ? Object.entries(value) : [];
  if (!entry || more.length > 0)
    throw new InvalidMutation('a mutation is an object with exactly one operation');
  const [operation, body] = entry;
  if (!isRecord(body)) throw new InvalidMutation(`"${operation}" must be an object`);
  switch (operation) {
    case 'create':
      return { operation, document: readDocument(body, false) };
    case 'createOrReplace':
    case 'createIfNotExists':
      return { operation, document: readDocument(body, true) };
    case 'delete':
      return { operation, selection: readSelection(body) };
    case 'patch':
      return readPatch(body);
    default:
      throw new InvalidMutation(`unknown mutation "${operation}"`);
  }
}

function readPatch(body: Record<string, unknown>): Mutation {
  const { id, query, params, ifRevisionID, ...operations } = body;
  if (ifRevisionID !== undefined && typeof ifRevisionID !== 'string') {
    throw new InvalidMutation('"ifRevisionID" must be a string');
  }
  return {
    operation: 'patch',
    selection: readSelection({ id, query, params }),
    patch: readPatchOperations(operations),
    ifRevisionId: ifRevisionID,
  };
}

function readSelection(body: Record<string, unknown>): Selection {
  const { id, query, params = {} } = body;
  if (typeof id === 'string' && id !== '') return { id };
  if (typeof query !== 'string') throw new InvalidMutation('a patch or delete needs an "id" or a "query"');
  if (!isRecord(params)) throw new InvalidMutation('"params" must be an object');
  return { query, params };
}

function readDocument(body: Record<string, unknown>, needsId: boolean): DocumentInput {
  const { _id, _type, ...fields } = body;
  if (typeof _type !== 'string' || _type === '') throw new InvalidMutation('Document does not have a type');
  if (_id === undefined && !needsId) return { ...fields, _type };
  const isPrefix = typeof _id === 'string' && _id.endsWith('.');
  const plainId = isPrefix ? _id.slice(0, -1) : _id;
  if (typeof _id !== 'string' || typeof plainId !== 'string' || !isDocumentId(plainId)) {
    throw new InvalidMutation(`Malformed document ID: "${String(_id)}"`);
  }
  return { ...fields, _id, _type };
}
