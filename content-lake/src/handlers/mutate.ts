import { randomBytes } from 'node:crypto';
import { httpError } from '../errors/http-error';
import type { Lake } from '../lake';
import { readMutation } from '../mutate/read-mutation';
import { runTransaction } from '../mutate/run-transaction';
import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { readJsonBody } from '../server/read-json-body';
import { requireToken } from '../server/require-token';
import { findDataset } from './find-dataset';

const MUTATION_BODY_LIMIT_BYTES = 4 * 1024 * 1024;
const TRANSACTION_ID = /^[A-Za-z0-9._-]{1,128}$/;
const TRANSACTION_ID_BYTES = 16;

/** `POST data/mutate/:dataset`: runs a transaction. */
export async function handleMutate(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const body = await readJsonBody(request.incoming, MUTATION_BODY_LIMIT_BYTES);
  const { mutations: received } = body;
  if (!Array.isArray(received)) throw httpError(400, '"mutations" must be an array');
  const options = request.url.searchParams;
  const transactionId = readTransactionId(body.transactionId);
  const results = await runTransaction(dataset, lake.queries, lake.projectId, {
    id: transactionId,
    mutations: received.map(readMutation),
    received,
    author: 'local',
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

function readTransactionId(value: unknown): string {
  if (value === undefined) return randomBytes(TRANSACTION_ID_BYTES).toString('hex');
  if (typeof value === 'string' && TRANSACTION_ID.test(value)) return value;
  throw httpError(400, '"transactionId" must be 1 to 128 letters, digits, "_", "-" or "."');
}
