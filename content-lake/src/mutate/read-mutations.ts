import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { isRecord } from '../../../protocol/is-record';
import { httpError, InvalidMutation, type MutationErrorItem, mutationError } from '../errors';

const DOCUMENT_ID = /^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/;

/** Up to 128 letters, digits, `_`, `-` and single dots. */
export const documentId = z.string().regex(DOCUMENT_ID);

const error = ({ input }: { input?: unknown }) => `Malformed document ID: "${String(input)}"`;
/** Of a new document; one that ends with a dot is a prefix. */
const newId = z.string({ error }).refine((id) => DOCUMENT_ID.test(id.replace(/\.$/, '')), { error });

export const documentType = z.string('Document does not have a type').min(1, 'Document does not have a type');

/** A document as a client sends it: everything but `_type` may be missing. */
export type DocumentInput = {
  readonly _id?: string;
  readonly _type: string;
  readonly [field: string]: unknown;
};

const values = z.record(z.string(), z.unknown());
const numbers = z.record(z.string(), z.number());
const items = z.array(z.unknown());

/** The operations of a patch, in the format of `@sanity/mutator`: by path. */
const operations = {
  set: values.optional(),
  setIfMissing: values.optional(),
  unset: z.array(z.string()).optional(),
  inc: numbers.optional(),
  dec: numbers.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  insert: z
    .union(
      [
        z.strictObject({ items, before: z.string() }),
        z.strictObject({ items, after: z.string() }),
        z.strictObject({ items, replace: z.string() }),
      ],
      'must have an array "items" and one path: "before", "after" or "replace"',
    )
    .optional(),
};
export const patchOperations = z.strictObject(operations);
export type PatchOperations = z.output<typeof patchOperations>;

/** What a patch or delete applies to. */
const selected = {
  id: z.string().min(1).optional(),
  query: z.string().optional(),
  params: values.optional(),
};

/** The documents that a patch or delete applies to. */
export type Selection =
  | { readonly id: string }
  | { readonly query: string; readonly params: Readonly<Record<string, unknown>> };

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

const created = z.looseObject({ _type: documentType, _id: newId.optional() });
const identified = z.looseObject({ _type: documentType, _id: newId });
const deleted = z.object(selected);
const patched = z.strictObject({ ...selected, ...operations, ifRevisionID: z.string().optional() });

/** @throws InvalidMutation naming the problem. */
function readMutation(value: unknown): Mutation {
  const [entry, ...more] = isRecord(value) ? Object.entries(value) : [];
  if (!entry || more.length > 0)
    throw new InvalidMutation('a mutation is an object with exactly one operation');
  const [operation, body] = entry;
  switch (operation) {
    case 'create':
      return { operation, document: readAs(created, body) };
    case 'createOrReplace':
    case 'createIfNotExists':
      return { operation, document: readAs(identified, body) };
    case 'delete':
      return { operation, selection: selectionOf(readAs(deleted, body)) };
    case 'patch': {
      const { id, query, params, ifRevisionID: ifRevisionId, ...patch } = readAs(patched, body);
      return { operation, selection: selectionOf({ id, query, params }), patch, ifRevisionId };
    }
    default:
      throw new InvalidMutation(`unknown mutation "${operation}"`);
  }
}

function selectionOf({ id, query, params = {} }: z.output<typeof deleted>): Selection {
  if (id !== undefined) return { id };
  if (query === undefined) throw new InvalidMutation('a patch or delete needs an "id" or a "query"');
  return { query, params };
}

/** @throws InvalidMutation naming the first problem, and its place. */
export function readAs<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  const [{ path, message } = { path: [], message: 'invalid' }] = read.error.issues;
  throw new InvalidMutation([path.join('.'), message].filter(Boolean).join(': '));
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
