import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { httpError, LakeError } from '../errors';

/** A request as a handler receives it. */
export type LakeRequest = {
  /** `HEAD` is handled as `GET`; the server omits the body. */
  readonly method: string;
  readonly search: URLSearchParams;
  /** `1`, `X` or a date; empty for endpoints without a version, such as images. */
  readonly apiVersion: string;
  /** The named parameters of the route, percent-decoded. */
  readonly parts: Readonly<Record<string, string>>;
  /** True when the request carries the lake's token. */
  readonly isTrusted: boolean;
  readonly incoming: IncomingMessage;
  /** Aborted when the client closes the connection. */
  readonly signal: AbortSignal;
};

/** A handler's response. */
export type LakeResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | Readable;
};

/** A JSON response. */
export function jsonResponse(body: unknown, status = 200): LakeResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/** Messages of SQLite and of the file system. */
const DISK_FULL = /^Error: (?:database or disk is full$|ENOSPC:|EDQUOT:)/;
const NOT_STORED = 'The disk of DATA_DIR is full: nothing was stored';

/**
 * The response to a failed request. Any error but a `LakeError` or a full disk is a bug of the lake: it is logged, and
 * the client gets a 500 without details.
 */
export function errorResponse(error: unknown): LakeResponse {
  if (!(error instanceof LakeError)) {
    const full = DISK_FULL.test(String(error)) ? NOT_STORED : undefined;
    console.error('content lake:', full ?? error);
    return errorResponse(httpError(full ? 507 : 500, full ?? 'An internal server error occurred'));
  }
  return {
    status: error.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    },
    body: JSON.stringify(error.body),
  };
}
