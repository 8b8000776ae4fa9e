import { isRecord } from '../json';
import { applyPatch } from '../mutate/apply-patch';
import { DatasetView } from '../query/dataset-view';
import { type EvaluationContext, evaluateQuery } from '../query/evaluate-query';
import type { QueryParser } from '../query/query-parser';
import { answerTags } from '../query/sync-tags';
import { mapSources } from '../source-map/map-sources';
import type { DatasetCopy } from './dataset-copy';
import type { QueryTask, QueryTaskKind, QueryTaskResults } from './query-task';

type Task<Kind extends QueryTaskKind> = Extract<QueryTask, { readonly kind: Kind }>;

/**
 * Does a task on the calling thread, for as long as it takes.
 *
 * @param copyOf the thread's copy of a dataset.
 * @throws LakeError when the request is to blame.
 */
export async function runQueryTask(
  task: QueryTask,
  queries: QueryParser,
  copyOf: (dataset: string) => DatasetCopy,
): Promise<QueryTaskResults[QueryTaskKind]> {
  switch (task.kind) {
    case 'answer':
      return await answer(task, queries, copyOf(task.dataset));
    case 'select': {
      const context = { ...task, view: copyOf(task.dataset).viewWith(task.changes) };
      return idsOf(await evaluateQuery(queries.parse(task.query, task.params), context));
    }
    case 'filter':
      return await Promise.all(task.states.map((state) => isSelected(task, state, queries)));
    case 'parse':
      queries.parse(task.query, task.params);
      return null;
    case 'patch':
      return applyPatch(task.document, task.patch, task.index);
  }
}

async function answer(
  task: Task<'answer'>,
  queries: QueryParser,
  dataset: DatasetCopy,
): Promise<QueryTaskResults['answer']> {
  const started = performance.now();
  const { query, params, sourceMapMode } = task;
  const parsed = queries.parse(query, params);
  const dereferenced = new Set<string>();
  const context: EvaluationContext = {
    ...task,
    view: dataset.view(task.perspective),
    onDereference: (id) => dereferenced.add(id),
  };
  const result = await evaluateQuery(parsed, context);
  const body = {
    ...(task.returnsQuery ? { query } : {}),
    result: result ?? null,
    ...(sourceMapMode && {
      resultSourceMap: mapSources({ query: parsed, context, result, withKeys: sourceMapMode === 'key' }),
    }),
    syncTags: answerTags(task.dataset, parsed, params, dereferenced),
    ms: Math.round(performance.now() - started),
  };
  return new TextEncoder().encode(JSON.stringify(body));
}

/**
 * Whether a listener's query selects a document. The document is all that the query sees: a filter cannot
 * look into other documents, as in the hosted lake.
 */
async function isSelected(
  task: Task<'filter'>,
  state: Task<'filter'>['states'][number],
  queries: QueryParser,
): Promise<boolean> {
  if (!state) return false;
  const query = queries.parse(task.query, task.params);
  const context = { ...task, view: new DatasetView([state]) };
  // A query that fails on a document does not select it.
  const selected = await evaluateQuery(query, context).catch(() => undefined);
  return Array.isArray(selected) ? selected.length > 0 : Boolean(selected);
}

function idsOf(selected: unknown): string[] {
  const items: unknown[] = Array.isArray(selected) ? selected : [selected];
  return items.map((item) => (isRecord(item) ? item._id : item)).filter((id) => typeof id === 'string');
}
