import { httpError } from '../errors';
import { type DocumentEvent, documentEvent } from '../history/document-events';
import type { Lake } from '../lake';
import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { requireToken } from '../server/require-token';
import type { LoggedTouch } from '../store/change-history';
import { baseDocumentId } from '../store/document-id';
import { findDataset } from './find-dataset';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1_000;

/**
 * `GET data/history/:dataset/events/documents/:id`: what happened to a document, newest first. The Studio's
 * history panel is made of it.
 */
export function handleHistoryEvents(request: LakeRequest, lake: Lake): LakeResponse {
  requireToken(request);
  const dataset = findDataset(lake, request.parts.dataset);
  const { id = '' } = request.parts;
  const limit = readNumber(request.search.get('limit'), DEFAULT_LIMIT);
  const before = readNumber(request.search.get('nextCursor'), Number.MAX_SAFE_INTEGER);
  const baseId = baseDocumentId(id);
  const ids = [baseId, id === baseId ? `drafts.${baseId}` : id];
  const range = { to: before - 1, isNewestFirst: true };
  const events: DocumentEvent[] = [];
  let nextCursor = '';
  for (const touches of byTransaction(lake.store.history.touches(dataset.name, ids, range))) {
    const event = documentEvent(id, touches);
    if (!event) continue;
    events.push(event);
    if (events.length < Math.min(limit, MAX_LIMIT)) continue;
    nextCursor = String(touches[0]?.sequence ?? '');
    break;
  }
  return jsonResponse({ events: { [id]: events }, nextCursor });
}

function* byTransaction(touches: readonly LoggedTouch[]): Generator<readonly LoggedTouch[]> {
  for (let at = 0; at < touches.length; ) {
    const { sequence } = touches[at] ?? {};
    let end = at + 1;
    while (touches[end]?.sequence === sequence) end += 1;
    yield touches.slice(at, end);
    at = end;
  }
}

function readNumber(text: string | null, otherwise: number): number {
  const value = text === null || text === '' ? otherwise : Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw httpError(400, '"limit" and "nextCursor" must be positive numbers');
}
