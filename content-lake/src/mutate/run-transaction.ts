import { LakeError, mutationError } from '../errors';
import type { Dataset } from '../store/dataset';
import { strongReferences } from '../store/reference-index';
import { applyMutation, type Evaluation, type MutationResult } from './apply-mutation';
import { type Transaction, type TransactionHeader, WorkingSet } from './working-set';

/**
 * Runs a transaction: all of its mutations in order, or none. Transactions of a dataset run one after another; on return
 * this one is durable.
 * @returns one result for each document of each mutation.
 * @throws LakeError 400, 404, 409, or 504 for a query or patch that reaches the deadline; nothing is stored then.
 */
export function runTransaction(
  evaluation: Evaluation,
  dataset: Dataset,
  transaction: Transaction,
): Promise<MutationResult[]> {
  return commitWork(dataset, transaction, async (work) => {
    const results: MutationResult[] = [];
    for (const [index, mutation] of transaction.mutations.entries()) {
      results.push(...(await applyMutation(work, transaction, mutation, index, evaluation)));
    }
    return results;
  });
}

/**
 * Commits the changes of a function as one transaction: all of them, or none. Transactions of a dataset run one after
 * another; on return this one is durable.
 * @throws LakeError 409 for a transaction id that was used before or a strong reference without a target; the errors of
 *   `work`. Nothing is stored then.
 */
export function commitWork<T>(
  dataset: Dataset,
  transaction: TransactionHeader,
  work: (set: WorkingSet) => Promise<T>,
): Promise<T> {
  return dataset.exclusively(async () => {
    const known = dataset.store.history.sequenceOf(dataset.name, transaction.id);
    if (known !== undefined) throw alreadyExists(transaction.id);
    const set = new WorkingSet(dataset);
    const result = await work(set);
    checkReferences(set);
    if (!transaction.isDryRun) write(dataset, transaction, set);
    return result;
  });
}

function write(dataset: Dataset, transaction: TransactionHeader, set: WorkingSet): void {
  const documents = [...set.changes]
    // Created and deleted within the transaction: there is nothing to store.
    .filter(([id, after]) => after !== null || dataset.has(id))
    .map(([id, after]) => ({ id, after: after ?? undefined, mutations: set.mutations.get(id) ?? [] }));
  if (documents.length === 0) return;
  dataset.commit({
    transactionId: transaction.id,
    timestamp: transaction.timestamp.toISOString(),
    author: transaction.author,
    documents,
  });
}

function alreadyExists(id: string): LakeError {
  const description = `Transaction with ID "${id}" already exists`;
  return new LakeError(409, {
    statusCode: 409,
    error: { type: 'transactionAlreadyExistsError', description, id },
    message: 'Conflict',
  });
}

/**
 * Checks that strong references have a target, for the transaction as a whole: a document and its target may be created or
 * deleted together. The target is the published document; a draft does not count.
 * @throws LakeError 409 as a mutation error.
 */
function checkReferences(work: WorkingSet): void {
  for (const [id, document] of work.changes) {
    const index = work.touchedBy.get(id) ?? 0;
    if (document === null) {
      refuseIfReferenced(work, id, 'be deleted', index);
      continue;
    }
    const before = work.dataset.get(id);
    if (before && before._type !== document._type) refuseIfReferenced(work, id, 'change its type', index);
    const missing = [...strongReferences(document)].find((target) => !work.has(target));
    if (missing !== undefined) {
      const description = `Document "${id}" references non-existent document "${missing}"`;
      const problem = { type: 'documentReferenceDoesNotExistError', description, id, referenceID: missing };
      throw mutationError(409, { error: problem, index });
    }
  }
}

function refuseIfReferenced(work: WorkingSet, id: string, what: string, index: number): void {
  // The new states of documents that this transaction changed have been checked above.
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
