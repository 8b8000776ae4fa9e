import { planAction } from '../actions/plan-action';
import { type Action, readAction } from '../actions/read-action';
import {
  actionError,
  asActionError,
  httpError,
  InvalidMutation,
  mutationError,
  permissionProblem,
} from '../errors';
import { findDataset, type Lake, localUser } from '../lake';
import { applyMutation, type Evaluation } from '../mutate/apply-mutation';
import { readMutations, readTransactionId } from '../mutate/read-mutations';
import { commitWork, runTransaction } from '../mutate/run-transaction';
import type { TransactionHeader } from '../mutate/working-set';
import { jsonResponse, type LakeRequest, type LakeResponse } from '../server/lake-http';
import { readJsonBody } from '../server/read-body';
import type { Dataset } from '../store/dataset';

/** The hosted API's limit for mutations; actions have the same. */
const BODY_LIMIT_BYTES = 4_000_000;

/** `POST data/mutate/:dataset`: runs a transaction. */
export async function handleMutate(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  if (!request.isTrusted) throw mutationError(403, { error: permissionProblem, index: 0 });
  const dataset = findDataset(lake, request.parts.dataset);
  const body = await readJsonBody(request.incoming, BODY_LIMIT_BYTES);
  const { mutations } = body;
  if (!Array.isArray(mutations)) throw httpError(400, '"mutations" must be an array');
  const options = request.search;
  const transactionId = readTransactionId(body.transactionId);
  const results = await runTransaction(lake, dataset, {
    id: transactionId,
    mutations: readMutations(mutations),
    author: localUser.id,
    timestamp: lake.now(),
    generateArrayKeys: options.get('autoGenerateArrayKeys') === 'true',
    isDryRun: options.get('dryRun') === 'true',
  });
  const returnDocuments = options.get('returnDocuments') === 'true';
  return jsonResponse({
    transactionId,
    results: results.map(({ id, operation, document }) =>
      returnDocuments && document ? { id, operation, document } : { id, operation },
    ),
  });
}

/** `POST data/actions/:dataset`: runs the Studio's actions as one transaction. */
export async function handleActions(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  if (!request.isTrusted) throw actionError(403, 0, permissionProblem);
  const dataset = findDataset(lake, request.parts.dataset);
  const body = await readJsonBody(request.incoming, BODY_LIMIT_BYTES);
  const received = readList(body.actions);
  const transactionId = readTransactionId(body.transactionId);
  const isDryRun = body.dryRun === true || request.search.get('dryRun') === 'true';
  const transaction = {
    id: transactionId,
    author: localUser.id,
    timestamp: lake.now(),
    generateArrayKeys: false,
    isDryRun,
  };
  await runActions(lake, dataset, transaction, received.map(readAt));
  return jsonResponse({ transactionId });
}

function readList(value: unknown): unknown[] {
  // `@sanity/client` sends a single action as an object, several as an array.
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (list.length === 0 || value === undefined)
    throw httpError(400, '"actions" must name at least one action');
  return list;
}

function readAt(value: unknown, index: number): Action {
  try {
    return readAction(value);
  } catch (error) {
    if (!(error instanceof InvalidMutation)) throw error;
    throw actionError(400, index, { type: 'validationError', description: error.message });
  }
}

/**
 * Runs all actions in order, or none. Each action sees the changes of those before it.
 * @throws LakeError 400, 404 or 409 as an action error, 504 for a patch that reaches the deadline; nothing is stored
 *   then.
 */
async function runActions(
  evaluation: Evaluation,
  dataset: Dataset,
  transaction: TransactionHeader,
  actions: readonly Action[],
): Promise<void> {
  // Errors of a mutation carry the index of its action.
  const work = commitWork(dataset, transaction, async (set) => {
    for (const [index, action] of actions.entries()) {
      for (const mutation of planAction(set, action, index)) {
        await applyMutation(set, transaction, mutation, index, evaluation);
      }
    }
  });
  await work.catch((error: unknown) => {
    throw asActionError(error);
  });
}
