import { Readable } from 'node:stream';
import type { Lake } from '../lake';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { requireToken } from '../server/require-token';
import type { LakeDocument } from '../store/lake-document';
import { findDataset } from './find-dataset';

/**
 * `GET data/export/:dataset`: every document, drafts included, one JSON line each; `types` (names separated by
 * commas) picks some. All lines are of the moment of asking, so there is never a further page to fetch.
 */
export function handleExport(request: LakeRequest, lake: Lake): LakeResponse {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const types = request.search.get('types')?.split(',').filter(Boolean);
  const documents = dataset.all().filter((document) => !types?.length || types.includes(document._type));
  return {
    status: 200,
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
    body: Readable.from(lines(documents)),
  };
}

function* lines(documents: readonly LakeDocument[]): Generator<string> {
  for (const document of documents) yield `${JSON.stringify(document)}\n`;
}
