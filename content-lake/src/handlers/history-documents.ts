import { httpError } from '../errors';
import { documentAt } from '../history/document-at';
import type { Lake } from '../lake';
import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { requireToken } from '../server/require-token';
import type { Dataset } from '../store/dataset';
import { findDataset } from './find-dataset';

const MAX_IDS = 100;

/**
 * `GET data/history/:dataset/documents/:ids`: documents as they were right after a transaction (`revision`)
 * or at a `time`, or as they last were (`lastRevision=true`), before they were deleted perhaps. Those
 * that did not exist then are left out.
 */
export function handleHistoryDocuments(request: LakeRequest, lake: Lake): LakeResponse {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const ids = [...new Set((request.parts.ids ?? '').split(',').filter((id) => id !== ''))];
  if (ids.length > MAX_IDS) throw httpError(400, `No more than ${MAX_IDS} documents at once`);
  const isLast = request.search.get('lastRevision') === 'true';
  const sequence = isLast ? undefined : readMoment(request.search, dataset);
  const documents = ids.map((id) =>
    sequence === undefined ? lastState(dataset, id) : stateAt(dataset, id, sequence),
  );
  return jsonResponse({ documents: documents.filter((document) => document !== undefined) });
}

function stateAt(dataset: Dataset, id: string, sequence: number): unknown {
  if (sequence < 0) return undefined;
  const range = { from: sequence + 1, isNewestFirst: true };
  return documentAt(dataset.get(id), dataset.store.history.changes(dataset.name, [id], range));
}

function lastState(dataset: Dataset, id: string): unknown {
  const current = dataset.get(id);
  if (current) return current;
  // What a document was before its end is what the last thing done to it takes back.
  const range = { isNewestFirst: true, limit: 1 };
  return documentAt(undefined, dataset.store.history.changes(dataset.name, [id], range));
}

/** The place of the moment in the log; negative where there is no such revision. */
function readMoment(search: URLSearchParams, { name, store }: Dataset): number {
  const revision = search.get('revision');
  if (revision !== null) return store.history.sequenceOf(name, revision) ?? -1;
  const time = search.get('time');
  const at = time === null ? Number.NaN : Date.parse(time);
  if (Number.isNaN(at)) throw httpError(400, 'A "revision", a "time" or "lastRevision=true" is needed');
  return store.history.sequenceAt(name, new Date(at).toISOString());
}
