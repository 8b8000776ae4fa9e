import { Readable } from 'node:stream';
import { httpError } from '../errors';
import { findDataset, type Lake } from '../lake';
import { requireToken } from '../server/access';
import { jsonResponse, type LakeRequest, type LakeResponse } from '../server/lake-http';
import type { LoggedChange, LoggedTouch, LoggedTransaction, LogRange } from '../store/change-history';
import type { Dataset } from '../store/dataset';
import { baseDocumentId } from '../store/lake-document';
import { type DocumentEvent, documentAt, documentEvent } from './document-history';

const MAX_IDS = 100;

/**
 * `GET data/history/:dataset/documents/:ids`: the states of documents right after a transaction (`revision`), at a
 * `time`, or their last states (`lastRevision=true`), also of deleted documents. Documents that did not exist at that
 * moment are omitted.
 */
export function handleHistoryDocuments(request: LakeRequest, lake: Lake): LakeResponse {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const ids = readIds(request);
  const isLast = request.search.get('lastRevision') === 'true';
  const sequence = isLast ? undefined : readMoment(request.search, dataset);
  const documents = ids.map((id) =>
    sequence === undefined ? lastState(dataset, id) : stateAt(dataset, id, sequence),
  );
  return jsonResponse({ documents: documents.filter((document) => document !== undefined) });
}

function readIds({ parts: { ids = '' } }: LakeRequest): string[] {
  const list = [...new Set(ids.split(',').filter((id) => id !== ''))];
  if (list.length > MAX_IDS) throw httpError(400, `No more than ${MAX_IDS} documents at once`);
  return list;
}

function stateAt(dataset: Dataset, id: string, sequence: number): unknown {
  if (sequence < 0) return undefined;
  const range = { from: sequence + 1, isNewestFirst: true };
  return documentAt(dataset.get(id), dataset.store.history.changes(dataset.name, [id], range));
}

function lastState(dataset: Dataset, id: string): unknown {
  const current = dataset.get(id);
  if (current) return current;
  // Reverting the last change, which is the deletion, restores the last state.
  const range = { isNewestFirst: true, limit: 1 };
  return documentAt(undefined, dataset.store.history.changes(dataset.name, [id], range));
}

/** The requested moment as a sequence number of the log; -1 for an unknown revision. */
function readMoment(search: URLSearchParams, { name, store }: Dataset): number {
  const revision = search.get('revision');
  if (revision !== null) return store.history.sequenceOf(name, revision) ?? -1;
  const time = search.get('time');
  const at = time === null ? Number.NaN : Date.parse(time);
  if (Number.isNaN(at)) throw httpError(400, 'A "revision", a "time" or "lastRevision=true" is needed');
  return store.history.sequenceAt(name, new Date(at).toISOString());
}

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1_000;

/**
 * `GET data/history/:dataset/events/documents/:id`: a document's history events, newest first, for the Studio's history
 * panel.
 */
export function handleHistoryEvents(request: LakeRequest, lake: Lake): LakeResponse {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const { id = '' } = request.parts;
  const limit = readLimit(request.search);
  const before = readNumber(request.search, 'nextCursor', Number.MAX_SAFE_INTEGER);
  const baseId = baseDocumentId(id);
  const ids = [baseId, id === baseId ? `drafts.${baseId}` : id];
  const range = { to: before - 1, isNewestFirst: true };
  const events: DocumentEvent[] = [];
  let nextCursor = '';
  const all = lake.store.history.touches(dataset.name, ids, range);
  for (const { touches, end } of groupByTransaction(all)) {
    const event = documentEvent(id, touches, () => hasVersion(baseId, all, end));
    if (!event) continue;
    events.push(event);
    if (events.length < limit) continue;
    nextCursor = String(touches[0]?.sequence ?? '');
    break;
  }
  return jsonResponse({ events: { [id]: events }, nextCursor });
}

/** Whether a draft or version existed after the changes from a position on, newest first. */
function hasVersion(baseId: string, changes: readonly LoggedTouch[], from: number): boolean {
  const last = changes.slice(from).find(({ documentId }) => documentId !== baseId);
  return last !== undefined && !last.isDeleted;
}

/** The changes of one transaction, and the position of those before it. */
type Group = { readonly touches: readonly LoggedTouch[]; readonly end: number };

function* groupByTransaction(touches: readonly LoggedTouch[]): Generator<Group> {
  for (let at = 0; at < touches.length; ) {
    const { sequence } = touches[at] ?? {};
    let end = at + 1;
    while (touches[end]?.sequence === sequence) end += 1;
    yield { touches: touches.slice(at, end), end };
    at = end;
  }
}

function readLimit(search: URLSearchParams): number {
  return Math.min(readNumber(search, 'limit', DEFAULT_LIMIT), MAX_LIMIT);
}

function readNumber(search: URLSearchParams, name: string, fallback: number): number {
  const text = search.get(name);
  const value = text === null || text === '' ? fallback : Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw httpError(400, `"${name}" must be a positive number`);
}

/**
 * `GET data/history/:dataset/transactions/:ids`: the transactions that changed any of the documents, as NDJSON, with
 * their differences in the Mendoza format.
 *
 * The range includes `fromTransaction` and `toTransaction`. `limit` counts from the oldest transaction, with `reverse`
 * from the newest.
 */
export function handleHistoryTransactions(request: LakeRequest, lake: Lake): LakeResponse {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const ids = readIds(request);
  const range = readRange(request.search, dataset);
  const transactions = range ? lake.store.history.transactions(dataset.name, ids, range) : [];
  const lines = transactionLines(transactions, ids, request.search, lake);
  return {
    status: 200,
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
    body: Readable.from(lines),
  };
}

function* transactionLines(
  transactions: readonly LoggedTransaction[],
  ids: readonly string[],
  search: URLSearchParams,
  { store }: Lake,
): Generator<string> {
  const isIdentifiedOnly = search.get('includeIdentifiedDocumentsOnly') === 'true';
  const hasEffects = search.get('effectFormat') === 'mendoza';
  const hasMutations = search.get('excludeContent') !== 'true' && search.get('excludeMutations') !== 'true';
  for (const { sequence, transactionId: id, timestamp, author } of transactions) {
    const changes = store.history
      .changesIn(sequence)
      .filter(({ documentId }) => !isIdentifiedOnly || ids.includes(documentId));
    const line = {
      id,
      timestamp,
      author,
      documentIDs: changes.map(({ documentId }) => documentId),
      mutations: hasMutations ? store.history.mutations(sequence) : [],
      ...(hasEffects ? { effects: effectsOf(changes) } : {}),
    };
    yield `${JSON.stringify(line)}\n`;
  }
}

function effectsOf(changes: readonly LoggedChange[]): Record<string, unknown> {
  return Object.fromEntries(changes.map(({ documentId, effects }) => [documentId, effects]));
}

/** Undefined when the range begins or ends at an unknown transaction. */
function readRange(search: URLSearchParams, { name, store }: Dataset): LogRange | undefined {
  const sequenceFor = (parameter: string, fallback: number) => {
    const transactionId = search.get(parameter);
    return transactionId ? store.history.sequenceOf(name, transactionId) : fallback;
  };
  const from = sequenceFor('fromTransaction', 0);
  const to = sequenceFor('toTransaction', Number.MAX_SAFE_INTEGER);
  if (from === undefined || to === undefined) return undefined;
  return { from, to, limit: readLimit(search), isNewestFirst: search.get('reverse') === 'true' };
}
