import { LakeError } from '../errors/lake-error';
import { mutationError } from '../errors/mutation-error';
import { isRecord } from '../json/is-record';
import { evaluateQuery } from '../query/evaluate-query';
import type { QueryParser } from '../query/query-parser';
import type { Dataset } from '../store/dataset';
import { applyMutation, type MutationResult, type SelectIds } from './apply-mutation';
import { checkReferences } from './check-references';
import type { Transaction } from './transaction';
import { WorkingSet } from './working-set';

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
  return dataset.exclusively(async () => {
    if (dataset.store.hasTransaction(dataset.name, transaction.id)) throw alreadyExists(transaction.id);
    const work = new WorkingSet(dataset);
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
    checkReferences(work);
    if (!transaction.isDryRun && work.changes.size > 0) write(dataset, transaction, work);
    return results;
  });
}

function write(dataset: Dataset, transaction: Transaction, work: WorkingSet): void {
  const changes = [...work.changes];
  dataset.commit({
    dataset: dataset.name,
    transactionId: transaction.id,
    timestamp: transaction.timestamp.toISOString(),
    author: transaction.author,
    mutations: transaction.received,
    written: changes.map(([, document]) => document).filter((document) => document !== null),
    deletedIds: changes.filter(([, document]) => document === null).map(([id]) => id),
  });
}

function idsOf(selected: unknown, index: number): string[] {
  const items: unknown[] = Array.isArray(selected) ? selected : [selected];
  const ids = items.map((item) => (isRecord(item) ? item._id : item)).filter((id) => typeof id === 'string');
  if (ids.length <= MAX_SELECTED) return ids;
  const description = `The query selects more than ${MAX_SELECTED} documents`;
  throw mutationError(400, { error: { type: 'validationError', description }, index });
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
