import type { Dataset } from '../store/dataset';
import { applyMutation, type Evaluation, type MutationResult } from './apply-mutation';
import { commitWork } from './commit-work';
import type { Transaction } from './transaction';

/**
 * Runs a transaction: all of its mutations in order, or none. Transactions of a dataset run one after
 * another; on return this one is on the disk.
 *
 * @returns one result for each document that each mutation looked at.
 * @throws LakeError 400, 404, 409, or 504 for a query or a patch that takes too long; nothing has changed then.
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
