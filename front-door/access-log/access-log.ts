import type { CacheOutcome } from '../page-cache/cache-outcome';
import { createAddressHash } from './address-hash';
import type { LazyLine } from './line-writer';
import { logLine } from './log-line';

export interface AccessRecord {
  requestId: string;
  /** `-` where the request could not be parsed. */
  method: string;
  /** As the client sent it, an absolute URL or a path; only the path is written. */
  target: string;
  status: number;
  durationMs: number;
  /** Sent on the wire, headers included. */
  bytes: number;
  clientAddress: string;
  /** What the page cache did; undefined where it was not asked. */
  cache?: CacheOutcome | undefined;
}

export type AccessLog = (record: AccessRecord) => void;

const MAX_PATH_LENGTH = 512;
const ORIGIN = /^https?:\/\/[^/?#]*/i;
const QUERY_OR_FRAGMENT = /[?#]/;

/**
 * One line a request, with nothing in it that identifies or could betray somebody: no query, cookie, user agent or
 * referer, and the address only as a keyed hash (`createAddressHash`).
 * In: where a line goes, and the log level: `warn`, `error` and `silent` write none.
 */
export function createAccessLog(write: (line: LazyLine) => void, level: string): AccessLog {
  if (level !== 'info' && level !== 'debug') return () => {};
  const hash = createAddressHash(() => performance.now());
  const timestamp = createTimestamp();
  return ({ requestId, method, target, status, durationMs, bytes, clientAddress, cache }) => {
    const atMs = Date.now();
    write(() =>
      logLine({
        ts: timestamp(atMs),
        reqId: requestId,
        method,
        path: pathOf(target),
        status,
        ms: Math.round(durationMs * 10) / 10,
        bytes,
        ipHash: hash(clientAddress),
        cache,
      }),
    );
  };
}

function pathOf(target: string): string {
  const [path = ''] = target.replace(ORIGIN, '').split(QUERY_OR_FRAGMENT, 1);
  return path.slice(0, MAX_PATH_LENGTH);
}

/** Many requests share a millisecond. */
function createTimestamp(): (atMs: number) => string {
  let lastMs = 0;
  let text = '';
  return (atMs) => {
    if (atMs !== lastMs) text = new Date(atMs).toISOString();
    lastMs = atMs;
    return text;
  };
}
