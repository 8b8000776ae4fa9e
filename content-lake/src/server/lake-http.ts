import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { httpError, LakeError } from '../errors';

/** A request on its way to a handler. */
export type LakeRequest = {
  /** `HEAD` arrives as `GET`: the server drops the body. */
  readonly method: string;
  readonly search: URLSearchParams;
  /** `1`, `X` or a date; empty for what has no version, such as images. */
  readonly apiVersion: string;
  /** The named parts of the route, percent-decoded. */
  readonly parts: Readonly<Record<string, string>>;
  /** True when the request carries the lake's token. */
  readonly isTrusted: boolean;
  readonly incoming: IncomingMessage;
  /** Aborted when the client closes the connection. */
  readonly signal: AbortSignal;
};

/** What a handler answers. */
export type LakeResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | Readable;
};

/** A JSON answer. */
export function jsonResponse(body: unknown, status = 200): LakeResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/**
 * The answer to a failed request. What is not a `LakeError` is a fault of the lake: it is logged, and the
 * client learns nothing of it.
 */
export function errorResponse(error: unknown): LakeResponse {
  if (!(error instanceof LakeError)) {
    console.error('content lake:', error);
    return errorResponse(httpError(500, 'An internal server error occurred'));
  }
  return {
    status: error.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...error.headers,
    },
    body: JSON.stringify(error.body),
  };
}
