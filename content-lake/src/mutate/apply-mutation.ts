import { randomBytes, randomUUID } from 'node:crypto';
import { isRecord } from '../../../protocol/is-record';
import { mutationError } from '../errors';
import { deepFreeze } from '../json';
import type { Lake } from '../lake';
import type { LakeDocument } from '../store/lake-document';
import type { DocumentInput, Mutation, Selection } from './read-mutations';
import type { TransactionHeader, WorkingSet } from './working-set';

/** The effect of a mutation on one document. */
export type MutationResult = {
  readonly id: string;
  readonly operation: 'create' | 'update' | 'delete' | 'none';
  /** The new state; for a deletion, the previous one. */
  readonly document?: LakeDocument;
};

/** The parts of the lake that evaluate queries and patches. */
export type Evaluation = Pick<Lake, 'queries' | 'projectId'>;

/** The hosted API's limit of documents that one mutation by query may select. */
const MAX_SELECTED = 10_000;

/**
 * Applies one mutation to the working set.
 * @throws LakeError 400, 404 or 409 as a mutation error.
 */
export async function applyMutation(
  work: WorkingSet,
  transaction: TransactionHeader,
  mutation: Mutation,
  index: number,
  evaluation: Evaluation,
): Promise<MutationResult[]> {
  if (mutation.operation !== 'patch' && mutation.operation !== 'delete') {
    return [createDocument(work, transaction, mutation.operation, mutation.document, index)];
  }
  const results: MutationResult[] = [];
  for (const id of await selectIds(work, transaction, mutation.selection, index, evaluation)) {
    if (mutation.operation === 'delete') results.push(deleteDocument(work, id, index));
    else results.push(await patchDocument(work, transaction, id, mutation, index, evaluation));
  }
  return results;
}

async function selectIds(
  work: WorkingSet,
  { author: identity, timestamp }: TransactionHeader,
  selection: Selection,
  index: number,
  { queries, projectId }: Evaluation,
): Promise<readonly string[]> {
  if ('id' in selection) return [selection.id];
  const dataset = work.dataset.name;
  const { changes } = work;
  const call = { ...selection, dataset, projectId, identity, timestamp };
  const ids = await queries.run({ kind: 'select', ...call, changes });
  if (ids.length <= MAX_SELECTED) return ids;
  const description = `The query selects more than ${MAX_SELECTED} documents`;
  throw mutationError(400, { error: { type: 'validationError', description }, index });
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

async function patchDocument(
  work: WorkingSet,
  transaction: TransactionHeader,
  id: string,
  mutation: Extract<Mutation, { operation: 'patch' }>,
  index: number,
  { queries }: Evaluation,
): Promise<MutationResult> {
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
  const patched = await queries.run({ kind: 'patch', document: existing, patch: mutation.patch, index });
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
  // Generated keys are in the document, but not in the patch.
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

/** A document without its revision. */
type UnrevisedDocument = {
  readonly _id: string;
  readonly _type: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [field: string]: unknown;
};

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

/** An id that ends with a dot is a prefix, to which the lake appends a generated id. */
function documentId(input: DocumentInput): string {
  const { _id = '' } = input;
  return _id === '' || _id.endsWith('.') ? `${_id}${randomUUID()}` : _id;
}

function dateOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : otherwise;
}

const KEY_BYTES = 6;

/** Copies a value and adds a `_key` to every object in an array that has none. */
function generateArrayKeys(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withKeys(value)]));
}

function withKeys(value: unknown): unknown {
  if (isRecord(value)) return generateArrayKeys(value);
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => {
    if (!isRecord(item)) return withKeys(item);
    const _key = typeof item._key === 'string' ? item._key : randomBytes(KEY_BYTES).toString('hex');
    return { ...generateArrayKeys(item), _key };
  });
}

/** Field names with a meaning in JavaScript, for which groq-js fails. */
const RESERVED_NAMES: ReadonlySet<string> = new Set(['__proto__', 'hasOwnProperty']);

/**
 * Returns why a value cannot be stored; undefined when it can. Two things are refused: field names for which queries
 * fail, and sparse arrays, which JSON cannot represent (setting `list[99]` of a short array creates one).
 */
export function storageProblem(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  if (Array.isArray(value) && entries.length !== value.length) return 'array index out of bounds';
  for (const [name, child] of entries) {
    if (RESERVED_NAMES.has(name)) return `"${name}" cannot be the name of a field`;
    const problem = storageProblem(child);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
