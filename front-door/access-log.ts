import { createAddressHash } from './address-hash';
import { logLine } from './log-line';
import type { CacheOutcome } from './page-cache/cache-outcome';

export interface AccessRecord {
  requestId: string;
  /** `-` where the request could not be parsed. */
  method: string;
  /** Path or whole target; everything from `?` on is left out. */
  path: string;
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
const QUERY_OR_FRAGMENT = /[?#]/;

/**
 * One line a request, with nothing in it that identifies or could betray somebody: no query, cookie, user agent or
 * referer, and the address only as a keyed hash (`createAddressHash`).
 * In: where a finished line goes, and the log level: `warn`, `error` and `silent` write none.
 */
export function createAccessLog(write: (line: string) => void, level: string): AccessLog {
  if (level !== 'info' && level !== 'debug') return () => {};
  const hash = createAddressHash(() => performance.now());
  const timestamp = createTimestamp();
  return ({ requestId, method, path, status, durationMs, bytes, clientAddress, cache }) => {
    write(
      logLine({
        ts: timestamp(),
        reqId: requestId,
        method,
        path: withoutQuery(path),
        status,
        ms: Math.round(durationMs * 10) / 10,
        bytes,
        ipHash: hash(clientAddress),
        cache,
      }),
    );
  };
}

function withoutQuery(path: string): string {
  const end = path.search(QUERY_OR_FRAGMENT);
  return end === -1 && path.length <= MAX_PATH_LENGTH
    ? path
    : path.slice(0, Math.min(end === -1 ? path.length : end, MAX_PATH_LENGTH));
}

/** Many requests share a millisecond. */
function createTimestamp(): () => string {
  let atMs = 0;
  let text = '';
  return () => {
    const nowMs = Date.now();
    if (nowMs !== atMs) text = new Date(nowMs).toISOString();
    atMs = nowMs;
    return text;
  };
}
