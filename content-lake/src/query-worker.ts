import { type MessagePort, parentPort } from 'node:worker_threads';
import { toJS } from 'groq-js';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../protocol/is-record';
import { LakeError } from './errors';
import type {
  QueryTask,
  QueryTaskKind,
  QueryTaskResults,
  TaskReport,
  ThreadInput,
  ThreadOutput,
} from './evaluation/query-task';
import { applyPatch } from './mutate/apply-patch';
import { DatasetView } from './query/dataset-view';
import { type EvaluationContext, evaluateQuery, evaluateToValue } from './query/evaluate-query';
import { byId } from './query/field-order';
import { buildView, type Perspective, shownIn } from './query/perspective';
import { QueryParser } from './query/query-parser';
import { answerTags } from './query/sync-tags';
import { mapSources } from './source-map/map-sources';
import type { LakeDocument } from './store/lake-document';
import { unpackDocument } from './store/packed-document';

const queries = new QueryParser();
const copies = new Map<string, DatasetCopy>();

if (parentPort) serve(parentPort);

/** The script of a query thread: maintains copies of the datasets and runs tasks on them. */
function serve(port: MessagePort): void {
  const send = (output: ThreadOutput) => {
    const bytes = output.type === 'done' && output.result instanceof Uint8Array ? [output.result.buffer] : [];
    port.postMessage(output, bytes);
  };
  port.on('message', (input: ThreadInput) => {
    if (input.type === 'change')
      copyOf(input.dataset).change(input.documents.map(unpackDocument), input.deleted);
    else if (input.type === 'loaded') send({ type: 'ready' });
    else void report(input.task).then(send);
  });
}

async function report(task: QueryTask): Promise<TaskReport> {
  try {
    return { type: 'done', result: await runQueryTask(task) };
  } catch (error) {
    if (!(error instanceof LakeError)) return { type: 'failed', error };
    const { status, body } = error;
    return { type: 'refused', status, body };
  }
}

function copyOf(dataset: string): DatasetCopy {
  const known = copies.get(dataset);
  if (known) return known;
  const copy = new DatasetCopy();
  copies.set(dataset, copy);
  return copy;
}

type Task<Kind extends QueryTaskKind> = Extract<QueryTask, { readonly kind: Kind }>;

/**
 * Runs a task on this thread without a time limit; the pool enforces it.
 * @throws LakeError when the request is invalid.
 */
async function runQueryTask(task: QueryTask): Promise<QueryTaskResults[QueryTaskKind]> {
  switch (task.kind) {
    case 'answer':
      return await answer(task);
    case 'select': {
      const context = { ...task, view: copyOf(task.dataset).viewWith(task.changes) };
      return idsOf(await evaluateQuery(queries.parse(task.query, task.params), context));
    }
    case 'filter':
      return await Promise.all(task.states.map((state) => isSelected(task, state)));
    case 'parse':
      queries.parse(task.query, task.params);
      return null;
    case 'patch':
      return applyPatch(task.document, task.patch, task.index);
  }
}

async function answer(task: Task<'answer'>): Promise<QueryTaskResults['answer']> {
  const started = performance.now();
  const { query, params, sourceMapMode } = task;
  const parsed = queries.parse(query, params);
  const dereferenced = new Set<string>();
  const context: EvaluationContext = {
    ...task,
    view: copyOf(task.dataset).view(task.perspective),
    onDereference: (id) => dereferenced.add(id),
  };
  const value = await evaluateToValue(parsed, context);
  const body = {
    ...(task.returnsQuery ? { query } : {}),
    result: value.data ?? null,
    ...(sourceMapMode && {
      resultSourceMap: mapSources({
        query: parsed,
        context,
        result: toJS(value),
        withKeys: sourceMapMode === 'key',
      }),
    }),
    syncTags: answerTags(task.dataset, parsed, params, dereferenced),
    ms: Math.round(performance.now() - started),
  };
  return new TextEncoder().encode(JSON.stringify(body));
}

/**
 * Whether a listener's query selects a document. The query runs on this document alone: as in the hosted lake, a
 * filter cannot read other documents.
 */
async function isSelected(task: Task<'filter'>, state: Task<'filter'>['states'][number]): Promise<boolean> {
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

const MAX_CACHED_VIEWS = 8;
const keyOf = (perspective: Perspective) =>
  typeof perspective === 'string' ? perspective : `layers:${perspective.join(',')}`;
type CachedView = { readonly perspective: Perspective; readonly view: DatasetView };

/** A query thread's copy of a dataset, updated by the changes that the lake sends. */
class DatasetCopy {
  readonly #documents = new Map<string, LakeDocument>();
  readonly #views = new LRUCache<string, CachedView>({ max: MAX_CACHED_VIEWS });
  #sorted: readonly LakeDocument[] | undefined;

  change(documents: readonly LakeDocument[], deleted: readonly string[]): void {
    for (const document of documents) this.#documents.set(document._id, document);
    for (const id of deleted) this.#documents.delete(id);
    this.#sorted = undefined;
    const cached = [...this.#views.rvalues()].filter((one) => one !== undefined);
    this.#views.clear();
    for (const { perspective, view } of cached) {
      const shows = shownIn(perspective);
      const changed = shows && documents.filter(({ _id }) => shows(_id));
      if (changed) this.#views.set(keyOf(perspective), { perspective, view: view.after(changed, deleted) });
    }
  }

  /** The documents that a perspective shows; built at most once after each change. */
  view(perspective: Perspective): DatasetView {
    const key = keyOf(perspective);
    const known = this.#views.get(key);
    if (known) return known.view;
    const view = buildView(this.#all(), perspective);
    this.#views.set(key, { perspective, view });
    return view;
  }

  /** All documents, drafts included, with uncommitted changes applied (null: deleted). */
  viewWith(changes: ReadonlyMap<string, LakeDocument | null>): DatasetView {
    if (changes.size === 0) return this.view('raw');
    const documents = this.#all().filter(({ _id }) => !changes.has(_id));
    for (const document of changes.values()) if (document) documents.push(document);
    return new DatasetView(documents.sort(byId));
  }

  #all(): readonly LakeDocument[] {
    this.#sorted ??= [...this.#documents.values()].sort(byId);
    return this.#sorted;
  }
}
