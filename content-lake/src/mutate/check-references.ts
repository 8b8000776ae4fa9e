import { mutationError } from '../errors';
import { strongReferences } from '../store/strong-references';
import type { WorkingSet } from './working-set';

/**
 * Holds a transaction to the rule that strong references have a target: looked at as a whole, so a document
 * and what it refers to may come or go together. A reference is to the published document; a draft of it
 * is no target.
 *
 * @throws LakeError 409 in the form of a mutation error.
 */
export function checkReferences(work: WorkingSet): void {
  for (const [id, document] of work.changes) {
    const index = work.touchedBy.get(id) ?? 0;
    if (document === null) {
      refuseIfReferenced(work, id, 'be deleted', index);
      continue;
    }
    const before = work.dataset.get(id);
    if (before && before._type !== document._type) refuseIfReferenced(work, id, 'change its type', index);
    const missing = [...strongReferences(document)].find((target) => !work.get(target));
    if (missing !== undefined) {
      const description = `Document "${id}" references non-existent document "${missing}"`;
      const problem = { type: 'documentReferenceDoesNotExistError', description, id, referenceID: missing };
      throw mutationError(409, { error: problem, index });
    }
  }
}

function refuseIfReferenced(work: WorkingSet, id: string, what: string, index: number): void {
  // A document that this transaction changed has been looked at above, in its new state.
  const referencingIDs = [...work.dataset.references.referringTo(id)].filter(
    (source) => !work.changes.has(source),
  );
  const [first] = referencingIDs;
  if (first === undefined) return;
  const description = `Document "${id}" cannot ${what} as there are references to it from "${first}"`;
  throw mutationError(409, {
    error: { type: 'documentHasExistingReferencesError', description, id, referencingIDs },
    index,
  });
}
