import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../request/accepted-encoding';
import type { CacheOutcome } from './cache-outcome';
import type { Encoded } from './encoded-body';
import type { StoredPage } from './stored-page';

/** RFC 9211. */
const CACHE_STATUS: Record<CacheOutcome, string> = {
  hit: 'front-door; hit',
  stale: 'front-door; hit; detail=stale',
  renewed: 'front-door; fwd=stale; fwd-status=304; stored',
  miss: 'front-door; fwd=miss',
  pass: 'front-door; fwd=bypass',
};
const NOT_MODIFIED = 304;

/**
 * Answers with a page: in the best encoding that the client takes, without its body to HEAD, and with 304 where the client
 * has it already. Out: a promise only where the encoding is still to be made.
 */
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
 * Ends an answer when the requests that have arrived by now are read. Answers that are written one by one, each after its
 * request is read, also wake their clients one by one, which is a third of what a page from the cache costs.
 */
function endWithTurn(response: ServerResponse, body?: Buffer): void {
  setImmediate(() => response.end(body));
}

/** Weak comparison (RFC 9110, section 13.1.2). The package `fresh` sends the whole page to `Cache-Control: no-cache`. */
function isUnchanged(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
