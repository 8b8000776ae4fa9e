import { buildView } from '../query/build-view';
import { evaluateQuery } from '../query/evaluate-query';
import type { Perspective } from '../query/perspective';
import { QueryParser } from '../query/query-parser';
import type { LakeDocument } from '../store/lake-document';
import type { ContentSourceMap } from './content-source-map';
import { mapSources } from './map-sources';

/** A question about these documents. */
export interface Question {
  readonly documents: readonly LakeDocument[];
  readonly query: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly perspective?: Perspective;
  readonly withKeys?: boolean;
}

const queries = new QueryParser();

/** The answer as the query endpoint makes it, with its map. */
export async function answerWithMap(question: Question): Promise<{ result: unknown; map: ContentSourceMap }> {
  const { documents, params = {}, perspective = 'raw', withKeys = false } = question;
  const sorted = [...documents].sort((one, other) => (one._id < other._id ? -1 : 1));
  const query = queries.parse(question.query, params);
  const view = buildView(sorted, perspective);
  const about = { identity: 'me', projectId: 'p', dataset: 'd', timestamp: new Date(0) };
  const context = { view, params, ...about };
  const result = await evaluateQuery(query, context);
  return { result, map: mapSources({ query, context, result, withKeys }) };
}
