import { createAddressHash } from './address-hash';
import { logLine } from './log-line';

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
}

export type AccessLog = (record: AccessRecord) => void;

const MAX_PATH_LENGTH = 512;

/**
 * One line a request, with nothing in it that identifies or could betray somebody: no query, cookie, user agent or
 * referer, and the address only as a keyed hash (`createAddressHash`).
 * In: where a finished line goes, and the log level: `warn`, `error` and `silent` write none.
 */
export function createAccessLog(write: (line: string) => void, level: string): AccessLog {
  if (level !== 'info' && level !== 'debug') return () => {};
  const hash = createAddressHash(() => performance.now());
  return ({ requestId, method, path, status, durationMs, bytes, clientAddress }) => {
    write(
      logLine({
        ts: new Date().toISOString(),
        reqId: requestId,
        method,
        path: (path.split(/[?#]/, 1)[0] ?? '').slice(0, MAX_PATH_LENGTH),
        status,
        ms: Math.round(durationMs * 10) / 10,
        bytes,
        ipHash: hash(clientAddress),
      }),
    );
  };
}
