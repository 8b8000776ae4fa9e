import type { EvaluateOptions } from 'groq-js';
import { candidateDocuments } from './candidate-documents';
import type { EvaluationContext } from './evaluation-context';
import type { ParsedQuery } from './parsed-query';

/** What groq-js is told when it runs a parsed query: each scan is a parameter that holds its candidates. */
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
