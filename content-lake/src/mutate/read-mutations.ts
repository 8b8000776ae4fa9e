import { randomBytes } from 'node:crypto';
import { isRecord } from '../../../protocol/is-record';
import { httpError, InvalidMutation, type MutationErrorItem, mutationError } from '../errors';

/** A document as a client sends it: everything but `_type` may be missing. */
export type DocumentInput = {
  readonly _id?: string;
  readonly _type: string;
  readonly [field: string]: unknown;
};

/** The documents that a patch or delete applies to. */
export type Selection =
  | { readonly id: string }
  | { readonly query: string; readonly params: Readonly<Record<string, unknown>> };

/** The operations of a patch, in the format of `@sanity/mutator`. */
export type PatchOperations = {
  set?: Record<string, unknown>;
  setIfMissing?: Record<string, unknown>;
  unset?: string[];
  inc?: Record<string, number>;
  dec?: Record<string, number>;
  diffMatchPatch?: Record<string, string>;
  insert?: { items: unknown[] } & ({ before: string } | { after: string } | { replace: string });
};

/** A validated mutation. */
export type Mutation =
  | {
      readonly operation: 'create' | 'createOrReplace' | 'createIfNotExists';
      readonly document: DocumentInput;
    }
  | { readonly operation: 'delete'; readonly selection: Selection }
  | {
      readonly operation: 'patch';
      readonly selection: Selection;
      readonly patch: PatchOperations;
      readonly ifRevisionId?: string;
    };

/**
 * Validates the `mutations` of a request.
 * @throws LakeError 400 with an item for each invalid mutation.
 */
export function readMutations(values: readonly unknown[]): Mutation[] {
  const problems: MutationErrorItem[] = [];
  const mutations = values.flatMap((value, index) => {
    try {
      return [readMutation(value)];
    } catch (error) {
      if (!(error instanceof InvalidMutation)) throw error;
      problems.push({ error: { type: 'validationError', description: error.message }, index });
      return [];
    }
  });
  if (problems.length > 0) throw mutationError(400, ...problems);
  return mutations;
}

/**
 * Validates one entry of a request's `mutations`.
 * @throws InvalidMutation naming the problem.
 */
function readMutation(value: unknown): Mutation {
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

const POSITIONS = ['before', 'after', 'replace'] as const;

/**
 * Validates the operations of a patch.
 * @param operations the patch without its selection.
 * @throws InvalidMutation naming the problem.
 */
export function readPatchOperations(operations: Record<string, unknown>): PatchOperations {
  const patch: PatchOperations = {};
  for (const [name, value] of Object.entries(operations)) {
    if (value === undefined) continue;
    if (name === 'set' || name === 'setIfMissing') patch[name] = record(name, value);
    else if (name === 'inc' || name === 'dec') patch[name] = recordOf(name, value, isNumber);
    else if (name === 'diffMatchPatch') patch[name] = recordOf(name, value, isString);
    else if (name === 'unset') patch.unset = strings(value);
    else if (name === 'insert') patch.insert = insertion(value);
    else throw new InvalidMutation(`unknown patch operation "${name}"`);
  }
  return patch;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function record(name: string, value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new InvalidMutation(`"${name}" must be an object of paths and values`);
  return value;
}

function recordOf<T>(name: string, value: unknown, isRight: (item: unknown) => item is T): Record<string, T> {
  const entries: [string, T][] = [];
  for (const [path, item] of Object.entries(record(name, value))) {
    if (!isRight(item)) throw new InvalidMutation(`"${name}" has a value of the wrong kind at "${path}"`);
    entries.push([path, item]);
  }
  return Object.fromEntries(entries);
}

function strings(value: unknown): string[] {
  if (!Array.isArray(value)) throw new InvalidMutation('"unset" must be an array of paths');
  const paths = value.filter(isString);
  if (paths.length !== value.length) throw new InvalidMutation('"unset" must be an array of paths');
  return paths;
}

function insertion(value: unknown): PatchOperations['insert'] {
  if (!isRecord(value) || !Array.isArray(value.items))
    throw new InvalidMutation('"insert" must have an array "items"');
  const items: unknown[] = value.items;
  const [position, ...more] = POSITIONS.filter((name) => value[name] !== undefined);
  const path = position && value[position];
  if (!position || more.length > 0 || typeof path !== 'string') {
    throw new InvalidMutation('"insert" must have one path: "before", "after" or "replace"');
  }
  if (position === 'before') return { items, before: path };
  return position === 'after' ? { items, after: path } : { items, replace: path };
}

const DOCUMENT_ID = /^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/;

/** Whether a text is a valid document id: up to 128 letters, digits, `_`, `-` and single dots. */
export function isDocumentId(value: string): boolean {
  return DOCUMENT_ID.test(value);
}

const TRANSACTION_ID = /^[A-Za-z0-9._-]{1,128}$/;
const TRANSACTION_ID_BYTES = 16;

/**
 * The id of a transaction: the client's, or a generated one.
 * @throws LakeError 400 for an invalid id.
 */
export function readTransactionId(value: unknown): string {
  if (value === undefined) return randomBytes(TRANSACTION_ID_BYTES).toString('hex');
  if (typeof value === 'string' && TRANSACTION_ID.test(value)) return value;
  throw httpError(400, '"transactionId" must be 1 to 128 letters, digits, "_", "-" or "."');
}
