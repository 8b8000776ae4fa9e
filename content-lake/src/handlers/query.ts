import type { Lake } from '../lake';
import { answerTags } from '../query/answer-tags';
import { evaluateQuery } from '../query/evaluate-query';
import type { EvaluationContext } from '../query/evaluation-context';
import { type Perspective, readPerspective } from '../query/perspective';
import { readQueryRequest } from '../query/read-query-request';
import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { mapSources } from '../source-map/map-sources';
import { readSourceMapMode } from '../source-map/read-source-map-mode';
import { localUser } from '../users/local-user';
import { findDataset } from './find-dataset';

/** `GET` and `POST data/query/:dataset`: runs GROQ. */
export async function handleQuery(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  const dataset = findDataset(lake, request.parts.dataset);
  const started = performance.now();
  const { query, params } = await readQueryRequest(request);
  const asked = readPerspective(request.search.getAll('perspective').join(','), request.apiVersion);
  // Whatever was asked: without the token there is nothing but what is published.
  const perspective: Perspective = request.isTrusted ? asked : 'public';
  const sourceMapMode = readSourceMapMode(request.search);
  const parsed = lake.queries.parse(query, params);
  const dereferenced = new Set<string>();
  const context: EvaluationContext = {
    view: dataset.view(perspective),
    params,
    timestamp: lake.now(),
    identity: request.isTrusted ? localUser.id : '<anonymous>',
    projectId: lake.projectId,
    dataset: dataset.name,
    onDereference: (id) => dereferenced.add(id),
  };
  const result = await evaluateQuery(parsed, context);
  return jsonResponse({
    ...(request.search.get('returnQuery') === 'false' ? {} : { query }),
    result: result ?? null,
    ...(sourceMapMode && {
      resultSourceMap: mapSources({ query: parsed, context, result, withKeys: sourceMapMode === 'key' }),
    }),
    syncTags: answerTags(dataset.name, parsed, params, dereferenced),
    ms: Math.round(performance.now() - started),
  });
}
