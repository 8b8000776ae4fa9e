import { Mutation as Mutator } from '@sanity/mutator';
import { isRecord } from '../../../protocol/is-record';
import { mutationError } from '../errors';
import type { LakeDocument } from '../store/lake-document';
import type { PatchOperations } from './read-mutations';

/** Fields that no patch may change. */
const IMMUTABLE_FIELDS = ['_id', '_type'] as const;

/**
 * Applies the operations of a patch with the library that the Studio uses, so that both get the same result.
 * @returns the patched fields; `_rev` and `_updatedAt` are unchanged.
 * @throws LakeError 400 for a path or operation that cannot be applied, or that changes `_id` or `_type`.
 */
export function applyPatch(
  document: LakeDocument,
  patch: PatchOperations,
  index: number,
): Record<string, unknown> {
  const patched = run(document, patch, index);
  for (const name of IMMUTABLE_FIELDS) {
    if (patched[name] !== document[name]) {
      const description = `Cannot modify immutable attribute "${name}"`;
      throw mutationError(400, { error: { type: 'validationError', description, id: document._id }, index });
    }
  }
  return patched;
}

function run(document: LakeDocument, patch: PatchOperations, index: number): Record<string, unknown> {
  try {
    const { insert, ...operations } = patch;
    const mutation = { patch: { id: document._id, ...operations, ...(insert ? { insert } : {}) } };
    const result: unknown = new Mutator({ mutations: [mutation] }).apply({ ...document });
    if (!isRecord(result)) throw new Error('the patch leaves no document');
    return result;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const description = `Could not apply patch to document "${document._id}": ${reason}`;
    throw mutationError(400, { error: { type: 'patchError', description, id: document._id }, index });
  }
}
