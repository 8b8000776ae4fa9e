import type { Lake } from '../lake';
import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { requireToken } from '../server/require-token';
import { findDataset } from './find-dataset';

/**
 * `GET data/references/:dataset/documents/:id/to`: the documents that refer strongly to this one. References
 * from other datasets do not exist here, so with `excludeInternalReferences` there are none.
 */
export function handleReferences(request: LakeRequest, lake: Lake): LakeResponse {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const isWithoutInternal = request.search.get('excludeInternalReferences') === 'true';
  const sources = isWithoutInternal ? [] : [...dataset.references.referringTo(request.parts.id ?? '')];
  const references = sources
    .sort()
    .map((documentId) => ({ documentId, datasetName: dataset.name, projectId: lake.projectId }));
  return jsonResponse({ totalCount: references.length, references });
}
