import type { Lake } from '../lake';
import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { requireToken } from '../server/require-token';
import { findDataset } from './find-dataset';

/**
 * `GET data/doc/:dataset/:ids`: documents by the ids they really have, separated by commas and in that
 * order; those that do not exist are listed as omitted.
 */
export function handleDocument(request: LakeRequest, lake: Lake): LakeResponse {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const ids = [...new Set((request.parts.ids ?? '').split(',').filter((id) => id !== ''))];
  const found = ids.map((id) => dataset.get(id)).filter((document) => document !== undefined);
  const omitted = ids.filter((id) => !dataset.get(id)).map((id) => ({ id, reason: 'existence' }));
  const excludeContent = request.search.get('excludeContent') === 'true';
  return jsonResponse({ documents: excludeContent ? [] : found, omitted });
}
