import { Readable } from 'node:stream';
import { httpError } from '../errors';
import type { Lake } from '../lake';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { requireToken } from '../server/require-token';
import type { LoggedChange, LoggedTransaction, LogRange } from '../store/change-history';
import type { Dataset } from '../store/dataset';
import { findDataset } from './find-dataset';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1_000;
const MAX_IDS = 100;

/**
 * `GET data/history/:dataset/transactions/:ids`: the transactions that touched any of the documents, a JSON
 * line each, with the differences they made in Mendoza's form.
 *
 * `fromTransaction` and `toTransaction` are themselves included; so is everything up to a limit, which counts
 * from the oldest, or with `reverse` from the newest.
 */
export function handleHistoryTransactions(request: LakeRequest, lake: Lake): LakeResponse {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const ids = (request.parts.ids ?? '').split(',').filter((id) => id !== '');
  if (ids.length > MAX_IDS) throw httpError(400, `No more than ${MAX_IDS} documents at once`);
  const range = readRange(request.search, dataset);
  const transactions = range ? lake.store.history.transactions(dataset.name, ids, range) : [];
  const lines = describe(transactions, ids, request.search, lake);
  return {
    status: 200,
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
    body: Readable.from(lines),
  };
}

function* describe(
  transactions: readonly LoggedTransaction[],
  ids: readonly string[],
  search: URLSearchParams,
  { store }: Lake,
): Generator<string> {
  const isNamedOnly = search.get('includeIdentifiedDocumentsOnly') === 'true';
  const hasEffects = search.get('effectFormat') === 'mendoza';
  const hasMutations = search.get('excludeContent') !== 'true' && search.get('excludeMutations') !== 'true';
  for (const { sequence, transactionId: id, timestamp, author } of transactions) {
    const changes = store.history
      .changesIn(sequence)
      .filter(({ documentId }) => !isNamedOnly || ids.includes(documentId));
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

/** Undefined when the range begins or ends at a transaction that there is not. */
function readRange(search: URLSearchParams, { name, store }: Dataset): LogRange | undefined {
  const place = (parameter: string, otherwise: number) => {
    const transactionId = search.get(parameter);
    return transactionId ? store.history.sequenceOf(name, transactionId) : otherwise;
  };
  const from = place('fromTransaction', timePlace(search.get('fromTime'), name, store) + 1);
  const to = place('toTransaction', Number.MAX_SAFE_INTEGER);
  if (from === undefined || to === undefined) return undefined;
  const until = search.get('toTime');
  return {
    from,
    to: until === null ? to : Math.min(to, timePlace(until, name, store)),
    limit: readLimit(search.get('limit')),
    isNewestFirst: search.get('reverse') === 'true',
  };
}

function timePlace(time: string | null, dataset: string, { history }: Dataset['store']): number {
  if (time === null) return 0;
  const at = Date.parse(time);
  if (Number.isNaN(at)) throw httpError(400, `"${time.slice(0, 100)}" is not a time`);
  return history.sequenceAt(dataset, new Date(at).toISOString());
}

function readLimit(text: string | null): number {
  const limit = text === null ? DEFAULT_LIMIT : Number(text);
  if (Number.isInteger(limit) && limit > 0) return Math.min(limit, MAX_LIMIT);
  throw httpError(400, '"limit" must be a positive number');
}
