import { type EvaluateOptions, evaluate, evaluateSync, toJS } from 'groq-js';
import { httpError, LakeError } from '../errors';
import { candidateDocuments } from './candidate-documents';
import type { DatasetView } from './dataset-view';
import type { ParsedQuery } from './query-parser';

/** Everything that a result depends on, except the query. */
export type EvaluationContext = {
  readonly view: DatasetView;
  readonly params: Readonly<Record<string, unknown>>;
  /** The value of `now()`. */
  readonly timestamp: Date;
  /** The value of `identity()`. */
  readonly identity: string;
  readonly projectId: string;
  readonly dataset: string;
  /** Called with the id of every dereferenced reference, also of missing documents. */
  readonly onDereference?: (id: string) => void;
};

/**
 * Runs a parsed query.
 *
 * The synchronous evaluator is six times as fast; the asynchronous one is the fallback for what it does not support.
 *
 * @returns the result as plain JSON values.
 * @throws LakeError 400 when the evaluation fails.
 */
export async function evaluateQuery(query: ParsedQuery, context: EvaluationContext): Promise<unknown> {
  const options = evaluationOptions(query, context);
  try {
    return toJS(evaluateSync(query.tree, options));
  } catch (error) {
    if (error instanceof RangeError) throw evaluationError(error);
  }
  try {
    const value = await evaluate(query.tree, options);
    return toJS(await value.asStatic());
  } catch (error) {
    throw evaluationError(error);
  }
}

function evaluationError(error: unknown): Error {
  if (error instanceof LakeError) return error;
  if (error instanceof RangeError) return httpError(400, 'Query is nested too deeply');
  return httpError(
    400,
    `Query could not be evaluated: ${error instanceof Error ? error.message : String(error)}`,
  );
}

/** Options of groq-js for a parsed query: each scan is a parameter with its candidates. */
export function evaluationOptions(
  query: ParsedQuery,
  context: EvaluationContext,
): EvaluateOptions & { readonly params: Record<string, unknown> } {
  const { view } = context;
  const params: Record<string, unknown> = { ...context.params };
  for (const { name, filter } of query.scans) params[name] = candidateDocuments(view, filter, context.params);
  return {
    dataset: view.documents,
    params,
    timestamp: context.timestamp,
    identity: context.identity,
    sanity: { projectId: context.projectId, dataset: context.dataset },
    dereference: ({ _ref: id }) => {
      context.onDereference?.(id);
      return view.byId.get(id) ?? null;
    },
  };
}
