import { httpError } from '../errors';
import { findDataset, type Lake, localUser } from '../lake';
import { type Perspective, readPerspective } from '../query/dataset-view';
import { readQueryRequest } from '../query/query-request';
import type { LakeRequest, LakeResponse } from '../server/lake-http';

/** `GET` and `POST data/query/:dataset`: evaluates a GROQ query. */
export async function handleQuery(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  const dataset = findDataset(lake, request.parts.dataset);
  const { query, params } = await readQueryRequest(request);
  const requested = readPerspective(request.search.getAll('perspective').join(','), request.apiVersion);
  // Without the token every perspective is limited to published documents.
  const perspective: Perspective = request.isTrusted ? requested : 'public';
  const body = await lake.queries.run(
    {
      kind: 'answer',
      query,
      params,
      dataset: dataset.name,
      projectId: lake.projectId,
      identity: request.isTrusted ? localUser.id : '<anonymous>',
      timestamp: lake.now(),
      perspective,
      sourceMapMode: readSourceMapMode(request.search),
      returnsQuery: request.search.get('returnQuery') !== 'false',
    },
    request.signal,
  );
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  };
}

/**
 * Reads the `resultSourceMap` parameter of a query.
 *
 * @returns how the map identifies array items; undefined when no map is requested.
 * @throws LakeError 400 for any value but `true`, `false` and `withKeyArraySelector`.
 */
function readSourceMapMode(search: URLSearchParams): 'index' | 'key' | undefined {
  const text = search.get('resultSourceMap');
  if (text === null || text === '' || text === 'false') return undefined;
  if (text === 'true') return 'index';
  if (text === 'withKeyArraySelector') return 'key';
  throw httpError(400, 'Invalid value for "resultSourceMap": use true, false or withKeyArraySelector');
}
