import { randomUUID } from 'node:crypto';
import { mutationError } from '../errors/mutation-error';
import { deepFreeze } from '../json/deep-freeze';
import type { LakeDocument } from '../store/lake-document';
import { applyPatch } from './apply-patch';
import { generateArrayKeys } from './generate-array-keys';
import type { DocumentInput, Mutation, Selection } from './mutation';
import { storageProblem } from './storage-problem';
import type { TransactionHeader } from './transaction';
import type { WorkingSet } from './working-set';

/** What a mutation did to one document. */
export interface MutationResult {
  readonly id: string;
  readonly operation: 'create' | 'update' | 'delete' | 'none';
  /** Its state afterwards; for a delete, before. */
  readonly document?: LakeDocument;
}

/** Finds the ids of the documents that a query selects. */
export type SelectIds = (selection: Selection, index: number) => Promise<readonly string[]>;

/**
 * Applies one mutation to the working set.
 *
 * @param index the mutation's position in the transaction.
 * @throws LakeError 400, 404 or 409 in the form of a mutation error.
 */
export async function applyMutation(
  work: WorkingSet,
  transaction: TransactionHeader,
  mutation: Mutation,
  index: number,
  selectIds: SelectIds,
): Promise<MutationResult[]> {
  if (mutation.operation === 'patch') {
    const ids = await selectIds(mutation.selection, index);
    return ids.map((id) => patchDocument(work, transaction, id, mutation, index));
  }
  if (mutation.operation === 'delete') {
    const ids = await selectIds(mutation.selection, index);
    return ids.map((id) => deleteDocument(work, id, index));
  }
  return [createDocument(work, transaction, mutation.operation, mutation.document, index)];
}

function createDocument(
  work: WorkingSet,
  transaction: TransactionHeader,
  operation: 'create' | 'createOrReplace' | 'createIfNotExists',
  input: DocumentInput,
  index: number,
): MutationResult {
  const id = documentId(input);
  const existing = work.get(id);
  if (existing && operation === 'createIfNotExists') return { id, operation: 'none', document: existing };
  if (existing && operation === 'create') {
    const description = `Document by ID "${id}" already exists`;
    throw mutationError(409, { error: { type: 'documentAlreadyExistsError', description, id }, index });
  }
  const now = transaction.timestamp.toISOString();
  const document = finish(
    transaction,
    {
      ...input,
      _id: id,
      _type: input._type,
      _createdAt: dateOr(input._createdAt, now),
      _updatedAt: dateOr(input._updatedAt, now),
    },
    index,
  );
  work.put(document, index, { [operation]: document });
  return { id, operation: existing ? 'update' : 'create', document };
}

function patchDocument(
  work: WorkingSet,
  transaction: TransactionHeader,
  id: string,
  mutation: Extract<Mutation, { operation: 'patch' }>,
  index: number,
): MutationResult {
  const existing = work.get(id);
  if (!existing) {
    const description = `The document with the ID "${id}" was not found`;
    throw mutationError(404, { error: { type: 'documentNotFoundError', description, id }, index });
  }
  const expected = mutation.ifRevisionId;
  if (expected !== undefined && expected !== existing._rev) {
    const description = `Document "${id}" has unexpected revision ID ("${existing._rev}"), expected "${expected}"`;
    const revisions = { currentRevisionID: existing._rev, expectedRevisionID: expected };
    throw mutationError(409, {
      error: { type: 'documentRevisionIDDoesNotMatchError', description, id, ...revisions },
      index,
    });
  }
  const patched = applyPatch(existing, mutation.patch, index);
  const document = finish(
    transaction,
    {
      ...patched,
      _id: id,
      _type: existing._type,
      _createdAt: dateOr(patched._createdAt, existing._createdAt),
      _updatedAt: transaction.timestamp.toISOString(),
    },
    index,
  );
  // Keys that the lake made up are in the document, and not in the patch.
  const applied = transaction.generateArrayKeys
    ? { createOrReplace: document }
    : { patch: { id, ...mutation.patch } };
  work.put(document, index, applied);
  return { id, operation: 'update', document };
}

function deleteDocument(work: WorkingSet, id: string, index: number): MutationResult {
  const existing = work.get(id);
  if (!existing) return { id, operation: 'none' };
  work.remove(id, index);
  return { id, operation: 'delete', document: existing };
}

/** A document that has all but its revision. */
interface UnrevisedDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [field: string]: unknown;
}

function finish(transaction: TransactionHeader, document: UnrevisedDocument, index: number): LakeDocument {
  const problem = storageProblem(document);
  if (problem !== undefined) {
    const description = `Document "${document._id}" cannot be stored: ${problem}`;
    throw mutationError(400, { error: { type: 'validationError', description, id: document._id }, index });
  }
  const { _id, _type, _createdAt, _updatedAt, ...rest } = document;
  const { _rev, ...fields } = transaction.generateArrayKeys ? generateArrayKeys(rest) : rest;
  return deepFreeze({ _createdAt, _id, _rev: transaction.id, _type, _updatedAt, ...fields });
}

/** An id that ends with a dot is a prefix; what follows is up to the lake. */
function documentId(input: DocumentInput): string {
  const { _id = '' } = input;
  return _id === '' || _id.endsWith('.') ? `${_id}${randomUUID()}` : _id;
}

function dateOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : otherwise;
}
