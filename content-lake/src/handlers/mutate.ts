import { httpError, mutationError, permissionProblem } from '../errors';
import { findDataset, type Lake, localUser } from '../lake';
import { readMutations, readTransactionId } from '../mutate/read-mutations';
import { runTransaction } from '../mutate/run-transaction';
import { jsonResponse, type LakeRequest, type LakeResponse } from '../server/lake-http';
import { readJsonBody } from '../server/read-body';

/** The hosted API's limit. */
const MUTATION_BODY_LIMIT_BYTES = 4_000_000;

/** `POST data/mutate/:dataset`: runs a transaction. */
export async function handleMutate(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  if (!request.isTrusted) throw mutationError(403, { error: permissionProblem, index: 0 });
  const dataset = findDataset(lake, request.parts.dataset);
  const body = await readJsonBody(request.incoming, MUTATION_BODY_LIMIT_BYTES);
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
