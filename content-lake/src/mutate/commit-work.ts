import { LakeError } from '../errors';
import type { Dataset } from '../store/dataset';
import { checkReferences } from './check-references';
import type { TransactionHeader } from './transaction';
import { WorkingSet } from './working-set';

/**
 * Does a piece of work on a dataset as one transaction: all of it, or nothing. Transactions of a dataset run
 * one after another; on return this one is on the disk.
 *
 * @param work changes the set it is given; what it returns is returned.
 * @throws LakeError 409 for a transaction id that was used before or a reference without a target, and
 *   whatever `work` throws; nothing has changed then.
 */
export function commitWork<T>(
  dataset: Dataset,
  transaction: TransactionHeader,
  work: (set: WorkingSet) => Promise<T>,
): Promise<T> {
  return dataset.exclusively(async () => {
    if (dataset.store.hasTransaction(dataset.name, transaction.id)) throw alreadyExists(transaction.id);
    const set = new WorkingSet(dataset);
    const result = await work(set);
    checkReferences(set);
    if (!transaction.isDryRun) write(dataset, transaction, set);
    return result;
  });
}

function write(dataset: Dataset, transaction: TransactionHeader, set: WorkingSet): void {
  const documents = [...set.changes]
    // Made and gone within the transaction: nobody ever saw it.
    .filter(([id, after]) => after !== null || dataset.get(id) !== undefined)
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
  const { statusCode, error } = { statusCode: 409, error: 'Conflict' };
  const description = `Transaction with ID "${id}" already exists`;
  return new LakeError(409, {
    statusCode,
    error: { type: 'transactionAlreadyExistsError', description, id },
    message: error,
  });
}
