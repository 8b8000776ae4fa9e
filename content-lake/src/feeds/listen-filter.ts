import { DatasetView } from '../query/dataset-view';
import { evaluateQuery } from '../query/evaluate-query';
import type { ParsedQuery } from '../query/parsed-query';
import type { LakeDocument } from '../store/lake-document';

/** Whose listener it is, and where. */
export interface ListenContext {
  readonly params: Readonly<Record<string, unknown>>;
  readonly identity: string;
  readonly projectId: string;
  readonly dataset: string;
  readonly now: () => Date;
}

/**
 * Whether a listener's query selects a document. The document is all that the query sees: a filter cannot
 * look into other documents, as in the hosted lake.
 */
export async function isSelected(
  query: ParsedQuery,
  document: LakeDocument | undefined,
  context: ListenContext,
): Promise<boolean> {
  if (!document) return false;
  const { params, identity, projectId, dataset } = context;
  const view = new DatasetView([document]);
  const selected = await evaluateQuery(query, {
    view,
    params,
    identity,
    projectId,
    dataset,
    timestamp: context.now(),
    // A query that fails on a document does not select it.
  }).catch(() => undefined);
  return Array.isArray(selected) ? selected.length > 0 : Boolean(selected);
}
