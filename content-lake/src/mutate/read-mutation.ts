import { mutationError } from '../errors/mutation-error';
import { isRecord } from '../json/is-record';
import type { DocumentInput, Mutation, Selection } from './mutation';
import { readPatchOperations } from './read-patch-operations';

const DOCUMENT_ID = /^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/;

/**
 * Checks one entry of a request's `mutations`.
 *
 * @param index its position, for the error.
 * @throws LakeError 400, a mutation error naming what is wrong.
 */
export function readMutation(value: unknown, index: number): Mutation {
  const [entry, ...more] = isRecord(value) ? Object.entries(value) : [];
  if (!entry || more.length > 0) throw invalid('a mutation is an object with exactly one operation', index);
  const [operation, body] = entry;
  if (!isRecord(body)) throw invalid(`"${operation}" must be an object`, index);
  switch (operation) {
    case 'create':
      return { operation, document: readDocument(body, false, index) };
    case 'createOrReplace':
    case 'createIfNotExists':
      return { operation, document: readDocument(body, true, index) };
    case 'delete':
      return { operation, selection: readSelection(body, index) };
    case 'patch':
      return readPatch(body, index);
    default:
      throw invalid(`unknown mutation "${operation}"`, index);
  }
}

function readPatch(body: Record<string, unknown>, index: number): Mutation {
  const { id, query, params, ifRevisionID, ...operations } = body;
  if (ifRevisionID !== undefined && typeof ifRevisionID !== 'string') {
    throw invalid('"ifRevisionID" must be a string', index);
  }
  return {
    operation: 'patch',
    selection: readSelection({ id, query, params }, index),
    patch: readPatchOperations(operations, (problem) => invalid(problem, index)),
    ifRevisionId: ifRevisionID,
  };
}

function readSelection(body: Record<string, unknown>, index: number): Selection {
  const { id, query, params = {} } = body;
  if (typeof id === 'string' && id !== '') return { id };
  if (typeof query !== 'string') throw invalid('a patch or delete needs an "id" or a "query"', index);
  if (!isRecord(params)) throw invalid('"params" must be an object', index);
  return { query, params };
}

function readDocument(body: Record<string, unknown>, needsId: boolean, index: number): DocumentInput {
  const { _id, _type, ...fields } = body;
  if (typeof _type !== 'string' || _type === '') throw invalid('a document must have a string "_type"', index);
  if (_id === undefined && !needsId) return { ...fields, _type };
  const isPrefix = typeof _id === 'string' && _id.endsWith('.');
  const plainId = isPrefix ? _id.slice(0, -1) : _id;
  if (typeof _id !== 'string' || typeof plainId !== 'string' || !DOCUMENT_ID.test(plainId)) {
    throw invalid(`"${String(_id)}" is not a document ID: use letters, digits, "_", "-" and ".", at most 128`, index);
  }
  return { ...fields, _id, _type };
}

function invalid(description: string, index: number): Error {
  return mutationError(400, { type: 'validationError', description }, index);
}
