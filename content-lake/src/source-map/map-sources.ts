import type { EvaluationContext } from '../query/evaluation-context';
import type { ParsedQuery } from '../query/parsed-query';
import type { ContentSourceMap } from './content-source-map';
import { SourceMapWriter } from './source-map-writer';
import { SourceTracer } from './source-tracer';

/** What an answer's map is made from. */
export interface AnsweredQuery {
  readonly query: ParsedQuery;
  readonly context: EvaluationContext;
  readonly result: unknown;
  /** Whether items of arrays are told by their `_key` instead of their place. */
  readonly withKeys: boolean;
}

/**
 * The Content Source Map of an answer. What has a mapping is that very field of that very document; a value
 * whose source cannot be told (computed by a function or an operator, or missing) is `unknown` or has none.
 *
 * Runs the query a second time, so it costs about as much again.
 */
export function mapSources({ query, context, result, withKeys }: AnsweredQuery): ContentSourceMap {
  const writer = new SourceMapWriter(context.view, withKeys);
  try {
    writer.write('$', result, new SourceTracer(query, context).traceQuery());
  } catch {
    // What groq-js can run only asynchronously (`diff::`) is not traced.
    return new SourceMapWriter(context.view, withKeys).finish();
  }
  return writer.finish();
}
