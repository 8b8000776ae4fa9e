import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { httpError } from '../errors';
import { findDataset, type Lake, localUser } from '../lake';
import { type Perspective, readPerspective } from '../query/perspective';
import { readQueryRequest } from '../query/query-request';
import { requireToken } from '../server/access';
import { jsonResponse, type LakeRequest, type LakeResponse } from '../server/lake-http';
import type { LakeDocument } from '../store/lake-document';

/** `GET` and `POST data/query/:dataset`: evaluates a GROQ query. */
export async function handleQuery(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  const dataset = findDataset(lake, request.parts.dataset);
  const { query, params } = await readQueryRequest(request);
  const requested = readPerspective(request.search.getAll('perspective').join(','), request.apiVersion);
  // Without the token every perspective is limited to published documents.
  const perspective: Perspective = request.isTrusted ? requested : 'public';
  const body = await lake.queries.run(
    {
      kind: 'answer',
      query,
      params,
      dataset: dataset.name,
      projectId: lake.projectId,
      identity: request.isTrusted ? localUser.id : '<anonymous>',
      timestamp: lake.now(),
      perspective,
      sourceMapMode: readSourceMapMode(request.search),
      returnsQuery: request.search.get('returnQuery') !== 'false',
    },
    request.signal,
  );
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  };
}

/**
 * Reads the `resultSourceMap` parameter of a query.
 * @returns how the map identifies array items; undefined when no map is requested.
 * @throws LakeError 400 for any value but `true`, `false` and `withKeyArraySelector`.
 */
function readSourceMapMode(search: URLSearchParams): 'index' | 'key' | undefined {
  const text = search.get('resultSourceMap');
  if (text === null || text === '' || text === 'false') return undefined;
  if (text === 'true') return 'index';
  if (text === 'withKeyArraySelector') return 'key';
  throw httpError(400, 'Invalid value for "resultSourceMap": use true, false or withKeyArraySelector');
}

/**
 * `GET data/doc/:dataset/:ids`: documents by their stored ids (comma-separated), in the requested order; ids without a
 * document are listed as `omitted`.
 */
export function handleDocument(request: LakeRequest, lake: Lake): LakeResponse {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const ids = [...new Set((request.parts.ids ?? '').split(',').filter((id) => id !== ''))];
  const found = ids.map((id) => dataset.get(id)).filter((document) => document !== undefined);
  const omitted = ids.filter((id) => !dataset.has(id)).map((id) => ({ id, reason: 'existence' }));
  const excludeContent = request.search.get('excludeContent') === 'true';
  return jsonResponse({ documents: excludeContent ? [] : found, omitted });
}

/**
 * `GET data/references/:dataset/documents/:id/to`: the documents with a strong reference to this one. References from
 * other datasets do not exist here, so the list is empty with `excludeInternalReferences`.
 */
export function handleReferences(request: LakeRequest, lake: Lake): LakeResponse {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const excludesInternal = request.search.get('excludeInternalReferences') === 'true';
  const sources = excludesInternal ? [] : [...dataset.references.referringTo(request.parts.id ?? '')];
  const references = sources
    .sort()
    .map((documentId) => ({ documentId, datasetName: dataset.name, projectId: lake.projectId }));
  return jsonResponse({ totalCount: references.length, references });
}

/**
 * `GET data/export/:dataset`: every document, drafts included, as NDJSON; `types` (comma-separated) filters by type.
 * The response is a snapshot of the dataset in one page.
 */
export function handleExport(request: LakeRequest, lake: Lake): LakeResponse {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const types = request.search.get('types')?.split(',').filter(Boolean);
  const documents = [...dataset.documents()].filter(
    (document) => !types?.length || types.includes(document._type),
  );
  return {
    status: 200,
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
    body: Readable.from(lines(documents)),
  };
}

function* lines(documents: readonly LakeDocument[]): Generator<string> {
  for (const document of documents) yield `${JSON.stringify(document)}\n`;
}

/**
 * `GET __backup`: the database as of one moment, as a SQLite file. Files of assets are not in it: they are stored before
 * their documents and never deleted, so a copy of their folder that is made afterwards has all of them.
 */
export async function handleBackup(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  requireToken(request);
  const file = lake.store.copy();
  const { size } = await stat(file);
  const body = createReadStream(file);
  body.once('close', () => void rm(file, { force: true }));
  const headers = { 'content-type': 'application/vnd.sqlite3', 'content-length': String(size) };
  return { status: 200, headers: { ...headers, 'cache-control': 'no-store' }, body };
}
