import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** A request on its way to a handler. */
export interface LakeRequest {
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
}

/** What a handler answers. */
export interface LakeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | Readable;
}
