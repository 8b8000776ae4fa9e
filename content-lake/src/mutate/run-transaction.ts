import { mutationError } from '../errors/mutation-error';
import { isRecord } from '../json/is-record';
import { evaluateQuery } from '../query/evaluate-query';
import type { QueryParser } from '../query/query-parser';
import type { Dataset } from '../store/dataset';
import { applyMutation, type MutationResult, type SelectIds } from './apply-mutation';
import { commitWork } from './commit-work';
import type { Transaction } from './transaction';

/** The most documents that one query may select, as in the hosted API. */
const MAX_SELECTED = 10_000;

/**
 * Runs a transaction: all of its mutations in order, or none. Transactions of a dataset run one after
 * another; on return this one is on the disk.
 *
 * @returns one result for each document that each mutation looked at.
 * @throws LakeError 400, 404 or 409; nothing has changed then.
 */
export function runTransaction(
  dataset: Dataset,
  queries: QueryParser,
  projectId: string,
  transaction: Transaction,
): Promise<MutationResult[]> {
  return commitWork(dataset, transaction, async (work) => {
    const selectIds: SelectIds = async (selection, index) => {
      if ('id' in selection) return [selection.id];
      const query = queries.parse(selection.query, selection.params);
      const { timestamp, author: identity } = transaction;
      const context = {
        view: work.view(),
        params: selection.params,
        timestamp,
        identity,
        projectId,
        dataset: dataset.name,
      };
      return idsOf(await evaluateQuery(query, context), index);
    };
    const results: MutationResult[] = [];
    for (const [index, mutation] of transaction.mutations.entries()) {
      results.push(...(await applyMutation(work, transaction, mutation, index, selectIds)));
    }
    return results;
  });
}

function idsOf(selected: unknown, index: number): string[] {
  const items: unknown[] = Array.isArray(selected) ? selected : [selected];
  const ids = items.map((item) => (isRecord(item) ? item._id : item)).filter((id) => typeof id === 'string');
  if (ids.length <= MAX_SELECTED) return ids;
  const description = `The query selects more than ${MAX_SELECTED} documents`;
  throw mutationError(400, { error: { type: 'validationError', description }, index });
}
