import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnchanged } from '../../protocol/entity-tag';
import { acceptedEncoding } from '../accepted-encoding';
import type { Encoded } from './compression';
import type { StoredPage } from './stored-page';

/** `revalidated`: the renderer answered 304; `pass`: not cached. */
export type CacheOutcome = 'hit' | 'stale' | 'revalidated' | 'miss' | 'pass';

/** RFC 9211. */
const CACHE_STATUS: Record<CacheOutcome, string> = {
  hit: 'front-door; hit',
  stale: 'front-door; hit; detail=stale',
  revalidated: 'front-door; fwd=stale; fwd-status=304; stored',
  miss: 'front-door; fwd=miss',
  pass: 'front-door; fwd=bypass',
};
const NOT_MODIFIED = 304;

/** @returns a promise only if the encoding has to be made */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  how: { outcome: CacheOutcome; nowMs: number },
): void | Promise<void> {
  const also = ['Age', String(page.ageS(how.nowMs)), 'Cache-Status', CACHE_STATUS[how.outcome]];
  if (isUnchanged(request.headers['if-none-match'], page.etag)) {
    response.writeHead(NOT_MODIFIED, page.headersWithoutBody.concat(also));
    return endWithTurn(response);
  }
  const encoded = page.in(acceptedEncoding(request.headers['accept-encoding']?.toString()));
  const send = (ready: Encoded) => {
    response.writeHead(page.status, page.headersFor(ready).concat(also));
    endWithTurn(response, request.method === 'HEAD' ? undefined : ready.bytes);
  };
  return encoded instanceof Promise ? encoded.then(send) : send(encoded);
}

/**
 * Ends an answer after the requests that have already arrived are read. Answers that are written one by one, each after
 * its request is read, also wake their clients one by one, which is a third of the cost of a cache hit.
 */
function endWithTurn(response: ServerResponse, body?: Buffer): void {
  setImmediate(() => response.end(body));
}
