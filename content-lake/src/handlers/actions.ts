import type { Action } from '../actions/action';
import { readAction } from '../actions/read-action';
import { runActions } from '../actions/run-actions';
import { actionError, httpError, InvalidMutation } from '../errors';
import type { Lake } from '../lake';
import { readTransactionId } from '../mutate/read-transaction-id';
import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { readJsonBody } from '../server/read-json-body';
import { localUser } from '../users/local-user';
import { findDataset } from './find-dataset';

/** As the hosted API's for mutations. */
const ACTIONS_BODY_LIMIT_BYTES = 4_000_000;

const permissionProblem = {
  type: 'insufficientPermissionsError',
  description: 'Insufficient permissions; permission "create" required',
  permission: 'create',
};

/** `POST data/actions/:dataset`: what the Studio's buttons and fields do, as one transaction. */
export async function handleActions(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  if (!request.isTrusted) throw actionError(403, 0, permissionProblem);
  const dataset = findDataset(lake, request.parts.dataset);
  const body = await readJsonBody(request.incoming, ACTIONS_BODY_LIMIT_BYTES);
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
  // The client sends a single action as it is, and several as a list.
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
